import { resolved, type Schema } from './documented.ts';

/** A place in a request, by the names that lead to it, and what the contract says of it. */
export interface Field {
  readonly names: readonly string[];
  readonly schema: EdgeSchema;
}

interface EdgeSchema extends Schema {
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** Every field of a body that is text or a number, in whichever alternative it stands. */
export function fieldsOf(schema: Schema | undefined, names: readonly string[] = []): readonly Field[] {
  // Documents that hold themselves end somewhere.
  if (schema === undefined || names.length > 6) return [];
  const whole = resolved(schema) as EdgeSchema;
  const alternatives = [...(whole.oneOf ?? []), ...(whole.anyOf ?? []), ...(whole.allOf ?? [])];
  const members = Object.entries(whole.properties ?? {});
  return [
    ...(isScalar(whole) ? [{ names, schema: whole }] : []),
    ...alternatives.flatMap((one) => fieldsOf(one, names)),
    ...members.flatMap(([name, one]) => fieldsOf(one, [...names, name])),
    ...fieldsOf(whole.items, [...names, '0']),
  ];
}

const typesOf = ({ type }: Schema): readonly unknown[] => [type ?? []].flat();

export const isNumber = (schema: Schema): boolean =>
  typesOf(schema).some((type) => type === 'integer' || type === 'number');

const isScalar = (schema: EdgeSchema): boolean =>
  schema.enum === undefined && schema.const === undefined && (typesOf(schema).includes('string') || isNumber(schema));

/** Times that RFC 3339 or ajv-formats take, at the ends of what Date, PostgreSQL and a response can hold. */
export const TIMES: readonly string[] = [
  '2026-12-31T23:59:60Z',
  '2026-06-30T23:59:60.999+00:00',
  '2016-12-31T15:59:60-08:00',
  '2030-01-01T00:00:00+05',
  '2030-01-01T00:00:00+0530',
  '2030-01-01T00:00:00-15:59',
  '2030-01-01T00:00:00+15:59',
  '2030-01-01T00:00:00+16:00',
  '2030-01-01T00:00:00+23:59',
  '2030-01-01T00:00:00-00:00',
  '2030-01-01t00:00:00z',
  '2030-01-01 00:00:00Z',
  '2030-01-01T00:00:00.123456789Z',
  `2030-01-01T00:00:00.${'9'.repeat(40)}Z`,
  '2028-02-29T00:00:00Z',
  '2030-01-01T24:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00+12:00',
  '0099-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.9999999Z',
  '9999-12-31T23:59:59.999-12:00',
];

/** Texts at the ends of what patterns of amounts, counts and names allow. */
const TEXTS: readonly string[] = [
  '0',
  '1',
  '0.0',
  '0.000001',
  '0.0000001',
  '999999999.999999',
  '1000000000',
  '1000000000.000000',
  '999999999999.999999',
  '999999999999.999999999999999999',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '9'.repeat(15),
  '9'.repeat(16),
  '9'.repeat(18),
  '9'.repeat(19),
  '9'.repeat(30),
  '9'.repeat(39),
  '9'.repeat(78),
  '00',
  '000000',
  '+10000000',
  '+999999999999999',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-29',
  'eip155:1',
  'eip155:9999999999',
  'did:web:',
  'did:web:%',
  'did:web:a%3A99999',
  'did:key:%ff',
  `did:payid:${'f'.repeat(64)}`,
  `0x${'0'.repeat(40)}`,
  `0x${'f'.repeat(40)}`,
  `0x${'0'.repeat(64)}`,
  `0x${'f'.repeat(64)}`,
  `0x${'f'.repeat(130)}`,
  `0x${'00'.repeat(65)}`,
  '0x',
  'a@b',
  '%@%',
  '"@"',
  `${'a'.repeat(250)}@b`,
  'https://a',
  'http://[::1',
  'https://%',
  'https://a:99999/',
  'https://user:pass@a/?#',
  '////',
  'A===',
  'AAA',
  'ZZZ',
];

/** Texts for fields that take any. */
const ANY_TEXTS: readonly string[] = [
  '',
  '0',
  '-',
  '%',
  '%ff',
  '__proto__',
  'constructor',
  'https://a:99999/',
  '\u00a0',
];

/** Numbers at the ends of what the schema, JavaScript, PostgreSQL's integers and JSON can hold. */
const numbersFor = ({ minimum, maximum }: EdgeSchema): readonly number[] => [
  ...[minimum, maximum].flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1])),
  ...[0, -1, 32_767, 32_768, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, -(2 ** 53)],
  ...[2 ** 63, 1e21, Number.MAX_VALUE],
];

/** What a field is tried with. */
export function edgesOf({ schema }: Field): readonly unknown[] {
  if (isNumber(schema)) return [...new Set(numbersFor(schema))];
  if (schema.format === 'date-time') return TIMES;
  if (schema.pattern !== undefined) return TEXTS.filter((text) => new RegExp(schema.pattern ?? '', 'u').test(text));
  const { maxLength = 300 } = schema;
  return [...ANY_TEXTS, 'x'.repeat(maxLength), '😀'.repeat(maxLength)];
}

/** A body with one field set, and with the objects and lists on the way to it. */
export function withValue(body: Readonly<Record<string, unknown>>, { names }: Field, value: unknown) {
  const changed: Record<string, unknown> = structuredClone(body) as Record<string, unknown>;
  let holder = changed;
  names.slice(0, -1).forEach((name, at) => {
    if (typeof holder[name] !== 'object' || holder[name] === null) holder[name] = names[at + 1] === '0' ? [] : {};
    holder = holder[name] as Record<string, unknown>;
  });
  holder[names.at(-1) as string] = value;
  return changed;
}
