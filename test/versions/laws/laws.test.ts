import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { asArray, asObject, isArray, isObject, type Json, type JsonObject } from '../../../codegen/load/json.ts';
import type { Version } from '../../../codegen/versions/change.ts';
import { compile } from '../../../codegen/versions/compile.ts';
import { eventsOf, operationsOf, queryOf, requestOf } from '../../../codegen/versions/steps.ts';
import type { Conversion } from '../../../generated/versions/conversions.ts';
import { OlderVersion } from '../../../src/platform/versions/served-version.ts';
import { COMPUTED, type History, histories } from './changes.ts';
import { market } from './market.ts';
import { samplesOf, textsIn, withDefaults, wordsOf } from './samples.ts';

/** The market today, its oldest version as a document, and what converts between them. */
interface Sides {
  readonly older: JsonObject;
  readonly version: OlderVersion;
  /** Words of today's contract that the oldest does not have. */
  readonly foreign: ReadonlySet<string>;
  readonly inOlder: Judge;
  readonly inNewest: Judge;
}

const sidesOf = ({ versions }: History): Sides => {
  const dated = [[], ...versions].map(
    (changes, at): Version => ({
      date: `2026-0${at + 1}-01`,
      release: `0.${at}`,
      sunset: at === versions.length ? undefined : '2028-01-01',
      isPublished: true,
      files: [{ file: 'changes.yaml', summary: '', upgrade: '', changes, place: { file: '' }, hasFunctions: true }],
    }),
  );
  const { conversions, documents } = compile(market, dated, (_file, error) => {
    throw error;
  });
  const older = documents.get('2026-01-01') ?? {};
  // As the generator writes them.
  const down = conversions.map((one) => ({ ...one, functions: one.functions.map(() => COMPUTED) })) as unknown;
  const known = new Set(wordsOf(older));
  return {
    older,
    version: new OlderVersion({ date: '2026-01-01', sunset: '2028-01-01' }, '2026-02-01', down as Conversion[]),
    foreign: new Set(wordsOf(market).filter((word) => !known.has(word))),
    inOlder: judgeOf(older),
    inNewest: judgeOf(market),
  };
};

type Judge = (schema: Json, value: Json) => readonly ErrorObject[];

/** Takes fields alone that are stated, so that one which is left over is found. */
const judgeOf = (document: JsonObject): Judge => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(closed(document) as JsonObject, 'contract');
  const checks = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/', '"contract#/');
    const check = checks.get(text) ?? ajv.compile(JSON.parse(text) as JsonObject);
    checks.set(text, check);
    return check(value) ? [] : (check.errors ?? []);
  };
};

const closed = (node: Json): Json => {
  if (isArray(node)) return node.map(closed);
  if (!isObject(node)) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([key, one]) => [key, closed(one)]));
  const isStated = node.type === 'object' && isObject(node.properties) && node.additionalProperties === undefined;
  return isStated ? { ...inner, additionalProperties: false } : inner;
};

/** The texts of people: an answer that is converted has each of them. */
const contentOf = (value: Json): string[] =>
  textsIn(value)
    .filter((text) => text.startsWith('Of '))
    .sort();

const answersOf = (operation: { readonly node: JsonObject }): [status: number, schema: Json][] =>
  Object.entries(asObject(operation.node.responses)).map(([status, response]) => [
    Number(status),
    asObject(asObject(asObject(response).content)['application/json']).schema ?? {},
  ]);

