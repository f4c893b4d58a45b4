import {
  asArray,
  asObject,
  asString,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
} from '../load/json.ts';

/** A condition on the object at a place: it is the alternative that has these constants. */
export interface IsAlternative {
  readonly is: Readonly<Record<string, Json>>;
}

/** A property, `*` for each entry of a list or a map, or a condition. */
export type Segment = string | IsAlternative;
export type Path = readonly Segment[];

/** Tells whether a schema is the one that is looked for; `name` is undefined of one without a name. */
export type Wanted = (schema: Schema, name: string | undefined) => boolean;

const PREFIX = '#/components/schemas/';

export const schemasOf = (document: JsonObject): JsonObject => asObject(asObject(document.components).schemas);

/** Every place in the values of a schema at which another schema stands, through references, lists and alternatives. */
export const locate = (schema: Json, document: JsonObject, wanted: Wanted): Path[] => {
  const named = schemasOf(document);
  const paths = new Map<string, Path>();
  const visit = (node: Json, path: Path, open: readonly string[]): void => {
    const object = asObject(node);
    const name = nameOf(object);
    if (name !== undefined) {
      if (open.includes(name)) return;
      const target = asObject(named[name]);
      if (wanted(target, name)) paths.set(JSON.stringify(path), path);
      parts(target, path, [...open, name]);
      parts(object, path, open);
      return;
    }
    if (wanted(object, undefined)) paths.set(JSON.stringify(path), path);
    parts(object, path, open);
  };
  const parts = (node: JsonObject, path: Path, open: readonly string[]): void => {
    for (const [key, inner] of Object.entries(asObject(node.properties))) visit(inner, [...path, key], open);
    if (node.items !== undefined) visit(node.items, [...path, '*'], open);
    if (isObject(node.additionalProperties)) visit(node.additionalProperties, [...path, '*'], open);
    for (const inner of asArray(node.allOf)) visit(inner, path, open);
    for (const inner of [...asArray(node.oneOf), ...asArray(node.anyOf)]) {
      const is = constantsOf(inner, named);
      visit(inner, Object.keys(is).length === 0 ? path : [...path, { is }], open);
    }
  };
  visit(schema, [], []);
  return [...paths.values()];
};

/** `A` of `{ $ref: '#/components/schemas/A' }`. */
const nameOf = (node: JsonObject): string | undefined => {
  const ref = asString(node.$ref);
  return ref?.startsWith(PREFIX) ? ref.slice(PREFIX.length) : undefined;
};

/** The properties of which an alternative takes one value alone. */
const constantsOf = (schema: Json, named: JsonObject): Record<string, Json> => {
  const name = nameOf(asObject(schema));
  const { properties } = asObject(name === undefined ? schema : named[name]);
  return Object.fromEntries(
    Object.entries(asObject(properties)).flatMap(([key, property]) => {
      const { const: value, enum: values } = asObject(property);
      if (value !== undefined) return [[key, value]];
      return isArray(values) && values.length === 1 && values[0] !== undefined ? [[key, values[0]]] : [];
    }),
  );
};
