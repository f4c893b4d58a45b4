/** Plain data, as YAML and JSON give it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}
/** A JSON Schema whose `$ref`s point at `#/components/...` of the bundled document. */
export type Schema = JsonObject;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isArray = (value: unknown): value is readonly Json[] => Array.isArray(value);

export const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

export const asArray = (value: Json | undefined): readonly Json[] => (isArray(value) ? value : []);

export const asString = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Keys sorted at every depth: the form that is hashed. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
