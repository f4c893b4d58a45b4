import { asArray, asObject, asString, isArray, isObject, type Json, type JsonObject } from '../load/json.ts';
import { pascal } from './names.ts';
import type { Notes } from './notes.ts';

/** Where the named schemas of the document stand afterwards. */
export const SCHEMAS_FILE = 'spec/common/schemas.yaml';

const DROPPED = [
  'xml',
  'readOnly',
  'writeOnly',
  'externalDocs',
  '$anchor',
  '$dynamicAnchor',
  'discriminator',
  'contentMediaType',
];
const SAFE = 2 ** 53 - 1;
type Path = readonly (string | number)[];

/** The names of types that generated files need themselves get another one. */
export const schemaName = (name: string, reserved: ReadonlySet<string>): string => {
  const plain = /^[A-Z][A-Za-z0-9]*$/.test(name) ? name : pascal(name);
  return reserved.has(plain) ? `${plain}Resource` : plain;
};

/** Rewrites the schemas of one document: what the generator does not build is said otherwise or left out. */
export class SchemaRewriter {
  readonly #notes: Notes;
  readonly #names: ReadonlyMap<string, string>;

  constructor(notes: Notes, names: ReadonlyMap<string, string>) {
    this.#notes = notes;
    this.#names = names;
  }

  /** `at` is the place in the foreign document, and `home` the file that will be written. */
  schema(value: Json | undefined, at: Path, home: string): JsonObject {
    if (typeof value === 'boolean') return value ? {} : { not: {} };
    const written = asObject(value);
    const ref = asString(written.$ref);
    if (ref !== undefined) return this.#reference(ref, at, home);
    const result: Record<string, Json> = {};
    for (const [key, inner] of Object.entries(written)) {
      if (key.startsWith('x-')) continue;
      if (DROPPED.includes(key))
        this.#notes.add('left out', [...at, key], `${key} of a schema: nothing is built of it`);
      else if (key === 'nullable') continue;
      else if (key === 'example') result.examples = [inner];
      else result[key] = this.#keyword(key, inner, [...at, key], home);
    }
    return this.#typed(written, result, at);
  }

  #reference(ref: string, at: Path, home: string): JsonObject {
    const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec(ref) ?? [];
    const known = name === undefined ? undefined : this.#names.get(decodeURIComponent(name));
    if (known === undefined) {
      this.#notes.add('left out', at, `${ref} names no schema of this document: any value is taken instead`);
      return {};
    }
    return { $ref: `${home === SCHEMAS_FILE ? '' : '../common/schemas.yaml'}#/${known}` };
  }

  #keyword(key: string, value: Json, at: Path, home: string): Json {
    if (['items', 'additionalProperties', 'not', 'unevaluatedProperties'].includes(key)) {
      return typeof value === 'boolean' ? value : this.schema(value, at, home);
    }
    if (['allOf', 'anyOf', 'oneOf'].includes(key)) {
      return asArray(value).map((part, index) => this.schema(part, [...at, index], home));
    }
    if (key === 'properties' || key === 'patternProperties') {
      return Object.fromEntries(
        Object.entries(asObject(value)).map(([name, inner]) => [name, this.schema(inner, [...at, name], home)]),
      );
    }
    return value;
  }

  #typed(written: JsonObject, result: Record<string, Json>, at: Path): JsonObject {
    const isNullable = written.nullable === true;
    const values = asArray(written.enum).filter((value) => value !== null);
    if (values.length > 0 && written.type === undefined) result.type = typeof values[0];
    if (isNullable && typeof result.type === 'string') result.type = [result.type, 'null'];
    if (isNullable && values.length > 0) result.enum = [...values, null];
    for (const keyword of ['exclusiveMinimum', 'exclusiveMaximum'] as const) {
      // 3.0 has a boolean beside the limit.
      if (typeof result[keyword] !== 'boolean') continue;
      const limit = keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum';
      if (result[keyword] === true && result[limit] !== undefined) {
        result[keyword] = result[limit];
        delete result[limit];
      } else delete result[keyword];
    }
    if (written.format === 'int64' && result.maximum === undefined) {
      result.maximum = SAFE;
      result.minimum ??= -SAFE;
      this.#notes.add('changed', at, 'an int64 is limited to 2^53, where numbers of JSON lose digits');
    }
    return result;
  }
}

/** A value that a schema takes, as its named example. References are followed in the foreign document. */
export const sampleOf = (value: Json | undefined, root: JsonObject, depth = 0): Json => {
  const schema = resolved(value, root);
  if (depth > 6) return null;
  if (schema.example !== undefined) return schema.example;
  const [first] = asArray(schema.examples);
  if (first !== undefined) return first;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (isArray(schema.enum) && schema.enum.length > 0) return schema.enum[0] ?? null;
  if (schema.allOf !== undefined) {
    const parts = asArray(schema.allOf).map((part) => sampleOf(part, root, depth + 1));
    return Object.assign(
      {},
      ...parts.filter(isObject),
      isObject(schema.properties) ? objectOf(schema, root, depth) : {},
    );
  }
  const [branch] = [...asArray(schema.oneOf), ...asArray(schema.anyOf)];
  if (branch !== undefined) return sampleOf(branch, root, depth + 1);
  return ofType(schema, root, depth);
};

const resolved = (value: Json | undefined, root: JsonObject): JsonObject => {
  const schema = asObject(value);
  const ref = asString(schema.$ref);
  if (ref === undefined) return schema;
  const target = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<Json | undefined>((node, key) => asObject(node)[decodeURIComponent(key)], root);
  return asString(asObject(target).$ref) === ref ? {} : resolved(target, root);
};

const objectOf = (schema: JsonObject, root: JsonObject, depth: number): JsonObject =>
  Object.fromEntries(
    Object.entries(asObject(schema.properties))
      .filter(([name]) => depth < 3 || asArray(schema.required).includes(name))
      .map(([name, inner]) => [name, sampleOf(inner, root, depth + 1)]),
  );

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T09:00:00Z',
  email: 'somebody@example.com',
  uri: 'https://example.com',
  uuid: '5f8d7a90-3c1e-4b6a-9f2d-0a1b2c3d4e5f',
};

const ofType = (schema: JsonObject, root: JsonObject, depth: number): Json => {
  const type = isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  switch (type) {
    case 'string':
      return (
        FORMATS[asString(schema.format) ?? ''] ??
        'text'.padEnd(Number(schema.minLength ?? 0), '.').slice(0, Number(schema.maxLength ?? 100))
      );
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 1) || 1 }, () => sampleOf(schema.items, root, depth + 1));
    case 'null':
      return null;
    default:
      return objectOf(schema, root, depth);
  }
};
