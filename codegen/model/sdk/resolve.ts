import { asObject, asString, type Json, type JsonObject } from '../../load/json.ts';
import { MERGE_PATCH } from '../model.ts';

/** Finds what a node refers to, or returns the node itself; an empty object where there is none. */
export type Resolve = (node: Json | undefined) => JsonObject;

export function resolver(root: JsonObject): Resolve {
  const resolve: Resolve = (node) => {
    const found = asObject(node);
    const reference = asString(found.$ref);
    if (reference === undefined) return found;
    const keys = reference
      .slice(2)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    return resolve(keys.reduce<Json | undefined>((at, key) => asObject(at)[key], root));
  };
  return resolve;
}

/** The schema of a body or a response as JSON. */
export const jsonSchemaOf = (content: Json | undefined): Json | undefined => {
  const { 'application/json': plain, [MERGE_PATCH]: patch } = asObject(content);
  return asObject(plain ?? patch).schema;
};
