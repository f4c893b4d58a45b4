import { asArray, asObject, asString, isArray, isObject, type Json, type JsonObject } from '../load/json.ts';
import { patternSample } from './pattern-sample.ts';
import { pointedAt } from './pointer.ts';

/** A value that a schema takes, as its named example. References are followed in the foreign document. */
export const sampleOf = (value: Json | undefined, root: JsonObject, depth = 0): Json => {
  if (depth > 6) return null;
  const schema = resolved(value, root);
  const given = givenIn(schema);
  if (given !== undefined) return given;
  return composedOf(schema, root, depth) ?? ofType(schema, root, depth);
};

/** The same without the examples that the document gives: some of them do not fit their own schemas. */
export const plainSampleOf = (value: Json | undefined, root: JsonObject, depth = 0): Json => {
  if (depth > 6) return null;
  const schema = resolved(value, root);
  if (schema.const !== undefined) return schema.const;
  if (isArray(schema.enum) && schema.enum.length > 0) return schema.enum[0] ?? null;
  return composedOf(schema, root, depth, plainSampleOf) ?? ofType(schema, root, depth, plainSampleOf);
};

type Sample = typeof sampleOf;

const givenIn = (schema: JsonObject): Json | undefined => {
  const [first] = asArray(schema.examples);
  const [choice] = asArray(schema.enum);
  return schema.example ?? first ?? schema.const ?? schema.default ?? choice;
};

const composedOf = (
  schema: JsonObject,
  root: JsonObject,
  depth: number,
  sample: Sample = sampleOf,
): Json | undefined => {
  if (isArray(schema.allOf)) {
    const parts = schema.allOf.map((part) => sample(part, root, depth + 1));
    const own = isObject(schema.properties) ? objectOf(schema, root, depth, sample) : {};
    const objects = parts.filter(isObject);
    return objects.length > 0 || parts.length === 0 ? Object.assign({}, ...objects, own) : parts[0];
  }
  const [branch] = [...asArray(schema.oneOf), ...asArray(schema.anyOf)];
  if (branch === undefined) return undefined;
  const chosen = sample(branch, root, depth + 1);
  return isObject(chosen) && isObject(schema.properties)
    ? { ...objectOf(schema, root, depth, sample), ...chosen }
    : chosen;
};

const resolved = (value: Json | undefined, root: JsonObject, depth = 0): JsonObject => {
  const schema = asObject(value);
  const ref = asString(schema.$ref);
  return ref === undefined || depth > 10 ? schema : resolved(pointedAt(root, ref), root, depth + 1);
};

const objectOf = (schema: JsonObject, root: JsonObject, depth: number, sample: Sample): JsonObject =>
  Object.fromEntries(
    Object.entries(asObject(schema.properties))
      .filter(([name]) => depth < 3 || asArray(schema.required).includes(name))
      .map(([name, inner]) => [name, sample(inner, root, depth + 1)]),
  );

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T09:00:00Z',
  time: '09:00:00Z',
  duration: 'PT1H',
  email: 'somebody@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/example',
  uuid: '5f8d7a90-3c1e-4b6a-9f2d-0a1b2c3d4e5f',
  byte: 'dGV4dA==',
};

const ofType = (schema: JsonObject, root: JsonObject, depth: number, sample: Sample = sampleOf): Json => {
  const type = isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'array': {
      const count = Math.min(Number(schema.minItems ?? 1) || 1, 20);
      return depth > 3 && schema.minItems === undefined
        ? []
        : Array.from({ length: count }, () => sample(schema.items, root, depth + 1));
    }
    case 'null':
      return null;
    default:
      return objectOf(schema, root, depth, sample);
  }
};

const textOf = ({ format, pattern, minLength = 0, maxLength = 1000 }: JsonObject): string =>
  (typeof pattern === 'string' ? patternSample(pattern, Number(minLength), Number(maxLength)) : undefined) ??
  FORMATS[asString(format) ?? ''] ??
  'text'.padEnd(Math.min(Number(minLength), 1000), '.').slice(0, Number(maxLength));

/** The least value that the limits allow, in both forms of `exclusiveMinimum`. */
const numberOf = ({ minimum, exclusiveMinimum, maximum, multipleOf }: JsonObject): number => {
  const step = typeof multipleOf === 'number' ? multipleOf : 1;
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + step;
  if (typeof minimum === 'number') return exclusiveMinimum === true ? minimum + step : minimum;
  return typeof maximum === 'number' && maximum < step ? maximum : step;
};
