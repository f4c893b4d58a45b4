import { expect, test } from 'vitest';
import { offerServices } from '../../../src/platform/app/offer-services.ts';
import type { Module, ServiceParts } from '../../../src/platform/module.ts';

type Made = (parts: ServiceParts) => unknown;

const moduleOf = (name: string, services: Readonly<Record<string, Made>>): Module => ({ name, services }) as Module;

function offered(modules: readonly Module[], there: object = {}): Readonly<Record<string, unknown>> {
  const services = { ...there };
  offerServices(modules, { services } as unknown as ServiceParts);
  return services as Readonly<Record<string, unknown>>;
}

/** Reads a service of another module. */
const asks =
  (name: string): Made =>
  ({ services }) =>
    `of ${Reflect.get(services, name)}`;

test('makes a service before its users, in whichever order the modules are listed', () => {
  const [chain, relayer] = [
    moduleOf('chain', { chain: () => 'chain' }),
    moduleOf('relayer', { relayer: asks('chain') }),
  ];
  expect(offered([relayer, chain])).toEqual({ relayer: 'of chain', chain: 'chain' });
  expect(offered([chain, relayer])).toEqual({ relayer: 'of chain', chain: 'chain' });
});

test('makes each service once, and keeps a plain property', () => {
  let count = 0;
  const one = moduleOf('one', { one: () => (count += 1) });
  const services = offered([moduleOf('two', { two: asks('one') }), one, moduleOf('three', { three: asks('one') })]);
  expect(count).toBe(1);
  for (const name of ['one', 'two', 'three'])
    expect(Object.getOwnPropertyDescriptor(services, name), name).toHaveProperty('value');
});

test('refuses services that depend on each other', () => {
  const modules = [moduleOf('one', { one: asks('two') }), moduleOf('two', { two: asks('one') })];
  expect(() => offered(modules)).toThrow('The service one needs itself');
});

test('refuses a service that two modules offer, or that the platform already has', () => {
  const chain = moduleOf('chain', { chain: () => 1 });
  expect(() => offered([chain, moduleOf('other', { chain: () => 2 })])).toThrow(
    'The module other offers the service chain, which there is already',
  );
  expect(() => offered([chain], { chain: 0 })).toThrow('The module chain offers the service chain');
});
