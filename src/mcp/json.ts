export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
export const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
