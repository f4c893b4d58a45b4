import {
  asArray,
  asObject,
  asString,
  canonicalJson,
  isArray,
  isObject,
  type Json,
  type Schema,
} from '../../load/json.ts';
import type { Rule } from '../change.ts';

/** One difference inside a schema, at a place below it: `lines[].sku`, empty for the schema itself. */
export interface SchemaDifference {
  readonly rule: Rule;
  readonly at: string;
  readonly was?: string;
  readonly now?: string;
  readonly required?: boolean;
  /** For enums: all values of the older side. */
  readonly values?: readonly string[];
}

/** The names to which the `$ref` of each side leads. */
export interface NamedSchemas {
  readonly before: ReadonlyMap<string, Schema>;
  readonly after: ReadonlyMap<string, Schema>;
}

type Report = (rule: Rule, at: string, words?: Omit<SchemaDifference, 'rule' | 'at'>) => void;

interface Walk {
  readonly named: NamedSchemas;
  readonly report: Report;
  /** Pairs of names on the way down: recursive schemas end there. */
  readonly open: ReadonlySet<string>;
}

/**
 * Compares two schemas by what they accept. Two references of the same name are equal here: a named schema is compared
 * once, under its own name. Descriptions and examples are no difference.
 */
export const diffSchema = (before: Schema, after: Schema, named: NamedSchemas, at = ''): SchemaDifference[] => {
  const found: SchemaDifference[] = [];
  const report: Report = (rule, place, words = {}) => found.push({ rule, at: place, ...words });
  compare(before, after, at, { named, report, open: new Set() });
  return found;
};

const compare = (before: Json, after: Json, at: string, walk: Walk): void => {
  if (canonicalJson(before) === canonicalJson(after)) return;
  const [was, now] = [refName(before), refName(after)];
  if (was !== undefined && was === now) return;
  if (was === undefined && now === undefined) {
    compareInline(asObject(before), asObject(after), at, walk);
    return;
  }
  const pair = `${was} ${now}`;
  if (walk.open.has(pair)) return;
  const inner = { ...walk, open: new Set([...walk.open, pair]) };
  walk.report('schema-renamed', at, { was: was ?? 'a schema without a name', now: now ?? 'a schema without a name' });
  compareInline(resolved(before, walk.named.before), resolved(after, walk.named.after), at, inner);
};

const compareInline = (was: Schema, now: Schema, at: string, walk: Walk): void => {
  const [before, after] = [withNull(was, walk.named.before), withNull(now, walk.named.after)];
  compareTypes(before, after, at, walk.report);
  compareValues(before, after, at, walk.report);
  compareLimits(before, after, at, walk.report);
  compareProperties(before, after, at, walk);
  compareOpenness(before, after, at, walk);
  for (const keyword of ['oneOf', 'anyOf'] as const) compareAlternatives(keyword, before, after, at, walk);
  compareParts(before, after, at, walk);
  compareItems(before.items, after.items, `${at}[]`, walk);
  if (canonicalJson(before.default) !== canonicalJson(after.default)) {
    walk.report('default-changed', at, { was: word(before.default), now: word(after.default) });
  }
};

/** `anyOf` of a schema and null is the schema that may be null: both forms are compared as one. */
const withNull = (schema: Schema, named: ReadonlyMap<string, Schema>): Schema => {
  const { anyOf, oneOf, ...rest } = schema;
  const alternatives = asArray(anyOf ?? oneOf);
  const others = alternatives.filter((one) => canonicalJson(one) !== '{"type":"null"}');
  const [only] = others;
  if (alternatives.length !== 2 || others.length !== 1 || only === undefined) return schema;
  const inner = resolved(only, named);
  const types = typesOf(inner);
  if (types === undefined) return schema;
  const values = isArray(inner.enum) ? { enum: [...inner.enum, null] } : {};
  return { ...inner, ...values, ...rest, type: [...types, 'null'] };
};

const compareItems = (before: Json | undefined, after: Json | undefined, at: string, walk: Walk): void => {
  if (before !== undefined && after !== undefined) compare(before, after, at, walk);
  else if (before !== undefined) walk.report('limit-relaxed', at, { was: shortType(before), now: 'anything' });
  else if (after !== undefined) walk.report('limit-tightened', at, { was: 'anything', now: shortType(after) });
};

