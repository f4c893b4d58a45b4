import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
import { readSdkModel } from '../../codegen/model/sdk/calls.ts';
import { byNamespace } from '../../codegen/model/sdk/document.ts';

const text = { type: 'string' };
const BODY = {
  type: 'object',
  required: ['name'],
  properties: { name: text, agent: { type: 'boolean' }, agentId: text },
  'x-requires': { agentId: { agent: true } },
};

/** An operation without an answer. */
const operation = (operationId: string, scheme: string, name: string, body?: object) => ({
  operationId,
  tags: ['Keys'],
  'x-sdk-name': name,
  security: [{ [scheme]: [] }],
  responses: { 204: { description: 'done' } },
  ...(body && {
    requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } } },
  }),
});

const documentOf = (paths: object): JsonObject =>
  ({
    openapi: '3.1.0',
    info: { title: 'Small', version: '1.0.0' },
    paths,
    components: { schemas: { Body: BODY } },
  }) as JsonObject;
const model = (paths: object) => readSdkModel(documentOf(paths), () => 'keys');

const KEYS = { '/v1/keys': { post: operation('createKey', 'apiKey', 'keys.create', BODY) } };
const CASES = { '/v1/admin/cases': { get: operation('getCases', 'adminKey', 'cases.get') } };

describe('a client’s operations', () => {
  it('are for tenants or for operators, as their security says', () => {
    const { operations } = model({ ...KEYS, ...CASES });
    expect(operations.map(({ id, audience }) => [id, audience])).toEqual([
      ['createKey', 'tenants'],
      ['getCases', 'operators'],
    ]);
  });

  it('of a namespace are for one of them, and another one is refused', () => {
    expect(byNamespace(model({ ...KEYS, ...CASES })).map(([name]) => name)).toEqual(['cases', 'keys']);
    const mixed = model({ ...KEYS, '/v1/admin/keys': { get: operation('getKeys', 'adminKey', 'keys.get') } });
    expect(() => byNamespace(mixed)).toThrow('keys: its operations are partly for operators');
  });
});

describe('a body with a field that needs another one', () => {
  const [create] = model(KEYS).operations;
  const fields = create?.bodies.map((body) => body.map(({ name, required }) => `${name}${required ? '' : '?'}`));

  it('has a form without it, and a form in which both are required', () => {
    expect(fields).toEqual([
      ['name', 'agent?'],
      ['name', 'agent', 'agentId'],
    ]);
  });

  it('takes the other one with the value that it needs', () => {
    const shapes = create?.bodies.map((body) => body.find(({ name }) => name === 'agent')?.shape);
    expect(shapes).toEqual([{ kind: 'boolean' }, { kind: 'choice', values: [true] }]);
  });
});
