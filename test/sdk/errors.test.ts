import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PaychartError } from '../../codegen/emit/sdk/runtime/result.ts';
import { clientOf, peer, refusal } from './peer.ts';

/** Host and port where nobody listens. */
async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `127.0.0.1:${port}`;
}

describe('errors are values (D-484)', () => {
  it('keeps a code of the operation as the service sent it', async () => {
    const server = await peer(refusal(409, 'INVALID_TRANSITION', { status: 'CANCELED' }));
    const result = await clientOf(server.url).methods.confirm({ id: 'pay_1' });
    expect(result).toMatchObject({ ok: false, data: undefined, response: { status: 409 } });
    expect(result.error).toEqual(refusal(409, 'INVALID_TRANSITION', { status: 'CANCELED' }).json);
  });

  it('maps an unknown code to UNKNOWN, and keeps the original', async () => {
    const server = await peer(refusal(409, 'NEW_IN_2027', { hint: 1 }));
    const { error } = await clientOf(server.url).methods.confirm({ id: 'pay_1' });
    const { code: _, ...rest } = refusal(409, 'NEW_IN_2027', { hint: 1 }).json;
    expect(error).toEqual({ code: 'UNKNOWN', rawCode: 'NEW_IN_2027', ...rest });
  });

  it.each([
    ['a page of a proxy', { status: 502, text: '<html>Bad gateway</html>' }],
    ['a page instead of data', { status: 200, text: '<html>Log in</html>' }],
    ['nothing instead of data', { status: 200, text: '' }],
    ['null instead of data', { status: 200, text: 'null' }],
    ['a number instead of data', { status: 200, text: '0' }],
    ['a text instead of data', { status: 200, text: '"ok"' }],
    ['a list instead of data', { status: 200, text: '[]' }],
    ['no content instead of data', { status: 204, text: '' }],
    ['JSON that is no envelope', { status: 400, text: '{"error":"no"}' }],
    ['a JSON null', { status: 404, text: 'null' }],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' }, text: '' }],
  ])('maps %s to INVALID_RESPONSE', async (_, answer) => {
    const server = await peer(answer);
    const { error } = await clientOf(server.url).methods.confirm({ id: 'pay_1' });
    expect(error).toMatchObject({ code: 'INVALID_RESPONSE', statusCode: answer.status, body: answer.text });
  });

  it('maps a failed connection to NETWORK_ERROR, with its host and cause', async () => {
    const host = await closedPort();
    const { methods } = clientOf(`http://${host}`, { maxRetries: 1 });
    const result = await methods.read({ id: 'pay_1' });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'CONNECTION', host }, attempts: 2 });
    expect(result.error?.message).toBe(`the connection to ${host} failed: connect ECONNREFUSED ${host}`);
    expect(result.response).toBeUndefined();
    expect(result.error).toHaveProperty('cause', expect.any(Error));
  });

  it.each([
    ['no reason at all', new TypeError('fetch failed'), 'fetch failed'],
    [
      'one address',
      new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND a.b') }),
      'getaddrinfo ENOTFOUND a.b',
    ],
    [
      'several addresses',
      new TypeError('fetch failed', {
        cause: new AggregateError([new Error('refused by ::1'), new Error('by 127.0.0.1')]),
      }),
      'refused by ::1',
    ],
    ['something that is no error', 'gone', 'gone'],
  ])('says why a connection failed: %s', async (_, thrown, reason) => {
    const fetch = () => Promise.reject(thrown);
    const { error } = await clientOf('http://pay.test', { maxRetries: 0, fetch }).methods.read({ id: 'pay_1' });
    expect(error?.message).toBe(`the connection to pay.test failed: ${reason}`);
  });

  it('names host and time of a call without an answer, and the host of an aborted one', async () => {
    const server = await peer('hang');
    const host = new URL(server.url).host;
    const { methods } = clientOf(server.url, { maxRetries: 0 });
    const late = await methods.read({ id: 'x' }, { timeoutMs: 20 });
    expect(late.error).toMatchObject({ reason: 'TIMEOUT', host, message: `no answer from ${host} within 20 ms` });
    const ended = await methods.read({ id: 'x' }, { signal: AbortSignal.abort('enough') });
    const message = `the caller ended the call to ${host}`;
    expect(ended.error).toMatchObject({ reason: 'ABORTED', host, message, cause: 'enough' });
  });

  it('ends an attempt whose body never ends', async () => {
    const server = await peer('stall');
    const result = await clientOf(server.url, { maxRetries: 0 }).methods.read({ id: 'x' }, { timeoutMs: 50 });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'TIMEOUT' } });
  });
});