const compareTypes = (before: Schema, after: Schema, at: string, report: Report): void => {
  const [was, now] = [typesOf(before), typesOf(after)];
  if (was === undefined && now === undefined) return;
  const lost = (was ?? []).filter((type) => !now?.includes(type) && !(type === 'integer' && now?.includes('number')));
  const gained = (now ?? []).filter((type) => !was?.includes(type));
  const words = { was: was?.join(' | ') ?? 'anything', now: now?.join(' | ') ?? 'anything' };
  if (now === undefined || (was !== undefined && gained.length > 0 && lost.length === 0)) {
    report('type-widened', at, words);
  } else if (was === undefined || (gained.length === 0 && lost.length > 0)) report('type-narrowed', at, words);
  else if (gained.includes('integer') && was.includes('number')) report('type-narrowed', at, words);
  else if (gained.length > 0) report('type-changed', at, words);
};

/** Enum and const are the same thing: a list of values. */
const compareValues = (before: Schema, after: Schema, at: string, report: Report): void => {
  const [was, now] = [valuesOf(before), valuesOf(after)];
  if (was === undefined && now === undefined) return;
  // The states of a machine that does not load on one side: nothing can be said.
  if ([before, after].some((schema) => 'x-states' in schema && schema.enum === undefined)) return;
  if (now === undefined) {
    report('limit-relaxed', at, { was: `one of ${was?.join(', ')}`, now: 'any value' });
    return;
  }
  if (was === undefined) {
    report('limit-tightened', at, { was: 'any value', now: `one of ${now.join(', ')}` });
    return;
  }
  // Statuses and event types are those of the machines and the `webhooks` section: they are compared there.
  const isDerived = [before, after].some((schema) => 'x-states' in schema || 'x-event-types' in schema);
  const words = isDerived ? {} : { values: was };
  for (const value of was.filter((one) => !now.includes(one))) report('value-removed', at, { was: value, ...words });
  for (const value of now.filter((one) => !was.includes(one))) report('value-added', at, { now: value, ...words });
};

