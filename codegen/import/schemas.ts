import { asArray, asObject, asString, isArray, isObject, type Json, type JsonObject } from '../load/json.ts';
import { formats } from '../model/schemas/formats.ts';
import { pascal } from './names.ts';
import type { Notes } from './notes.ts';
import { type Path, pointedAt } from './pointer.ts';

/** Where the named schemas of the document stand afterwards. */
export const SCHEMAS_FILE = 'spec/common/schemas.yaml';

/** Keywords that stay as they are. */
const KEPT = new Set([
  ...['type', 'enum', 'const', 'default', 'title', 'description', 'deprecated', 'multipleOf', 'maximum', 'minimum'],
  ...['exclusiveMaximum', 'exclusiveMinimum', 'maxLength', 'minLength', 'pattern', 'format', 'maxItems', 'minItems'],
  ...['uniqueItems', 'maxProperties', 'minProperties', 'required', 'dependentRequired', 'examples'],
]);
const ONE = new Set([
  'items',
  'additionalProperties',
  'not',
  'unevaluatedProperties',
  'if',
  'then',
  'else',
  'contains',
]);
const LIST = new Set(['allOf', 'anyOf', 'oneOf']);
const MAP = new Set(['properties', 'patternProperties']);
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const SAFE = 2 ** 53 - 1;

/** A rewritten schema whose own values have to fit it, with its place in the foreign document. */
export interface Valued {
  readonly schema: Record<string, Json>;
  readonly at: Path;
}

/** The names of types that generated files need themselves get another one. */
export const schemaName = (name: string, reserved: ReadonlySet<string>): string => {
  const plain = /^[A-Z][A-Za-z0-9]*$/.test(name) ? name : pascal(name);
  let chosen = plain;
  for (let count = 1; reserved.has(chosen); count += 1) chosen = `${plain}Resource${count === 1 ? '' : count}`;
  return chosen;
};

/** Rewrites the schemas of one document: what the generator does not build is said otherwise or left out. */
export class SchemaRewriter {
  /** Those with a default or with examples of their own. */
  readonly valued: Valued[] = [];
  readonly #root: JsonObject;
  readonly #notes: Notes;
  readonly #names: ReadonlyMap<string, string>;
  /** References that are being written out. */
  readonly #open: string[] = [];

  constructor(root: JsonObject, notes: Notes, names: ReadonlyMap<string, string>) {
    this.#root = root;
    this.#notes = notes;
    this.#names = names;
  }

  /** `at` is the place in the foreign document, and `home` the file that will be written. */
  schema(value: Json | undefined, at: Path, home: string): JsonObject {
    if (typeof value === 'boolean') return value ? {} : { not: {} };
    const written = asObject(value);
    const ref = asString(written.$ref);
    if (ref !== undefined) return this.#reference(ref, written, at, home);
    const result: Record<string, Json> = {};
    for (const [key, inner] of Object.entries(written)) {
      if (key.startsWith('x-') || key === 'nullable') continue;
      if (key === 'example') result.examples = [inner];
      else if (KEPT.has(key)) result[key] = inner;
      else if (ONE.has(key) || LIST.has(key) || MAP.has(key)) this.#add(result, key, inner, [...at, key], home);
      else this.#leftOut([...at, key], `${key} of a schema: nothing is built of it`);
    }
    return this.#fitting(written, result, at);
  }

