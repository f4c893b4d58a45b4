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
  const leading = namesThatLead(document, wanted);
  const paths = new Map<string, Path>();
  const visit = (node: Json, path: Path, open: readonly string[]): void => {
    const object = asObject(node);
    const name = nameOf(object);
    if (name !== undefined) {
      if (open.includes(name)) return;
      if (leading.has(name)) {
        const target = asObject(named[name]);
        if (wanted(target, name)) paths.set(JSON.stringify(path), path);
        parts(target, path, [...open, name]);
      }
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

const found = new WeakMap<JsonObject, WeakMap<Wanted, ReadonlySet<string>>>();

/**
 * The names of the schemas from which a wanted one is reached. One predicate is asked of all operations of a document, and
 * most of them do not lead to what it wants: what is known of a name is kept.
 */
const namesThatLead = (document: JsonObject, wanted: Wanted): ReadonlySet<string> => {
  const ofDocument = found.get(document) ?? new WeakMap<Wanted, ReadonlySet<string>>();
  found.set(document, ofDocument);
  const known = ofDocument.get(wanted);
  if (known) return known;
  const schemas = Object.entries(schemasOf(document)).map(([name, node]) => ({ name, ...outlineOf(asObject(node)) }));
  const leading = new Set(
    schemas
      .filter(({ name, nodes }) => nodes.some((node, place) => wanted(node, place === 0 ? name : undefined)))
      .map(({ name }) => name),
  );
  for (let before = -1; before !== leading.size; ) {
    before = leading.size;
    for (const { name, refs } of schemas) if (refs.some((ref) => leading.has(ref))) leading.add(name);
  }
  ofDocument.set(wanted, leading);
  return leading;
};

interface Outline {
  /** The schema itself, and the unnamed schemas within it. */
  readonly nodes: readonly JsonObject[];
  readonly refs: readonly string[];
}

const outlines = new WeakMap<JsonObject, Outline>();

/** Documents of several versions share the schemas that no change has touched. */
const outlineOf = (schema: JsonObject): Outline => {
  const known = outlines.get(schema);
  if (known) return known;
  const nodes: JsonObject[] = [];
  const refs: string[] = [];
  const visit = (node: Json): void => {
    const object = asObject(node);
    const name = nameOf(object);
    if (name !== undefined) refs.push(name);
    if (name === undefined || object === schema) nodes.push(object);
    for (const inner of innerOf(object)) visit(inner);
  };
  visit(schema);
  const outline = { nodes, refs };
  outlines.set(schema, outline);
  return outline;
};

const innerOf = ({ properties, items, additionalProperties, allOf, oneOf, anyOf }: JsonObject): Json[] => [
  ...Object.values(asObject(properties)),
  ...(items === undefined ? [] : [items]),
  ...(isObject(additionalProperties) ? [additionalProperties] : []),
  ...asArray(allOf),
  ...asArray(oneOf),
  ...asArray(anyOf),
];

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