/** Keywords whose larger number accepts less, and those whose larger number accepts more. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Keywords that are compared elsewhere, and those that say nothing about validity. */
const APART = new Set([
  ...['$ref', 'type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items', 'default'],
  ...['oneOf', 'anyOf', 'allOf', 'description', 'title', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['discriminator', 'externalDocs', 'xml', '$comment'],
]);

/** All others: of a pattern, a format or a rule only its presence and its being another one can be said. */
const limitsOf = (...schemas: readonly Schema[]): Set<string> =>
  new Set(schemas.flatMap((schema) => Object.keys(schema)).filter((key) => !APART.has(key) && !key.startsWith('x-')));

const compareLimits = (before: Schema, after: Schema, at: string, report: Report): void => {
  const differ = (keyword: string): boolean =>
    canonicalJson(before[keyword]) !== canonicalJson(after[keyword]) && !asksOnlyNewFields(keyword, before, after);
  for (const keyword of [...limitsOf(before, after)].filter(differ)) {
    const [was, now] = [before[keyword], after[keyword]];
    const words = { was: `${keyword} ${word(was)}`, now: `${keyword} ${word(now)}` };
    if (was === undefined || was === false) report('limit-tightened', at, words);
    else if (now === undefined || now === false) report('limit-relaxed', at, words);
    else if (![...LOWER, ...UPPER].includes(keyword)) report('limit-changed', at, words);
    else report(Number(now) > Number(was) === LOWER.includes(keyword) ? 'limit-tightened' : 'limit-relaxed', at, words);
  }
};

/** A rule about fields that the older side does not have asks nothing of who never sent them. */
const asksOnlyNewFields = (keyword: string, before: Schema, after: Schema): boolean => {
  if (keyword !== 'dependentRequired') return false;
  const [was, now] = [asObject(before[keyword]), asObject(after[keyword])];
  const known = asObject(before.properties);
  const asked = Object.keys({ ...was, ...now }).filter((name) => canonicalJson(was[name]) !== canonicalJson(now[name]));
  return asked.every((name) => name in now && !(name in was) && !(name in known));
};

const compareProperties = (before: Schema, after: Schema, at: string, walk: Walk): void => {
  const [was, now] = [asObject(before.properties), asObject(after.properties)];
  const [neededBefore, neededAfter] = [asArray(before.required), asArray(after.required)];
  // A rule may ask for a field that another part declares: `allOf: [{ required: [phone] }]`.
  const names = [...Object.keys(was), ...Object.keys(now), ...[...neededBefore, ...neededAfter].map(String)];
  for (const name of new Set(names)) {
    const place = at === '' ? name : `${at}.${name}`;
    const required = neededAfter.includes(name);
    const declared = name in was || name in now;
    if (declared && !(name in was)) walk.report('property-added', place, { required, now: shortType(now[name]) });
    else if (declared && !(name in now)) walk.report('property-removed', place, { was: shortType(was[name]) });
    else {
      if (required && !neededBefore.includes(name)) walk.report('property-required', place);
      if (!required && neededBefore.includes(name)) walk.report('property-optional', place);
      compare(was[name] ?? {}, now[name] ?? {}, place, walk);
    }
  }
};

/** `additionalProperties`: absent is open. */
const compareOpenness = (before: Schema, after: Schema, at: string, walk: Walk): void => {
  const [was, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (isObject(was) && isObject(now)) {
    compare(was, now, `${at}.*`, walk);
    return;
  }
  if (canonicalJson(was) === canonicalJson(now)) return;
  const openness = (value: Json): number => (value === false ? 0 : value === true ? 2 : 1);
  walk.report(openness(now) > openness(was) ? 'fields-opened' : 'fields-closed', at);
};

/** Alternatives are matched by the name or the const that tells them apart, else by their place. */
const compareAlternatives = (
  keyword: 'oneOf' | 'anyOf',
  before: Schema,
  after: Schema,
  at: string,
  walk: Walk,
): void => {
  if (before[keyword] === undefined && after[keyword] === undefined) return;
  const [was, now] = [keyed(before[keyword]), keyed(after[keyword])];
  if (was.size === 0) {
    walk.report('limit-tightened', at, { was: 'any form', now: `${keyword} of ${now.size}` });
    return;
  }
  if (now.size === 0) {
    walk.report('limit-relaxed', at, { was: `${keyword} of ${was.size}`, now: 'any form' });
    return;
  }
  for (const [key, schema] of was) {
    const other = now.get(key);
    if (other === undefined) walk.report('alternative-removed', at, { was: key });
    else compare(schema, other, `${at}<${key}>`, walk);
  }
  for (const key of now.keys()) if (!was.has(key)) walk.report('alternative-added', at, { now: key });
};

const keyed = (alternatives: Json | undefined): Map<string, Json> =>
  new Map(asArray(alternatives).map((schema, index) => [alternativeKey(schema) ?? `#${index + 1}`, schema]));

const alternativeKey = (schema: Json): string | undefined => {
  const node = asObject(schema);
  const tags = Object.entries(asObject(node.properties)).filter(([, property]) => 'const' in asObject(property));
  const [tag] = tags.map(([name, property]) => `${name} ${word(asObject(property).const)}`);
  return refName(schema) ?? asString(node.title) ?? tag;
};

/** The parts of an allOf all hold: one more accepts less. */
const compareParts = (before: Schema, after: Schema, at: string, walk: Walk): void => {
  const [was, now] = [keyed(before.allOf), keyed(after.allOf)];
  for (const [key, schema] of was) {
    const other = now.get(key);
    if (other === undefined) walk.report('limit-relaxed', at, { was: `allOf ${key}`, now: 'without it' });
    else compare(schema, other, at, walk);
  }
  for (const key of now.keys()) if (!was.has(key)) walk.report('limit-tightened', at, { now: `allOf ${key}` });
};

/** `string | null`, `Order`, `OrderLine[]`. */
export const shortType = (schema: Json | undefined): string => {
  const node = asObject(schema);
  const name = refName(node);
  if (name !== undefined) return name;
  const types = typesOf(node) ?? (isArray(node.oneOf) ? node.oneOf.map(shortType) : ['anything']);
  return types.map((type) => (type === 'array' ? `${shortType(node.items)}[]` : type)).join(' | ');
};

const refName = (schema: Json): string | undefined => {
  const ref = asString(asObject(schema).$ref);
  return ref?.slice(ref.lastIndexOf('/') + 1);
};

const resolved = (schema: Json, named: ReadonlyMap<string, Schema>): Schema => {
  const name = refName(schema);
  if (name === undefined) return asObject(schema);
  const { $ref: _ref, ...siblings } = asObject(schema);
  return { ...resolved(named.get(name) ?? {}, named), ...siblings };
};

const typesOf = ({ type }: Schema): string[] | undefined =>
  type === undefined ? undefined : isArray(type) ? type.map(String) : [String(type)];

const valuesOf = (schema: Schema): string[] | undefined =>
  isArray(schema.enum) ? schema.enum.map(word) : 'const' in schema ? [word(schema.const)] : undefined;

const word = (value: Json | undefined): string =>
  value === undefined ? 'none' : typeof value === 'string' ? value : canonicalJson(value);
