export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
/** The member of this name. Names come from outside, and `constructor` is a member of every object. */
export const memberOf = (value: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(value, name) ? value[name] : undefined;
export const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
