import { asArray, asString, isObject } from '../load/json.ts';
import type { SpecNode } from '../load/spec-node.ts';
import type { Linted, LintRule } from './rule.ts';

/** Names that say all there is to say. */
const PLAIN = new Set(['id', 'createdAt', 'updatedAt', 'type', 'status', 'name', 'label', 'description', 'url']);

/** Names that others gave: the issuer's ephemeral keys (B 4.2, D-276). */
const FOREIGN = new Set(['associated_objects']);

/** Calls `look` for every property of every named schema, and of every schema that stands inside an operation. */
export const eachProperty =
  (look: (name: string, property: SpecNode, report: (at: SpecNode, message: string) => void) => void) =>
  ({ root }: Linted, report: (at: SpecNode, message: string) => void): void => {
    const seen = new Set<string>();
    const visit = (written: SpecNode | undefined): void => {
      const node = written?.followed();
      if (!node || seen.has(node.id)) return;
      seen.add(node.id);
      const properties = node.get('properties');
      for (const name of Object.keys(properties?.object ?? {})) {
        const property = properties?.child(name);
        if (!property) continue;
        look(name, property, report);
        visit(property);
      }
      visit(node.child('items'));
      for (const key of ['allOf', 'anyOf', 'oneOf']) for (const part of node.get(key)?.items() ?? []) visit(part);
    };
    for (const [, schema] of root.at('components', 'schemas')?.entries() ?? []) visit(schema);
    for (const [, item] of root.get('paths')?.entries() ?? []) {
      for (const [, operation] of item.entries()) {
        visit(operation.at('requestBody', 'content', 'application/json', 'schema'));
        for (const [, response] of operation.get('responses')?.entries() ?? []) {
          visit(response.at('content', 'application/json', 'schema'));
        }
      }
    }
  };

const typesOf = (node: SpecNode | undefined): readonly string[] => {
  const type = node?.object.type;
  return (typeof type === 'string' ? [type] : asArray(type).map(String)).filter((name) => name !== 'null');
};

const isText = (node: SpecNode | undefined): boolean => typesOf(node).join() === 'string';