describe.each(histories.map((history) => [history.name, history] as const))('%s', (_name, history) => {
  const sides = sidesOf(history);
  const { older, version, foreign, inOlder, inNewest } = sides;
  const operations = operationsOf(older);
  const newest = new Map(operationsOf(market).map((one) => [one.id, one]));
  const isKept = history.loses === undefined;

  test('makes of each older request one that the newest version takes, with the defaults of the older', () => {
    for (const operation of operations) {
      const schemas = { query: queryOf(older, operation), body: requestOf(older, operation) ?? {} };
      const now = newest.get(operation.id);
      if (now === undefined) throw new Error(`${operation.id} is gone`);
      const newer = { query: queryOf(market, now), body: requestOf(market, now) ?? {} };
      for (const part of ['query', 'body'] as const) {
        for (const sample of samplesOf(schemas[part], older) as JsonObject[]) {
          const up = version[part](operation.id, structuredClone(sample)) as Json;
          expect([sample, up, inNewest(newer[part], up)]).toEqual([sample, up, []]);
          if (isKept) expect(contentOf(up)).toEqual(contentOf(sample));
          const stated = withDefaults(schemas[part], older, structuredClone(sample)) as JsonObject;
          expect(withDefaults(newer[part], market, up)).toEqual(
            withDefaults(newer[part], market, version[part](operation.id, stated) as Json),
          );
        }
      }
    }
  });

  test('makes of each answer one that the older version promised, without a word that it does not know', () => {
    for (const operation of newest.values()) {
      const then = operations.find(({ id }) => id === operation.id);
      const promised = new Map(then === undefined ? [] : answersOf(then));
      for (const [status, schema] of answersOf(operation)) {
        for (const sample of samplesOf(schema, market)) {
          const shown = version.answer(operation.id, { status, body: JSON.stringify(sample) });
          const value = JSON.parse(shown.body) as Json;
          expect([...promised.keys()]).toContain(shown.status);
          expect([sample, value, inOlder(promised.get(shown.status) ?? {}, value)]).toEqual([sample, value, []]);
          expect(textsIn(value).filter((text) => foreign.has(text))).toEqual([]);
          if (isKept) expect(contentOf(value)).toEqual(contentOf(sample));
        }
      }
    }
  });

  test('tells each event as the older version does, in the same way alone and in a list', () => {
    const types = new Set(eventsOf(older).map(([type]) => type));
    const schemas = new Map(eventsOf(older));
    for (const [type, schema] of eventsOf(market)) {
      const samples = samplesOf(schema, market);
      const told = samples.map((sample) => version.event(JSON.stringify(sample)));
      expect(told.every((one) => (one !== undefined) === version.tells(type))).toBe(true);
      const values = told.flatMap((one) => (one === undefined ? [] : [JSON.parse(one) as JsonObject]));
      for (const [at, value] of values.entries()) {
        expect(types).toContain(value.type);
        expect([value, inOlder(schemas.get(String(value.type)) ?? {}, value)]).toEqual([value, []]);
        expect(textsIn(value).filter((text) => foreign.has(text))).toEqual([]);
        if (isKept) expect(contentOf(value)).toEqual(contentOf(samples[at] ?? null));
      }
      const list = version.answer('listEvents', { status: 200, body: JSON.stringify({ events: samples }) });
      expect(JSON.parse(list.body)).toEqual({ events: values });
    }
    expect(eventsOf(market).filter(([type]) => version.tells(type))).toHaveLength(types.size);
  });

  test('refuses with the codes of the older version', () => {
    for (const operation of newest.values()) {
      const then = asArray(operations.find(({ id }) => id === operation.id)?.node['x-errors']);
      const now = asArray(operation.node['x-errors']).map((code) => version.code(operation.id, String(code)));
      expect(now).toEqual(then);
    }
  });

  test('reports the path and the allowed values of an invalid request as the older version names them', () => {
    for (const operation of operations) {
      const body = requestOf(older, operation);
      const newer = newest.get(operation.id);
      if (body === undefined || newer === undefined) continue;
      const schema = requestOf(market, newer) ?? {};
      for (const sample of samplesOf(body, older) as JsonObject[]) {
        for (const [pointer, wrong] of spoiled(sample)) {
          const up = version.body(operation.id, wrong as JsonObject) as Json;
          const [error] = inNewest(schema, up).filter(({ keyword }) => ['type', 'enum', 'pattern'].includes(keyword));
          if (error === undefined) continue;
          const places = inNewest(schema, up).map(({ instancePath }) => `/body${instancePath}`);
          const errors = places.map((path) => ({ path }));
          const named = asArray(
            version.details(operation.id, { errors }, { query: {}, body: up as JsonObject }).errors as Json,
          );
          expect([places, named.map((one) => asObject(one).path)]).toEqual([
            places,
            expect.arrayContaining([`/body${pointer}`]),
          ]);
        }
      }
    }
  });
});

/** The value once for each of its texts, with a number in the place of that text. */
const spoiled = (value: Json, at = ''): [pointer: string, value: Json][] => {
  if (typeof value === 'string') return [[at, 7]];
  if (isArray(value))
    return value.flatMap((one, place) =>
      spoiled(one, `${at}/${place}`).map(([pointer, inner]): [string, Json] => [pointer, value.with(place, inner)]),
    );
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    spoiled(one, `${at}/${name}`).map(([pointer, inner]): [string, Json] => [pointer, { ...value, [name]: inner }]),
  );
};
