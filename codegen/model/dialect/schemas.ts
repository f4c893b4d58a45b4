import { asArray, asObject, asString, isArray, isObject, type Json, type JsonObject } from '../../load/json.ts';
import type { Spec } from '../../load/spec.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import { specObjects } from '../../load/walk.ts';
import type { Diagnostics, Rule } from '../diagnostics.ts';

type Report = (place: SpecNode, rule: Rule, message: string) => void;

/**
 * Refuses what a schema may say by OpenAPI or JSON Schema and what the validators, the types or the SDK would pass over,
 * or would build as something else.
 */
export const checkSchemas = (spec: Spec, diagnostics: Diagnostics): void => {
  const schemas = new Set(Object.keys(spec.root.at('components', 'schemas')?.object ?? {}));
  for (const node of specObjects(spec)) {
    if (!isSchema(node.object)) continue;
    const report: Report = (place, rule, message) => {
      if (!isOther(node)) diagnostics.report(place, rule, message);
    };
    checkKeywords(node, report);
    checkValues(node, report);
    checkNumbers(node, report);
    checkMapping(node, schemas, report);
    for (const name of Object.keys(asObject(node.object.properties))) {
      if (name in Object.prototype) report(node.at('properties', name) ?? node, 'reserved-name', inherited(name));
    }
  }
};

const KEYWORDS = ['type', 'enum', 'const', 'default', 'properties', 'format', 'nullable', 'readOnly', 'writeOnly'];

const isSchema = (object: JsonObject): boolean =>
  !('in' in object && 'name' in object) &&
  (KEYWORDS.some((key) => key in object) || 'discriminator' in object || REFUSED.some(([key]) => key in object));

/** Objects that have a `type` or a `default` and are no schemas. */
const isOther = ({ path }: SpecNode): boolean => path.includes('securitySchemes') || path.at(-2) === 'variables';

/** Every object has a member of this name already: code that looks one up by name would find that one. */
export const inherited = (name: string): string =>
  `'${name}' is a member that every JavaScript object has: name it otherwise, such as '${name.replaceAll('_', '')}Value'`;

const BY_DIRECTION = 'a schema is built once for requests and responses: write one schema for each direction';
const BY_NAME = 'references are resolved by file and pointer only: name the schema in the root and refer to it by $ref';

/** Keywords that nothing reads. */
const REFUSED: readonly (readonly [keyword: string, instead: string])[] = [
  ['nullable', 'OpenAPI 3.1 has no nullable: write type: [string, "null"]'],
  ['readOnly', BY_DIRECTION],
  ['writeOnly', BY_DIRECTION],
  ['xml', 'bodies are JSON'],
  ['$id', BY_NAME],
  ['$anchor', BY_NAME],
  ['$dynamicRef', BY_NAME],
  ['$dynamicAnchor', BY_NAME],
];

const checkKeywords = (node: SpecNode, report: Report): void => {
  for (const [keyword, instead] of REFUSED) {
    if (keyword in node.object) report(node.child(keyword) ?? node, 'unsupported', `${keyword}: ${instead}`);
  }
};

const typesOf = ({ type }: JsonObject): readonly string[] | undefined =>
  type === undefined ? undefined : isArray(type) ? type.map(String) : [String(type)];

/** An enum and a default fit the type beside them, and a default is one of the values. */
const checkValues = (node: SpecNode, report: Report): void => {
  const { object } = node;
  const values = node.child('enum');
  if (values && isArray(object.enum)) {
    const types = typesOf(object);
    const plain = object.enum.filter((value) => value !== null);
    if (plain.length === 0) {
      report(values, 'unsupported', 'an enum without a value that is not null: write type: "null"');
    } else if (types === undefined) {
      report(values, 'unsupported', `an enum without a type: add type: ${typeName(plain[0])} beside it`);
    } else {
      for (const value of object.enum.filter((one) => !types.some((type) => isOfType(one, type)))) {
        report(values, 'invalid-schema', `the enum holds ${JSON.stringify(value)}, which is no ${types.join(' or ')}`);
      }
    }
  }
  const given = node.child('default');
  if (!given) return;
  const problem = misfit(given.value, { ...behindRef(node), ...object });
  if (problem !== undefined) report(given, 'invalid-default', `the default ${JSON.stringify(given.value)} ${problem}`);
};

