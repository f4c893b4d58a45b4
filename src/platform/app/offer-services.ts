import type { Module, ServiceParts } from '../module.ts';

/**
 * Adds what modules offer to `services`. A service that another one asks for while it is made is made first. In the end each
 * is a plain property, so that later reads look nothing up.
 */
export function offerServices(modules: readonly Module[], parts: ServiceParts): void {
  const { services } = parts;
  const offered: string[] = [];
  for (const { name: module, services: made = {} } of modules) {
    for (const [name, make] of Object.entries(made)) {
      if (name in services) throw new Error(`The module ${module} offers the service ${name}, which there is already`);
      offered.push(name);
      offer(services, name, () => make(parts));
    }
  }
  for (const name of offered) Reflect.get(services, name);
}

function offer(services: object, name: string, make: () => unknown): void {
  let isBeingMade = false;
  const get = (): unknown => {
    if (isBeingMade) throw new Error(`The service ${name} needs itself`);
    isBeingMade = true;
    const value = make();
    Object.defineProperty(services, name, { value, enumerable: true });
    return value;
  };
  Object.defineProperty(services, name, { get, enumerable: true, configurable: true });
}
