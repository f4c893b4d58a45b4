import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { endpointOf } from '../../../src/platform/http/endpoint.ts';
import { ClientAborted, readRawBody } from '../../../src/platform/http/request/raw-body.ts';
import {
  asUnwanted,
  errorsOfBody,
  parseBody,
  rawBodyOf,
  verbatimErrors,
  verbatimOf,
} from '../../../src/platform/http/request/request-body.ts';
import { Refusal, refuse } from '../../../src/platform/refusal.ts';

const operation = (parts: object = {}) =>
  endpointOf({ security: [], statuses: [200], codes: {}, handler: async () => ({}), ...parts });
const takesBody = (parts: object = {}) => operation({ validators: { body: () => true }, ...parts });
const takesNone = operation();

/** A request whose bytes the test writes. */
const requestOf = (headers: Record<string, string>, method = 'POST') => {
  const stream = new PassThrough();
  return { stream, request: Object.assign(stream, { headers, method }) as unknown as IncomingMessage };
};
const JSON_HEADERS = { 'content-type': 'application/json' };
const withHeaders = (headers: object) => ({ headers }) as IncomingMessage;

describe('the bytes of a body (D-036)', () => {
  const chunked = { 'transfer-encoding': 'chunked' };

  it.each([
    ['no word of a body', {}],
    ['a length of none', { 'content-length': '0' }],
  ])('are empty at once if the request has %s', (_, headers) => {
    expect(readRawBody(requestOf(headers).request, 4)).toEqual(Buffer.alloc(0));
  });

  it.each([
    ['one piece', ['abcd']],
    ['several pieces', ['a', 'bc', 'd']],
  ])('are read up to the limit, in %s', async (_, pieces) => {
    for (const headers of [{ 'content-length': '4' }, chunked]) {
      const { stream, request } = requestOf(headers);
      const read = readRawBody(request, 4);
      for (const piece of pieces) stream.write(piece);
      stream.end();
      expect(String(await read)).toBe('abcd');
    }
  });

  it('are empty if chunks end at once', async () => {
    const { stream, request } = requestOf(chunked);
    const read = readRawBody(request, 4);
    stream.end();
    expect(await read).toEqual(Buffer.alloc(0));
  });

  it('are refused at once if more are announced than allowed', () => {
    const { request } = requestOf({ 'content-length': '5' });
    expect(readRawBody(request, 4)).toEqual(
      refuse('BODY_TOO_LARGE', { message: 'The body is larger than the 4 bytes that this operation accepts.' }),
    );
  });

  it('are refused once more have arrived, whatever was announced, and the rest is discarded', async () => {
    for (const headers of [chunked, { 'content-length': '4' }]) {
      const { stream, request } = requestOf(headers);
      const read = readRawBody(request, 4);
      for (const piece of ['abc', 'd', 'e']) stream.write(piece);
      expect(await read).toMatchObject({ code: 'BODY_TOO_LARGE' });
      stream.write('f'.repeat(1024));
      await new Promise((resolve) => setImmediate(resolve));
      expect([stream.readableLength, stream.destroyed]).toEqual([0, false]);
    }
  });

  it('are cut off 16 MB after the limit', async () => {
    const most = 16 * 1024 * 1024;
    for (const headers of [{ 'content-length': String(most) }, chunked]) {
      for (const [bytes, isCut] of [
        [most, false],
        [most + 1, true],
      ] as const) {
        const { stream, request } = requestOf(headers);
        const read = readRawBody(request, 4);
        // The chunk that is too much is the last one that counts as read.
        if (headers === chunked) stream.write('abcde');
        expect(await read).toBeInstanceOf(Refusal);
        stream.write(Buffer.alloc(bytes));
        await new Promise((resolve) => setImmediate(resolve));
        expect(stream.destroyed).toBe(isCut);
      }
    }
  });

  it.each([
    ['leaves', undefined],
    ['fails', new Error('reset')],
  ])('are dropped when the client %s', async (_, error) => {
    const { stream, request } = requestOf({ 'content-length': '4' });
    const read = readRawBody(request, 4);
    stream.write('a');
    stream.destroy(error);
    await expect(read).rejects.toThrow(ClientAborted);
  });

  it('cause no error when their connection fails after a refusal', async () => {
    const { stream, request } = requestOf({ 'content-length': '5' });
    readRawBody(request, 4);
    stream.destroy(new Error('reset'));
    await new Promise((resolve) => stream.once('close', resolve));
  });

  it('are read if the operation takes a body or a key, and for each POST, and discarded otherwise', async () => {
    const isRead = async (endpoint: ReturnType<typeof operation>, method: string) => {
      const { stream, request } = requestOf({ 'content-length': '1' }, method);
      stream.end('x');
      return String(await rawBodyOf(request, endpoint)) === 'x';
    };
    expect(await isRead(takesBody(), 'PUT')).toBe(true);
    expect(await isRead(operation({ idempotency: true }), 'DELETE')).toBe(true);
    expect(await isRead(takesNone, 'POST')).toBe(true);
    expect(await isRead(takesNone, 'DELETE')).toBe(false);
    const { request } = requestOf({ 'content-length': '5' });
    expect(rawBodyOf(request, takesBody({ bodyLimit: 4 }))).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });
});