  #leftOut(at: Path, message: string): void {
    this.#notes.add('left out', at, message);
  }

  /** A schema of the document by its name; what else is referred to is written out. */
  #reference(ref: string, { description }: JsonObject, at: Path, home: string): JsonObject {
    const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec(ref) ?? [];
    const known = name === undefined ? undefined : this.#names.get(decodeURIComponent(name));
    if (known !== undefined) {
      const $ref = `${home === SCHEMAS_FILE ? '' : '../common/schemas.yaml'}#/${known}`;
      return typeof description === 'string' ? { $ref, description } : { $ref };
    }
    const target = pointedAt(this.#root, ref);
    if (target === undefined || this.#open.includes(ref)) {
      const why = target === undefined ? 'names no schema of this document' : 'leads back to itself';
      this.#leftOut(at, `${ref} ${why}: any value is taken instead`);
      return {};
    }
    this.#open.push(ref);
    const schema = this.schema(target, at, home);
    this.#open.pop();
    return schema;
  }

  #add(result: Record<string, Json>, key: string, value: Json, at: Path, home: string): void {
    if (ONE.has(key)) {
      if (typeof value === 'boolean') result[key] = value;
      else if (isObject(value)) result[key] = this.schema(value, at, home);
      else this.#leftOut(at, `${key} of a schema has to be a schema: any value is taken`);
    } else if (LIST.has(key)) {
      const parts = asArray(value).map((part, index) => this.schema(part, [...at, index], home));
      if (parts.length > 0) result[key] = parts;
    } else {
      result[key] = Object.fromEntries(
        Object.entries(asObject(value)).flatMap(([name, inner]) => {
          if (!(name in Object.prototype)) return [[name, this.schema(inner, [...at, name], home)]];
          this.#leftOut([...at, name], `the field ${name}, which every JavaScript object has: name it otherwise`);
          return [];
        }),
      );
    }
  }

  /** What 3.0 says otherwise, and what the values beside each other contradict. */
  #fitting(written: JsonObject, result: Record<string, Json>, at: Path): JsonObject {
    this.#fitType(written, result, at);
    this.#fitLimits(written, result, at);
    if (result.required !== undefined) {
      const names = asArray(result.required).filter((name) => !(String(name) in Object.prototype));
      if (names.length > 0 && isArray(result.required)) result.required = names;
      else delete result.required;
    }
    for (const key of ['title', 'description'] as const)
      if (result[key] !== undefined && typeof result[key] !== 'string') delete result[key];
    if (result.examples !== undefined && !isArray(result.examples)) delete result.examples;
    if (result.default !== undefined || result.examples !== undefined) this.valued.push({ schema: result, at });
    if (
      written.nullable === true &&
      result.type === undefined &&
      ['allOf', 'anyOf', 'oneOf'].some((key) => key in result)
    )
      return { anyOf: [result, { type: 'null' }] };
    return result;
  }

  #fitType(written: JsonObject, result: Record<string, Json>, at: Path): void {
    const types = [written.type ?? []].flat().map(String);
    const known = types.filter((type) => TYPES.has(type));
    for (const type of types.filter((one) => !TYPES.has(one)))
      this.#leftOut([...at, 'type'], `the type ${type}: JSON Schema has none of this name`);
    if (known.length === 0) delete result.type;
    else result.type = known.length === 1 ? (known[0] ?? '') : known;
    if (result.type === undefined && isObject(result.properties)) result.type = 'object';
    if (written.nullable === true && typeof result.type === 'string') result.type = [result.type, 'null'];
    if (isArray(result.enum)) this.#fitEnum(written, result);
  }

  #fitEnum(written: JsonObject, result: Record<string, Json>): void {
    const given = [...new Set(asArray(result.enum))];
    const values = given.filter((value) => value !== null);
    if (values.length === 0) {
      delete result.enum;
      result.type = 'null';
      return;
    }
    const needed = [...new Set(values.map(typeOf))];
    const isNullable = written.nullable === true || values.length < given.length;
    const types = [...needed, ...(isNullable ? ['null'] : [])];
    result.enum = isNullable ? [...values, null] : values;
    result.type = types.length === 1 ? (types[0] ?? '') : types;
  }

  #fitLimits(written: JsonObject, result: Record<string, Json>, at: Path): void {
    for (const keyword of ['exclusiveMinimum', 'exclusiveMaximum'] as const) {
      // 3.0 has a boolean beside the limit.
      if (typeof result[keyword] !== 'boolean') continue;
      const limit = keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum';
      if (result[keyword] === true && result[limit] !== undefined) {
        result[keyword] = result[limit];
        delete result[limit];
      } else delete result[keyword];
    }
    const note = (text: string): void => this.#notes.add('changed', at, text);
    const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'default', 'const'];
    for (const keyword of numbers) {
      const value = result[keyword];
      if (typeof value !== 'number' || Math.abs(value) <= SAFE) continue;
      delete result[keyword];
      note(`${keyword} is beyond 2^53, where numbers of JSON lose digits: it is left out`);
    }
    if (written.format === 'int64' && [written.type].flat().includes('integer')) {
      result.maximum ??= SAFE;
      result.minimum ??= -SAFE;
      note('an int64 is limited to 2^53, where numbers of JSON lose digits');
    }
    const format = result.format;
    if (format !== undefined && !(typeof format === 'string' && Object.hasOwn(formats, format))) {
      delete result.format;
      this.#leftOut([...at, 'format'], `the format ${String(format)}, which nothing checks: give a pattern instead`);
    }
    if (result.pattern !== undefined && !isPattern(result.pattern)) {
      delete result.pattern;
      this.#leftOut([...at, 'pattern'], 'a pattern that is no regular expression with the flag u: write it anew');
    }
  }
}

const isPattern = (value: Json): boolean => {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') !== undefined;
  } catch {
    return false;
  }
};

const typeOf = (value: Json): string => {
  if (isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};
