import { describe, expect, it } from 'vitest';
import { PaychartError } from '../../codegen/emit/sdk/runtime/result.ts';
import { clientOf, peer, refusal } from './peer.ts';

describe('errors are values (D-484)', () => {
  it('passes a code of the operation on as the service sent it', async () => {
    const server = await peer(refusal(409, 'INVALID_TRANSITION', { status: 'CANCELED' }));
    const result = await clientOf(server.url).methods.confirm({ id: 'pay_1' });
    expect(result).toMatchObject({ ok: false, data: undefined, response: { status: 409 } });
    expect(result.error).toEqual(refusal(409, 'INVALID_TRANSITION', { status: 'CANCELED' }).json);
  });

  it('calls a code that it does not know UNKNOWN, and keeps it', async () => {
    const server = await peer(refusal(409, 'NEW_IN_2027', { hint: 1 }));
    const { error } = await clientOf(server.url).methods.confirm({ id: 'pay_1' });
    const { code: _, ...rest } = refusal(409, 'NEW_IN_2027', { hint: 1 }).json;
    expect(error).toEqual({ code: 'UNKNOWN', rawCode: 'NEW_IN_2027', ...rest });
  });

  it.each([
    ['a page of a proxy', { status: 502, text: '<html>Bad gateway</html>' }],
    ['a page instead of data', { status: 200, text: '<html>Log in</html>' }],
    ['nothing instead of data', { status: 200, text: '' }],
    ['JSON that is no envelope', { status: 400, text: '{"error":"no"}' }],
    ['a JSON null', { status: 404, text: 'null' }],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' }, text: '' }],
  ])('calls %s INVALID_RESPONSE', async (_, answer) => {
    const server = await peer(answer);
    const { error } = await clientOf(server.url).methods.confirm({ id: 'pay_1' });
    expect(error).toMatchObject({ code: 'INVALID_RESPONSE', statusCode: answer.status, body: answer.text });
  });

  it('calls a connection that cannot be made NETWORK_ERROR, with its cause', async () => {
    const { methods } = clientOf('http://127.0.0.1:1', { maxRetries: 1 });
    const result = await methods.read({ id: 'pay_1' });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'CONNECTION' }, attempts: 2 });
    expect(result.response).toBeUndefined();
    expect(result.error).toHaveProperty('cause', expect.any(Error));
  });

  it('ends an attempt whose body never ends', async () => {
    const server = await peer('stall');
    const result = await clientOf(server.url, { maxRetries: 0 }).methods.read({ id: 'x' }, { timeoutMs: 50 });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR', reason: 'TIMEOUT' } });
  });
});

describe('unwrap', () => {
  it('gives the data alone', async () => {
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

describe('results that are not JSON', () => {
  it('are text where the contract says so, and nothing where there is none', async () => {
    const server = await peer({ status: 200, text: 'up 1\n' }, { status: 204 });
    const { methods } = clientOf(server.url);
    expect((await methods.metrics()).data).toBe('up 1\n');
    expect(await methods.replace({ id: 'pay_1', body: {} })).toMatchObject({ ok: true, data: undefined });
  });
});