export const schemaRules: readonly LintRule[] = [
  {
    name: 'schema-description',
    why: 'A type of the SDK without a comment is a riddle.',
    check: ({ root }, report) => {
      for (const [name, schema] of root.at('components', 'schemas')?.entries() ?? []) {
        if (!schema.string('description')) report(schema, `${name} has no description`);
      }
    },
  },
  {
    name: 'property-description',
    why: 'What a field means and in which unit stands at the field, unless its name or its schema says it.',
    check: eachProperty((name, property, report) => {
      const said = asString(property.object.description) ?? property.followed()?.string('description');
      const schema = property.followed();
      const isClear = PLAIN.has(name) || schema?.object.const !== undefined || schema?.object.enum !== undefined;
      if (!said && !isClear) report(property, `${name} has no description`);
    }),
  },
  {
    name: 'property-name',
    why: 'JSON of this service is camelCase.',
    check: eachProperty((name, property, report) => {
      if (FOREIGN.has(name)) return;
      // What others have defined keeps their names: typed data, DID documents, JWKs.
      if (!/^(?:[a-z][A-Za-z0-9]*|@[a-z]+|[A-Z][A-Za-z0-9]*)$/.test(name)) report(property, `${name} is not camelCase`);
    }),
  },
  {
    name: 'no-number',
    why: 'Money is a string and everything else that is counted is whole: a float is a mistake waiting.',
    check: eachProperty((name, property, report) => {
      const isFloat = typesOf(property.followed()).join() === 'number';
      if (isFloat) report(property, `${name} is a number; say integer or string`);
    }),
  },
  {
    name: 'unit-in-name',
    // D-048, D-050.
    why: 'A unit in a name binds the type: seconds and counts are integers, money is text with a pattern.',
    check: eachProperty((name, property, report) => {
      const schema = property.followed();
      if (!schema || schema.object.oneOf !== undefined || typesOf(schema).length === 0) return;
      if (/(?:Seconds|Days|Hours|Ms|Bytes|Bps|Count)$/.test(name) && !typesOf(schema).includes('integer')) {
        report(property, `${name} has to be an integer`);
      }
      const isRaw = /as read/.test(asString(property.object.description) ?? '');
      if (!isRaw && /(?:Usd|BaseUnits|Minor)$/.test(name) && !(isText(schema) && schema.object.pattern !== undefined)) {
        report(property, `${name} has to be a string with a pattern`);
      }
      if (/^amount/.test(name) && !isText(schema) && !typesOf(schema).includes('object')) {
        report(property, `${name} has to be a string: money is never a number`);
      }
    }),
  },
  {
    name: 'time-form',
    // D-046.
    why: 'Times are ISO 8601 in UTC; the few Unix times say so.',
    check: eachProperty((name, property, report) => {
      const schema = property.followed();
      if (!/[a-z]At$/.test(name) || !schema || typesOf(schema).length === 0) return;
      const isUnix = /unix/i.test(`${asString(property.object.description)} ${schema.string('description')}`);
      if (!isUnix && schema.string('format') !== 'date-time') report(property, `${name} has to be a date-time`);
    }),
  },
  {
    name: 'closed-object',
    // D-037.
    why: 'A field that nobody documents is refused in requests and never sent in responses.',
    check: ({ root }, report) => {
      for (const [name, schema] of root.at('components', 'schemas')?.entries() ?? []) {
        const { properties, additionalProperties, unevaluatedProperties } = schema.object;
        if (!isObject(properties)) continue;
        if (additionalProperties === undefined && unevaluatedProperties === undefined) {
          report(schema, `${name} does not say additionalProperties`);
        }
      }
    },
  },
  {
    name: 'bounded-request',
    why: 'What a client sends has a greatest length.',
    check: ({ root, model }, report) => {
      for (const { path, method, body } of model.operations) {
        const schema = body && root.at('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
        if (schema) bounded(schema, '', new Set(), report);
      }
    },
  },
];

const BOUNDS = ['maxLength', 'enum', 'const', 'format'];

function bounded(
  written: SpecNode,
  name: string,
  open: Set<string>,
  report: (at: SpecNode, message: string) => void,
): void {
  const schema = written.followed();
  if (!schema || open.has(schema.id)) return;
  open.add(schema.id);
  const { object } = schema;
  const pattern = asString(object.pattern);
  // A pattern with an end and no repetition without one is a bound.
  // What a look-ahead at the beginning repeats has no length of its own.
  const ruled = pattern?.replaceAll(/\\./g, '.').replace(/^\^\(\?!(?:[^()]|\([^()]*\))*\)/, '^') ?? '';
  const isBoundPattern = ruled.endsWith('$') && !/[*+]|\{[0-9]+,\}/.test(ruled);
  const isOpen = isText(schema) && !isBoundPattern && BOUNDS.every((key) => object[key] === undefined);
  const isGenerated = ['x-states', 'x-event-types', 'x-values-of'].some((name) => object[name] !== undefined);
  if (isOpen && !isGenerated && object.not === undefined)
    report(schema, `${name || 'a string'} of a request has no greatest length`);
  if (typesOf(schema).includes('array') && object.maxItems === undefined) {
    report(schema, `${name || 'an array'} of a request has no maxItems`);
  }
  const properties = schema.get('properties');
  for (const key of Object.keys(properties?.object ?? {})) {
    const property = properties?.child(key);
    if (property) bounded(property, key, open, report);
  }
  const items = schema.child('items');
  if (items) bounded(items, `an item of ${name}`, open, report);
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    for (const part of schema.get(key)?.items() ?? []) bounded(part, name, open, report);
  }
}
