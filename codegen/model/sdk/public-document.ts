import { asArray, asObject, isObject, type Json, type JsonObject } from '../../load/json.ts';
import { picked, reached } from './components.ts';

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
  const used = reached([paths, document.webhooks ?? {}], components);
  const pruned = picked(components, (component) => component.startsWith('securitySchemes/') || used.has(component));
  const result = { ...document, paths, components: pruned };
  made.set(document, result);
  return result;
};

/** An operation that the deployment's admin key alone opens (D-425). */
export const isOperators = (operation: Json): boolean => {
  const security = asArray(asObject(operation).security);
  return security.length > 0 && security.every((one) => Object.keys(asObject(one)).join() === 'adminKey');
};
