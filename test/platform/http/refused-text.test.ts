import { expect, it } from 'vitest';
import { endpointOf } from '../../../src/platform/http/endpoint.ts';
import { errorsOfBody } from '../../../src/platform/http/request/request-body.ts';
import { refusedText } from '../../../src/platform/http/response/refused-text.ts';

const meta = { security: [], statuses: [200], codes: {}, handler: async () => ({}) };
const TURNED = { reason: 'a\u202eb' };

const pathsOf = (parts: object, body: Record<string, unknown>): readonly string[] =>
  errorsOfBody(endpointOf({ ...meta, ...parts }), body, Buffer.from(JSON.stringify(body))).map(({ path }) => path);

it('refused text is found by its place (D-063)', () => {
  const value = { 'a/b': ['x', { c: '\u0000' }], 'd~': '\u2066', e: '\ud800', '\u200f': 1, ok: '\n\t\u200d' };
  expect(refusedText(value, '/body', 50)).toEqual(['/body/a~1b/1/c', '/body/d~0', '/body/e', '/body']);
});

it('opaque text may change the direction of text, and nothing else that is refused', () => {
  const value = { own: { a: '\u202e', '\u200e': ['\u2069'], b: '\u0001' }, owner: '\u202e' };
  expect(refusedText(value, '', 50, '/own')).toEqual(['/own/b', '/owner']);
});

it('the search for refused text ends at its limit, and builds no other pointer (D-511)', () => {
  const value = { a: Array(100).fill('\u0000'), b: '\u0000' };
  expect(refusedText(value, '', 2)).toEqual(['/a/0', '/a/1']);
  expect(refusedText(value, '', 101)).toHaveLength(101);
});

it('a change of text direction is accepted in raw bodies and verbatim fields', () => {
  expect(pathsOf({}, TURNED)).toEqual(['/body/reason']);
  expect(pathsOf({ rawBody: true }, TURNED)).toEqual([]);
  expect(pathsOf({ rawBody: true }, { reason: '\u0000' })).toEqual(['/body/reason']);
  expect(pathsOf({ verbatim: 'metadata' }, { ...TURNED, metadata: TURNED })).toEqual(['/body/reason']);
});
