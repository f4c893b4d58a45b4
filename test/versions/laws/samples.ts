import {
  asArray,
  asObject,
  asString,
  isArray,
  isObject,
  type Json,
  type JsonObject,
} from '../../../codegen/load/json.ts';
import { schemasOf } from '../../../codegen/versions/locate.ts';

/** Values of a schema: each value of each enum, each optional field present and absent, each alternative. */
export const samplesOf = (schema: Json | undefined, document: JsonObject, name = 'value'): Json[] => {
  const node = resolved(schema, document);
  const examples = asArray(asObject(schema).examples ?? node.examples);
  if (examples.length > 0) return [...examples];
  if (node.const !== undefined) return [node.const];
  if (isArray(node.enum)) return [...node.enum];
  const alternatives = [...asArray(node.oneOf), ...asArray(node.anyOf)];
  if (alternatives.length > 0) return alternatives.flatMap((one) => samplesOf(one, document, name));
  const types = isArray(node.type) ? node.type : [node.type ?? 'object'];
  return types.flatMap((type): Json[] => {
    if (type === 'null') return [null];
    if (type === 'boolean') return [true, false];
    if (type === 'integer') return [1];
    if (type === 'array') return [samplesOf(node.items, document, name), []];
    return type === 'string' ? textsOf(node, name) : objectsOf(node, document);
  });
};

/** Each text names its field, so that one which is lost is missed. */
const textsOf = ({ pattern }: JsonObject, name: string): string[] => {
  if (typeof pattern !== 'string') return [`Of ${name}`];
  return ['text', ' text ', 'TEXT'].filter((text) => new RegExp(pattern, 'u').test(text));
};

const objectsOf = (node: JsonObject, document: JsonObject): Json[] => {
  const values = Object.entries(asObject(node.properties)).map(
    ([name, property]) => [name, samplesOf(property, document, name)] as const,
  );
  const base: JsonObject = Object.fromEntries(
    values.flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])),
  );
  const required = asArray(node.required);
  const more = node.additionalProperties;
  if (isObject(more)) return [Object.fromEntries(samplesOf(more, document).map((one, at) => [`key-${at}`, one]))];
  return [
    base,
    ...values.flatMap(([name, [, ...others]]) => others.map((other): JsonObject => ({ ...base, [name]: other }))),
    ...values.flatMap(([name]) => {
      const { [name]: _absent, ...others } = base;
      return required.includes(name) ? [] : [others];
    }),
  ].map((one) => structuredClone(one));
};

/** The schema behind a reference. */
export const resolved = (schema: Json | undefined, document: JsonObject): JsonObject => {
  const ref = asString(asObject(schema).$ref);
  return ref === undefined ? asObject(schema) : resolved(schemasOf(document)[ref.split('/').at(-1) ?? ''], document);
};

/** The value with the defaults of a schema's absent fields. */
export const withDefaults = (schema: Json | undefined, document: JsonObject, value: Json): Json => {
  if (!isObject(value)) return value;
  const properties = Object.entries(asObject(resolved(schema, document).properties));
  const defaults = properties.flatMap(([name, property]) => {
    const { default: preset } = resolved(property, document);
    return preset === undefined ? [] : [[name, preset] as const];
  });
  return { ...Object.fromEntries(defaults), ...value };
};

/** Every text in a value, names of fields included. */
export const textsIn = (value: Json): string[] => {
  if (typeof value === 'string') return [value];
  if (isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]) : [];
};

/** The words of a contract: names of fields, and values that are listed. */
export const wordsOf = (node: Json): string[] => {
  if (isArray(node)) return node.flatMap(wordsOf);
  if (!isObject(node)) return [];
  const listed = [...asArray(node.enum), node.const].filter((one) => typeof one === 'string');
  return [...listed, ...Object.keys(asObject(node.properties)), ...Object.values(node).flatMap(wordsOf)];
};
