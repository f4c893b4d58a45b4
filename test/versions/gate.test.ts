import { beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../codegen/load/json.ts';
import { isObject } from '../../codegen/load/json.ts';
import { breaksBetween } from '../../codegen/versions/differences.ts';
import { readPublished } from '../../codegen/versions/published.ts';

/** What a careless change does to the published document, and the words by which the generator refuses it. */
const planted: readonly (readonly [name: string, change: (document: Writable) => void, words: RegExp])[] = [
  [
    'a field of an answer goes',
    ({ schema }) => delete props(schema('UnifiedPayment')).memo,
    /property-removed .* at memo/,
  ],
  [
    'a field of a request becomes required',
    ({ schema }) => need(schema('CreateApiKeyRequest'), 'scopes'),
    /property-required at scopes/,
  ],
  ['a value that requests may have goes', ({ schema }) => drop(schema('FundingMode')), /FundingMode: value-removed/],
  ['a field may be null', ({ schema }) => widen(props(schema('ApiKey')).name), /type-widened .* at name/],
  ['a field has another type', ({ schema }) => retype(props(schema('ApiKey')).name), /type-changed .* at name/],
  [
    'a limit is tightened',
    ({ schema }) => limit(props(schema('CreateApiKeyRequest')).name),
    /limit-tightened .* at name/,
  ],
  ['an operation goes', ({ paths }) => delete paths['/v1/me'], /operation-removed/],
  ['an operation moves', ({ paths }) => move(paths, '/v1/me', '/v1/myself'), /operation-moved/],
  ['an event goes', ({ webhooks }) => delete webhooks['payment.delivered'], /payment.delivered: event-type-removed/],
  ['a scope is added', ({ operation }) => scope(operation('/v1/payments', 'get')), /listPayments: scope-added/],
  [
    'the order of the codes changes',
    ({ operation }) => turn(operation('/v1/payments/{id}/confirm', 'post')),
    /code-precedence/,
  ],
  ['a status goes', ({ operation }) => delete answers(operation('/v1/payments', 'get'))['200'], /status-removed 200/],
];

type Node = Record<string, never> & { [key: string]: unknown };

interface Writable {
  readonly paths: Record<string, unknown>;
  readonly webhooks: Record<string, unknown>;
  schema(name: string): Node;
  operation(path: string, method: string): Node;
}

const nodeOf = (value: unknown): Node => {
  if (!isObject(value)) throw new Error('there is no such part');
  return value as unknown as Node;
};
const props = (schema: Node): Record<string, Node> => nodeOf(schema.properties) as unknown as Record<string, Node>;
const answers = (operation: Node): Record<string, unknown> => nodeOf(operation.responses);
const need = (schema: Node, field: string): void =>
  void Object.assign(schema, { required: [...((schema.required as Json[] | undefined) ?? []), field] });
const drop = (schema: Node): void => void (schema.enum as unknown as Json[]).pop();
const widen = (schema: Node | undefined): void => void Object.assign(nodeOf(schema), { type: ['string', 'null'] });
const retype = (schema: Node | undefined): void => void Object.assign(nodeOf(schema), { type: 'integer' });
const limit = (schema: Node | undefined): void => void Object.assign(nodeOf(schema), { maxLength: 3 });
const move = (paths: Record<string, unknown>, from: string, to: string): void => {
  paths[to] = paths[from];
  delete paths[from];
};
const scope = (operation: Node): void =>
  void Object.assign(operation, { security: [{ apiKey: ['payments:read', 'members:manage'] }] });
const turn = (operation: Node): void => void (operation['x-errors'] as unknown as Json[]).reverse();

const writable = (document: JsonObject): Writable => {
  const at = nodeOf(document);
  return {
    paths: nodeOf(at.paths),
    webhooks: nodeOf(at.webhooks),
    schema: (name) => nodeOf((nodeOf(nodeOf(at.components).schemas) as unknown as Record<string, unknown>)[name]),
    operation: (path, method) => nodeOf((nodeOf(nodeOf(at.paths)[path]) as unknown as Record<string, unknown>)[method]),
  };
};

describe('a change that breaks clients of the published version is found', () => {
  let document: JsonObject;
  beforeAll(() => {
    const published = readPublished('.', '2026-11-28', 'openapi');
    if (published === undefined) throw new Error('it is not published');
    document = published;
  });

  test('but not by an unchanged document', () => {
    expect(breaksBetween(document, structuredClone(document) as JsonObject)).toEqual([]);
  });

  test.each(planted)('%s', (_name, change, words) => {
    const now = structuredClone(document) as JsonObject;
    change(writable(now));
    expect(
      breaksBetween(document, now)
        .map((one) => one.words)
        .join('\n'),
    ).toMatch(words);
  });
});
