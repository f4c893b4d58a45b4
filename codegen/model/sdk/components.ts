import { asObject, isArray, isObject, type Json, type JsonObject } from '../../load/json.ts';

const COMPONENT = '#/components/';

/**
 * The components that these values refer to, and those that they refer to in turn: `schemas/Usd`. What is opaque is
 * reached and not looked into.
 */
export const reached = (
  values: readonly Json[],
  components: JsonObject,
  isOpaque: (component: string) => boolean = () => false,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (value: Json): void => {
    if (isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const { $ref } = value;
    if (typeof $ref === 'string' && $ref.startsWith(COMPONENT)) follow($ref.slice(COMPONENT.length));
    Object.values(value).forEach(visit);
  };
  const follow = (component: string): void => {
    if (found.has(component)) return;
    found.add(component);
    const [kind = '', name = ''] = component.split('/');
    if (!isOpaque(component)) visit(asObject(components[kind])[name] ?? null);
  };
  values.forEach(visit);
  return found;
};

/** The components that are wanted, by kind. */
export const picked = (components: JsonObject, isWanted: (component: string) => boolean): JsonObject =>
  Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [
      kind,
      Object.fromEntries(Object.entries(asObject(members)).filter(([name]) => isWanted(`${kind}/${name}`))),
    ]),
  );