describe('a body', () => {
  const parse = (headers: object, raw: string, parts: object = {}) =>
    parseBody(withHeaders(headers), takesBody(parts), Buffer.from(raw));

  it('is an object, empty if it is absent, and undefined if none is taken (D-037)', () => {
    expect(parse(JSON_HEADERS, '{"a":1}')).toEqual({ a: 1 });
    expect(parse({}, '')).toEqual({});
    expect(parseBody(withHeaders({}), takesNone, Buffer.from('x'))).toBeUndefined();
    expect(parse(JSON_HEADERS, '[]')).toMatchObject({
      code: 'INVALID_JSON',
      message: expect.stringMatching(/JSON array/),
    });
    expect(parse(JSON_HEADERS, '{"m":{"a":1,"a":2}}')).toMatchObject({ code: 'INVALID_JSON' });
    expect(parse(JSON_HEADERS, '{"m":{"a":1,"a":2}}', { verbatim: 'm' })).toEqual({ m: { a: 2 } });
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json ; charset="UTF-8" ',
    'application/json; charset=utf8',
    'application/json;',
  ])('is JSON by the type %s', (type) => {
    expect(parse({ 'content-type': type }, '{}')).toEqual({});
  });

  it.each<readonly [headers: object, message: string]>([
    [{}, 'The header Content-Type is missing. Send application/json.'],
    ...[
      '',
      'text/plain',
      'application/json-patch+json',
      'x application/json',
      'application/json; charset=utf-16',
      'application/json; charset=utf-8; x=1',
      'application/json;;',
      'application/json;;;;charset=utf-16',
    ].map((type) => [{ 'content-type': type }, 'The Content-Type of the body is not application/json.'] as const),
    [
      { ...JSON_HEADERS, 'content-encoding': 'gzip' },
      'The body is compressed. Send it without Content-Encoding.',
    ] as const,
  ])('is refused with the headers %j, and the client is told what to send', (headers, message) => {
    expect(parse(headers, '{}')).toEqual(refuse('UNSUPPORTED_CONTENT_TYPE', { message }));
  });

  it('may be declared as not encoded', () => {
    expect(parse({ ...JSON_HEADERS, 'content-encoding': 'identity' }, '{}')).toEqual({});
  });
});

describe('the member that is kept as it was sent (D-490)', () => {
  const endpoint = takesBody({ verbatim: 'metadata' });
  const kept = (raw: string, of = endpoint) => verbatimOf(of, JSON.parse(raw), Buffer.from(raw));

  it('is its text, or undefined if it is absent, null, or not declared', () => {
    expect(kept('{"metadata": {"b":1.0, "a":2}}')).toBe('{"b":1.0,"a":2}');
    expect(kept('{"metadata":null}')).toBeUndefined();
    expect(kept('{}')).toBeUndefined();
    expect(kept('{"metadata":{}}', takesBody())).toBeUndefined();
    expect(verbatimOf(endpoint, undefined, Buffer.from('{"metadata":{}}'))).toBeUndefined();
  });

  it('cannot repeat a key', () => {
    const faults = (raw: string, of = endpoint) =>
      verbatimErrors(of, JSON.parse(raw), kept(raw) ?? '').map(({ path, rule, message }) => [path, rule, message]);
    expect(faults('{"metadata":{"a":1,"a":2}}')).toEqual([['/body/metadata', 'uniqueKeys', 'must not repeat a key']]);
    expect(faults('{"metadata":{"a":1}}')).toEqual([]);
    expect(faults('{"metadata":{"a":1,"a":2}}', takesBody())).toEqual([]);
    expect(verbatimErrors(endpoint, undefined, '{"a":1,"a":2}')).toEqual([]);
  });
});

describe('the fault of a body', () => {
  const wrong = (endpoint: ReturnType<typeof operation>, raw: string, body?: Record<string, unknown>) =>
    errorsOfBody(endpoint, body, Buffer.from(raw)).map(({ path, rule }) => `${path} ${rule}`);

  it('is its presence if none is taken, except for an empty object', () => {
    for (const nothing of ['', ' ', '{}', ' { \n } ', `{${' '.repeat(13)}}`])
      expect(wrong(takesNone, nothing)).toEqual([]);
    for (const thing of ['x', '[]', '{"a":1}', '{}x', 'x{}', '{', '}', `{${' '.repeat(14)}}`])
      expect(wrong(takesNone, thing), thing).toEqual(['/body noBody']);
    const [error] = errorsOfBody(takesNone, undefined, Buffer.from('x'));
    expect(error?.message).toBe('must be empty: this operation has no body');
  });

  it('is reported as invalid text first, and as a contract fault otherwise', () => {
    const refusing = operation({
      validators: {
        body: Object.assign(() => false, { errors: [{ instancePath: '/a', keyword: 'type', params: {} }] }),
      },
    });
    const body = { b: '\u0000' };
    expect(wrong(refusing, JSON.stringify(body), body)).toEqual(['/body/b controlCharacters', '/body/a type']);
    expect(wrong(refusing, '{"a":1}', { a: 1 })).toEqual(['/body/a type']);
    expect(wrong(takesNone, JSON.stringify(body), body)).toEqual(['/body/b controlCharacters']);
  });

  it('is never its size if none is taken, because the contract has no such code there', () => {
    const large = refuse('BODY_TOO_LARGE');
    expect(asUnwanted(takesBody(), large)).toBe(large);
    const unwanted = asUnwanted(takesNone, large);
    expect(unwanted).toBeInstanceOf(Refusal);
    expect(unwanted).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ path: '/body', rule: 'noBody' }] },
    });
  });
});