it('the excerpt of an unexpected body ends with a whole character', async () => {
  const fetch = async () => new Response(`${'x'.repeat(2047)}😀${'y'.repeat(99)}`, { status: 502 });
  const { error } = await clientOf('http://pay.test', { maxRetries: 0, fetch }).methods.read({ id: 'pay_1' });
  expect(error).toMatchObject({ code: 'INVALID_RESPONSE', body: expect.stringMatching(/^x+$/) });
});

describe('unwrap', () => {
  it('returns the data alone', async () => {
    const server = await peer({ status: 200, json: { id: 'pay_1' } });
    await expect(clientOf(server.url).methods.read({ id: 'pay_1' }).unwrap()).resolves.toEqual({ id: 'pay_1' });
  });

  it('throws the same error as an Error', async () => {
    const server = await peer(refusal(404, 'PAYMENT_NOT_FOUND'));
    const thrown = await clientOf(server.url)
      .methods.read({ id: 'pay_1' })
      .unwrap()
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(PaychartError);
    expect(thrown).toMatchObject({
      name: 'PaychartError',
      code: 'PAYMENT_NOT_FOUND',
      message: 'PAYMENT_NOT_FOUND: PAYMENT_NOT_FOUND.',
      error: refusal(404, 'PAYMENT_NOT_FOUND').json,
    });
  });
});

describe('a PaychartError', () => {
  const thrownBy = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('prints its code, status, request id and details, and no Response', async () => {
    const server = await peer(refusal(409, 'INVALID_TRANSITION', { status: 'CANCELED' }));
    const thrown = await thrownBy(clientOf(server.url).methods.confirm({ id: 'pay_1' }).unwrap());
    const printed = inspect(thrown);
    expect(printed).toMatch(/^PaychartError: INVALID_TRANSITION: INVALID_TRANSITION\.\n/);
    const [, members] = /(\{[\s\S]*\})$/.exec(printed) ?? [];
    expect(members?.replace(/'[0-9a-f-]{36}'/, 'KEY')).toBe(`{
  code: 'INVALID_TRANSITION',
  status: 409,
  requestId: 'req_01k9zt5r7m8q4x2v6b3n1c0d99',
  details: { status: 'CANCELED' },
  idempotencyKey: KEY
}`);
    expect(thrown).toHaveProperty('response.status', 409);
    expect(JSON.parse(JSON.stringify(thrown))).toMatchObject({ code: 'INVALID_TRANSITION', status: 409 });
  });

  it('omits absent parts: no status and no request id without an answer', async () => {
    const { methods } = clientOf('http://127.0.0.1:1', { maxRetries: 0 });
    const thrown = await thrownBy(methods.read({ id: 'pay_1' }).unwrap());
    expect(Object.keys(thrown as object)).toEqual(['code']);
    expect(thrown).toMatchObject({ code: 'NETWORK_ERROR', cause: expect.any(Error), response: undefined });
  });
});

describe('results that are not JSON', () => {
  it('are text if the contract says so, and undefined if the answer has no body', async () => {
    const server = await peer({ status: 200, text: 'up 1\n' }, { status: 204 });
    const { methods } = clientOf(server.url);
    expect((await methods.metrics()).data).toBe('up 1\n');
    expect(await methods.replace({ id: 'pay_1', body: {} })).toMatchObject({ ok: true, data: undefined });
  });
});