const behindRef = (node: SpecNode): JsonObject =>
  asString(node.object.$ref) === undefined ? {} : (node.followed()?.object ?? {});

/** Returns the reason for which a value does not fit the plain keywords of a schema; undefined if it does. */
const misfit = (value: Json, schema: JsonObject): string | undefined => {
  const types = typesOf(schema);
  if (types && !types.some((type) => isOfType(value, type))) return `is no ${types.join(' or ')}`;
  if (isArray(schema.enum) && !schema.enum.includes(value)) return `is not one of ${schema.enum.join(', ')}`;
  if (typeof value === 'number') {
    if (typeof schema.minimum === 'number' && value < schema.minimum) return `is less than ${schema.minimum}`;
    if (typeof schema.maximum === 'number' && value > schema.maximum) return `is more than ${schema.maximum}`;
  }
  if (typeof value === 'string') {
    const length = [...value].length;
    if (typeof schema.minLength === 'number' && length < schema.minLength) return `is shorter than ${schema.minLength}`;
    if (typeof schema.maxLength === 'number' && length > schema.maxLength) return `is longer than ${schema.maxLength}`;
    if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value))
      return `does not match ${schema.pattern}`;
  }
  return undefined;
};

const isOfType = (value: Json, type: string): boolean => {
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
};

const typeName = (value: Json | undefined): string =>
  Number.isInteger(value) ? 'integer' : isArray(value) ? 'array' : typeof value;

const SAFE = Number.MAX_SAFE_INTEGER;

/** A JSON number loses digits beyond 2^53 wherever JavaScript reads it: in the service, the SDK and browsers. */
const checkNumbers = (node: SpecNode, report: Report): void => {
  const { object } = node;
  const named = [
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'default',
    'const',
    'enum',
  ];
  for (const keyword of named) {
    const unsafe = [object[keyword]].flat().find((value) => typeof value === 'number' && Math.abs(value) > SAFE);
    if (unsafe === undefined) continue;
    report(node.child(keyword) ?? node, 'unsafe-integer', `${keyword} is beyond 2^53, where numbers lose digits`);
  }
  if (object.format !== 'int64' || !typesOf(object)?.includes('integer')) return;
  const isBounded =
    typeof object.maximum === 'number' &&
    object.maximum <= SAFE &&
    typeof object.minimum === 'number' &&
    object.minimum >= -SAFE;
  if (isBounded) return;
  const message =
    'an int64 may be beyond 2^53, where numbers lose digits: make it a string with a pattern, or give it a minimum and a maximum within 2^53';
  report(node.child('format') ?? node, 'unsafe-integer', message);
};

/** The bundle has every schema by its name, and no files any more. */
const checkMapping = (node: SpecNode, schemas: ReadonlySet<string>, report: Report): void => {
  const mapping = node.at('discriminator', 'mapping');
  for (const [value, target] of Object.entries(asObject(mapping?.value))) {
    const name = String(target).replace('#/components/schemas/', '');
    if (schemas.has(name)) continue;
    const message = `the mapping of '${value}' leads to ${target}: name a schema of the root, as '#/components/schemas/<name>'`;
    report(mapping?.child(value) ?? node, 'unsupported', message);
  }
  const alternatives = asArray(node.object.oneOf).length + asArray(node.object.anyOf).length;
  const discriminator = node.child('discriminator');
  if (discriminator && alternatives === 0)
    report(discriminator, 'unsupported', 'a discriminator without oneOf or anyOf beside it says nothing');
};
