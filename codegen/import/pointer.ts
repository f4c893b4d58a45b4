import { asObject, type Json, type JsonObject } from '../load/json.ts';

/** A place in the foreign document. */
export type Path = readonly (string | number)[];

/** The value that a pointer of the document names, such as `#/components/examples/Cat`; undefined where there is none. */
export const pointedAt = (root: JsonObject, ref: string): Json | undefined => {
  if (!ref.startsWith('#/')) return undefined;
  return ref
    .slice(2)
    .split('/')
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((inner, key) => stepInto(inner, key), root);
};

const stepInto = (value: Json | undefined, key: string): Json | undefined => {
  if (Array.isArray(value)) return (value as readonly Json[])[Number(key)];
  const object = asObject(value);
  return Object.hasOwn(object, key) ? object[key] : undefined;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
