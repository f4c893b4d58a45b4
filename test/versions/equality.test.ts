import { describe, expect, test } from 'vitest';
import {
  asArray,
  asObject,
  canonicalJson,
  isArray,
  isObject,
  type Json,
  type JsonObject,
} from '../../codegen/load/json.ts';
import type { Rule } from '../../codegen/review/change.ts';
import { differences } from '../../codegen/versions/differences.ts';
import { schemasOf } from '../../codegen/versions/locate.ts';
import { readPublished } from '../../codegen/versions/published.ts';
import { eventsOf, operationsOf } from '../../codegen/versions/steps.ts';
import { compiled, newestDocument, ownVersions } from './clients/histories.ts';

/** Why a difference that is left breaks no client. Every rule that occurs has to be here. */
const REASONS: Readonly<Partial<Record<Rule, string>>> = {
  'property-added': 'Clients ignore fields that they do not know, and need not send optional ones.',
  'value-added': 'Clients handle values that they do not know.',
  'code-lost': 'A code that is never answered breaks nobody.',
  'limit-relaxed': 'Requests may contain more. Of responses, spec/versions names it.',
  'limit-tightened': 'spec/versions names it: the service refused the same before.',
  'type-narrowed': 'spec/versions names it: the service refused the same before.',
  'restriction-added': 'spec/versions names it: it closes a hole for every version.',
  'schema-renamed': 'Names of schemas are not sent.',
  'status-added': 'A success is read by its body.',
  'body-added': 'Clients need not send it.',
};

const { documents } = compiled(newestDocument(), ownVersions());
const dates = ['2026-11-27', '2026-11-28'];
const pairOf = (date: string): { readonly was: JsonObject; readonly now: JsonObject } => {
  const [was, now] = [readPublished('.', date, 'openapi'), documents.get(date)];
  if (was === undefined || now === undefined) throw new Error(`There is no version ${date}`);
  return { was, now };
};

/**
 * Without what a client is not told by, or is free to change: texts, examples, and what only the generator reads. The name
 * of a schema without fields is no part of it.
 */
const meaningIn = (document: JsonObject, told: ReadonlySet<string>): ((node: Json) => Json) => {
  const schemas = schemasOf(document);
  const meaning = (node: Json): Json => {
    if (isArray(node)) return node.map(meaning);
    if (!isObject(node)) return node;
    const name = typeof node.$ref === 'string' ? node.$ref.slice('#/components/schemas/'.length) : '';
    const named = asObject(schemas[name]);
    if (isPlain(named) && !told.has(name) && named['x-event-types'] === undefined) return meaning(named);
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]): [string, Json][] => {
        const isText = ['description', 'summary', 'title'].includes(key) && typeof value === 'string';
        if (isText || key === 'examples' || key === 'example') return [];
        if (key.startsWith('x-') && key !== 'x-states') return [];
        // In any order they mean the same.
        const isSet = (key === 'enum' || key === 'required') && isArray(value);
        return [[key, isSet ? value.map(String).sort() : meaning(value)]];
      }),
    );
  };
  return meaning;
};

const isPlain = (schema: JsonObject): boolean =>
  typeof schema.type === 'string' && schema.type !== 'object' && schema.items === undefined;

type TextOf = (node: Json | undefined) => string;

const textIn = (document: JsonObject, told: ReadonlySet<string>): TextOf => {
  const meaning = meaningIn(document, told);
  return (node) => canonicalJson(meaning(node ?? null));
};

/** Of an operation: its route, credentials, body and successes. Refusals are compared by their codes. */
const promiseOf = (node: JsonObject): JsonObject => ({
  body: asObject(node.requestBody).content ?? null,
  security: node.security ?? null,
  successes: Object.fromEntries(
    Object.entries(asObject(node.responses)).flatMap(([status, response]): [string, Json][] =>
      status.startsWith('2') ? [[status, documentsOf(asObject(response))]] : [],
    ),
  ),
});

/** A stream has events, which are compared by themselves. */
const documentsOf = ({ content }: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(asObject(content)).filter(([type]) => type !== 'text/event-stream'));

describe.each(dates)('the document of %s that its changes derive from today’s', (date) => {
  const { was, now } = pairOf(date);
  const left = differences(was, now);
  const told = new Set(left.map(({ subject }) => subject));
  const [wasText, nowText] = [textIn(was, told), textIn(now, told)];

  test('differs from the published one only with a stated reason', () => {
    expect(left.filter(({ rule }) => REASONS[rule] === undefined)).toEqual([]);
  });

  test('keeps each published schema and event byte for byte, unless a difference is reported', () => {
    const [before, after] = [schemasOf(was), schemasOf(now)];
    const renamed = new Set(left.filter(({ rule }) => rule === 'schema-renamed').map(({ subject }) => subject));
    const unequal = Object.keys(before).filter(
      (name) =>
        !told.has(name) &&
        !renamed.has(name) &&
        asObject(before[name])['x-event-types'] === undefined &&
        name in after &&
        wasText(before[name]) !== nowText(after[name]),
    );
    expect(unequal).toEqual([]);
    const events = new Map(eventsOf(now));
    const unlike = eventsOf(was).filter(
      ([type, schema]) => !told.has(type) && wasText(schema) !== nowText(events.get(type)),
    );
    expect(unlike).toEqual([]);
  });

  test('keeps each published operation byte for byte, unless a difference is reported', () => {
    const after = new Map(operationsOf(now).map((one) => [one.id, one]));
    const otherwise = new Set(left.filter(({ rule }) => rule !== 'restriction-added').map(({ subject }) => subject));
    const unequal = operationsOf(was).flatMap(({ id, method, path, node }) => {
      const other = after.get(id);
      if (other === undefined || otherwise.has(id)) return [];
      const isEqual =
        method === other.method && path === other.path && wasText(promiseOf(node)) === nowText(promiseOf(other.node));
      return isEqual ? [] : [id];
    });
    expect(unequal).toEqual([]);
  });

  test('keeps each published parameter byte for byte, unless a difference is reported', () => {
    const after = new Map(operationsOf(now).map((one) => [one.id, asArray(one.node.parameters)]));
    const lost = operationsOf(was).flatMap(({ id, node }) => {
      const has = new Set((after.get(id) ?? []).map(nowText));
      return asArray(node.parameters).flatMap((one) => {
        const isTold = left.some(
          ({ subject, at }) => subject === id && at === `${asObject(one).in}.${asObject(one).name}`,
        );
        return isTold || has.has(wasText(one)) ? [] : [`${id} ${wasText(one)}`];
      });
    });
    expect(lost).toEqual([]);
  });

  test('has each schema that was published, unless it is the envelope of a code that is not answered any more', () => {
    const gone = Object.keys(schemasOf(was)).filter((name) => !(name in schemasOf(now)));
    const renamed = left.flatMap(({ rule, was: name }) => (rule === 'schema-renamed' && name ? [name] : []));
    expect(gone.filter((name) => !name.endsWith('Error') && !renamed.includes(name))).toEqual([]);
  });
});

test('every reason belongs to a difference', () => {
  const met = new Set(dates.flatMap((date) => differences(pairOf(date).was, pairOf(date).now).map(({ rule }) => rule)));
  expect(Object.keys(REASONS).filter((rule) => !met.has(rule as Rule))).toEqual([]);
});
