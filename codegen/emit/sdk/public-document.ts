import { asArray, asObject, isArray, isObject, type Json, type JsonObject } from '../../load/json.ts';

const made = new WeakMap<JsonObject, JsonObject>();

/** The document without what operators alone may call (D-425), and without the components that nothing else refers to. */
export const publicDocument = (document: JsonObject): JsonObject => {
  const known = made.get(document);
  if (known) return known;
  const paths = Object.fromEntries(
    Object.entries(asObject(document.paths)).flatMap(([path, item]) => {
      const kept = Object.entries(asObject(item)).filter(([, operation]) => !isOperators(operation));
      return kept.some(([, operation]) => isObject(operation)) ? [[path, Object.fromEntries(kept)]] : [];
    }),
  );
  const { adminKey: _adminKey, ...schemes } = asObject(asObject(document.components).securitySchemes);
  const components = { ...asObject(document.components), securitySchemes: schemes };
  const reached = reach([paths, document.webhooks ?? {}], components);
  const pruned = Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [
      kind,
      kind === 'securitySchemes'
        ? members
        : Object.fromEntries(Object.entries(asObject(members)).filter(([name]) => reached.has(`${kind}/${name}`))),
    ]),
  );
  const result = { ...document, paths, components: pruned };
  made.set(document, result);
  return result;
};

const isOperators = (operation: Json): boolean => {
  const security = asArray(asObject(operation).security);
  return security.length > 0 && security.every((one) => Object.keys(asObject(one)).join() === 'adminKey');
};

const COMPONENT = '#/components/';

/** The components that these values refer to, and those that they refer to in turn: `schemas/Usd`. */
const reach = (values: readonly Json[], components: JsonObject): ReadonlySet<string> => {
  const reached = new Set<string>();
  const visit = (value: Json): void => {
    if (isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const { $ref } = value;
    if (typeof $ref === 'string' && $ref.startsWith(COMPONENT) && !reached.has($ref.slice(COMPONENT.length))) {
      const name = $ref.slice(COMPONENT.length);
      reached.add(name);
      const [kind = '', member = ''] = name.split('/');
      visit(asObject(components[kind])[member] ?? null);
    }
    Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return reached;
};
