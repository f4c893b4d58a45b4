import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
import { riskyMeanings } from '../../codegen/versions/risky-meanings.ts';

const body = (name: string): JsonObject => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const document: JsonObject = {
  paths: {
    '/v1/payments': { post: { operationId: 'pay', 'x-risk': 'moves-money', requestBody: body('Pay') } },
    '/v1/keys': { post: { operationId: 'createKey', 'x-risk': ['grants-rights', 'none'], requestBody: body('Key') } },
    '/v1/notes': { post: { operationId: 'note', 'x-risk': 'none', requestBody: body('Note') } },
  },
  components: {
    schemas: {
      Pay: { type: 'object', properties: { mode: { $ref: '#/components/schemas/Mode' } } },
      Key: { type: 'object', properties: { scopes: { type: 'array', items: { type: 'string' } } } },
      Note: { type: 'object', properties: { text: { type: 'string' }, mode: { $ref: '#/components/schemas/Mode' } } },
      Mode: { type: 'string', enum: ['FAST', 'SLOW'] },
    },
  },
};

describe('a request that means something that its client does not say', () => {
  test('is reported for an operation that moves money, and not for one without a risk', () => {
    expect(riskyMeanings({ kind: 'field-required', schema: 'Pay', field: 'mode', value: 'FAST' }, document)).toEqual([
      'pay',
    ]);
    expect(riskyMeanings({ kind: 'field-required', schema: 'Note', field: 'text', value: '' }, document)).toEqual([]);
  });

  test('is reported for a default that was wider', () => {
    const change = { kind: 'default-changed', schema: 'Key', field: 'scopes', was: ['all'] } as const;
    expect(riskyMeanings(change, document)).toEqual(['createKey']);
  });

  test('is reported for a value with a changed meaning in every place of its schema', () => {
    const change = { kind: 'value-removed', schema: 'Mode', value: 'INSTANT', becomes: 'FAST' } as const;
    expect(riskyMeanings(change, document)).toEqual(['pay']);
  });

  test('is reported for a computed value', () => {
    expect(riskyMeanings({ kind: 'computed', schema: 'Pay', was: {} }, document)).toEqual(['pay']);
  });

  test('is not reported for a renamed field, which means the same', () => {
    expect(riskyMeanings({ kind: 'field-renamed', schema: 'Pay', from: 'how', to: 'mode' }, document)).toEqual([]);
  });

  test('is not reported for a value that is only shown', () => {
    expect(riskyMeanings({ kind: 'value-shown', schema: 'Mode', value: 'SLOW', as: 'FAST' }, document)).toEqual([]);
  });
});
