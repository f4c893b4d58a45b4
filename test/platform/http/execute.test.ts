import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../src/platform/http/endpoint.ts';
import { Exchange } from '../../../src/platform/http/exchange.ts';
import { execute } from '../../../src/platform/http/execute.ts';
import type { HandlerRequest } from '../../../src/platform/http/handler-request.ts';
import type { Outcome } from '../../../src/platform/http/ports.ts';
import { Refusal } from '../../../src/platform/refusal.ts';

interface World {
  readonly meta?: object;
  readonly handler?: (request: HandlerRequest) => unknown;
  /** What the executor makes of it; else the handler's own answer. */
  readonly outcome?: object;
  readonly input?: object;
  readonly method?: string;
  readonly tenantId?: string | null;
  readonly checks?: 'always' | 'never';
}

/** One request, with an executor that runs the handler at once; `asked` is what it was given. */
async function executing({ meta = {}, handler = () => ({ id: 'thg_1' }), outcome, input = {}, ...more }: World = {}) {
  const { method = 'POST', checks = 'never', tenantId = 'ten_1' } = more;
  const asked: { operation?: object; request?: Record<string, unknown> } = {};
  const run = async (
    operation: object,
    request: Record<string, unknown> & { handle: (unit: object, ahead: unknown) => unknown },
  ) => {
    Object.assign(asked, { operation, request });
    if (outcome !== undefined) return outcome as Outcome;
    const answer = await request.handle({ now: new Date(0) }, 'what was told');
    return answer instanceof Refusal
      ? { kind: 'refused', refusal: answer }
      : { kind: 'answered', answer, replayed: false };
  };
  const responseValidators = async () => ({ makeThing: { 201: Object.assign(() => false, { errors: [] }) } });
  const explainRefusal = async (refusal: Refusal) => refusal;
  const kernel = {
    executor: { run },
    explainRefusal,
    trustedProxyHops: 1,
    requestDefaults: {},
    responseValidators,
    checkResponses: checks,
  };
  const endpoint = {
    meta: { transaction: 'single', codes: { PAYMENT_NOT_FOUND: 404 }, statuses: [201], ...meta },
    status: 201,
    takesIdempotencyKey: true,
    salient: [],
    handler,
    location: ({ id }: { id: string }) => `/v1/things/${id}`,
  } as unknown as Endpoint;
  const headers = { 'x-forwarded-for': '9.9.9.9' };
  const exchange = new Exchange({ method, url: '/v1/things?take=2', headers } as never);
  exchange.operationId = 'makeThing';
  exchange.path = { id: 'thg_7' };
  const caller = { tenantId, memberId: 'mem_1', userId: null } as never;
  const given = { query: {}, headers: {}, body: {}, verbatim: undefined, idempotencyKey: undefined, ...input };
  const executed = execute(
    kernel as never,
    exchange,
    endpoint,
    { caller, confirmations: [], signature: undefined },
    given,
    Buffer.from('{}'),
  );
  return { result: await executed, asked, exchange };
}

describe('the answer of an operation', () => {
  test('is its result as JSON, with the location of a new resource', async () => {
    const { result, asked } = await executing();
    const answer = { status: 201, body: '{"id":"thg_1"}', location: '/v1/things/thg_1', link: undefined };
    expect(result).toEqual({ kind: 'answered', answer, replayed: false });
    expect(asked.operation).toEqual({ id: 'makeThing', transaction: 'single' });
  });

  test.each([
    [200, undefined],
    [202, '/v1/things/thg_1'],
  ])('with %i has the location %s', async (status, location) => {
    const handler = (request: HandlerRequest) => {
      request.status(status);
      return { id: 'thg_1' };
    };
    expect((await executing({ handler })).result).toMatchObject({ answer: { status, location } });
  });

  test('links the next page, and is marked as deprecated if the handler says so', async () => {
    const handler = (request: HandlerRequest) => {
      request.nextPage('c1');
      request.deprecated();
      return { id: 'thg_1' };
    };
    const { result, exchange } = await executing({ handler });
    expect(result).toMatchObject({ answer: { link: '</v1/things?take=2&cursor=c1>; rel="next"' } });
    expect(exchange.deprecated).toBe(true);
    expect((await executing()).exchange.deprecated).toBe(false);
  });

  test('is checked against the contract if checks are on', async () => {
    await expect(executing({ checks: 'always' })).rejects.toThrow('makeThing');
  });
});

describe('the request to the executor', () => {
  test('has the row to lock first, by the parameter that the contract names', async () => {
    const { asked } = await executing({ meta: { prefetch: { machine: 'thing', param: 'id' } } });
    expect(asked.request?.prefetch).toEqual({ machine: 'thing', id: 'thg_7' });
    expect((await executing()).asked.request?.prefetch).toBeUndefined();
    const other = await executing({ meta: { prefetch: { machine: 'thing', param: 'other' } } });
    expect(other.asked.request?.prefetch).toBeUndefined();
  });

  test.each([
    ['HEAD', true],
    ['GET', false],
  ])('with %s stores nothing: %s', async (method, keepsNothing) => {
    expect((await executing({ method })).asked.request?.keepsNothing).toBe(keepsNothing);
  });

  test('has the key, unless the body is going to be refused', async () => {
    const keyed = { idempotencyKey: 'key-1' };
    expect((await executing({ input: keyed })).asked.request?.idempotency).toMatchObject({ key: 'key-1' });
    const invalidBody = { code: 'PAYMENT_NOT_FOUND', errors: [] };
    const refusing = { handler: () => new Refusal('PAYMENT_NOT_FOUND'), input: { ...keyed, invalidBody } };
    expect((await executing(refusing)).asked.request?.idempotency).toBeUndefined();
  });

  test('is not sent when two idempotency keys contradict each other', async () => {
    const meta = { bodyKey: { field: 'idempotencyKey', required: false } };
    const { result, asked } = await executing({ meta, input: { idempotencyKey: 'a', body: { idempotencyKey: 'b' } } });
    expect(result).toBeInstanceOf(Refusal);
    expect(asked).toEqual({});
  });

  test('has the handler, which knows the caller and its address', async () => {
    let seen: unknown;
    await executing({
      handler: ({ path, caller, clientNetwork }) => {
        seen = { path, tenantId: caller.tenantId, clientNetwork };
        return {};
      },
    });
    expect(seen).toEqual({ path: { id: 'thg_7' }, tenantId: 'ten_1', clientNetwork: '9.9.9.9' });
  });
});

describe('a refusal', () => {
  const refused = (outcome: object, meta: object = {}) => executing({ outcome, meta }).then(({ result }) => result);

  test('has a code that the operation declares; any other is a defect', async () => {
    const refusal = new Refusal('PAYMENT_NOT_FOUND');
    expect(await refused({ kind: 'refused', refusal })).toBe(refusal);
    expect((await executing({ handler: () => refusal })).result).toBe(refusal);
    const other = new Refusal('CLAIM_NOT_FOUND');
    await expect(refused({ kind: 'refused', refusal: other })).rejects.toThrow(
      'makeThing does not declare CLAIM_NOT_FOUND',
    );
    await expect(executing({ handler: () => other })).rejects.toThrow('makeThing does not declare CLAIM_NOT_FOUND');
  });

  test('commits only if the contract allows it for the code', async () => {
    const handler = () => new Refusal('PAYMENT_NOT_FOUND', { commits: true });
    await expect(executing({ handler })).rejects.toThrow('PAYMENT_NOT_FOUND of makeThing may not commit');
    await expect(executing({ handler, meta: { commits: ['CLAIM_NOT_FOUND'] } })).rejects.toThrow('may not commit');
    const { result } = await executing({ handler, meta: { commits: ['PAYMENT_NOT_FOUND'] } });
    expect(result).toMatchObject({ code: 'PAYMENT_NOT_FOUND', commits: true });
  });

  test.each([
    [
      'body',
      undefined,
      422,
      'This Idempotency-Key was already used with a different body. Send the same bytes, or use a new key.',
    ],
    [
      'salient',
      ['a'],
      409,
      'This Idempotency-Key was already used with another value of a. Use a new key for a new request.',
    ],
    [
      'salient',
      ['a', 'b', 'c'],
      409,
      'This Idempotency-Key was already used with another value of a, b or c. Use a new key for a new request.',
    ],
    [
      'salient',
      undefined,
      409,
      'This Idempotency-Key was already used with another value of . Use a new key for a new request.',
    ],
  ])('names the key that was used with another %s %s (D-054)', async (mismatch, salient, status, message) => {
    expect(await refused({ kind: 'mismatched', mismatch }, { salient })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      status,
      details: { mismatch },
      message,
    });
  });

  test('distinguishes a running request from a used signature', async () => {
    expect(await refused({ kind: 'running' })).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS', retryAfterSeconds: 1 });
    expect(await refused({ kind: 'signature-used' })).toMatchObject({
      code: 'REQUEST_SIGNATURE_INVALID',
      message: 'The request signature was used before, with another Idempotency-Key or another query.',
    });
  });
});

describe('a handler', () => {
  test('may not succeed with a body that does not fit the contract', async () => {
    const invalidBody = { code: 'PAYMENT_NOT_FOUND', errors: [] };
    await expect(executing({ input: { invalidBody } })).rejects.toThrow(
      'makeThing has taken a body that does not fit the contract',
    );
  });

  test('may not succeed past the gate of two-factor protection', async () => {
    const meta = { twoFactor: 'approval' };
    await expect(executing({ meta })).rejects.toThrow('makeThing succeeds without having passed the gate');
    const handler = (request: HandlerRequest) => {
      request.twoFactor.pass();
      return { id: 'thg_1' };
    };
    expect((await executing({ meta, handler })).result).toMatchObject({ kind: 'answered' });
    const refusing = { meta, handler: () => new Refusal('PAYMENT_NOT_FOUND') };
    expect((await executing(refusing)).result).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
  });
});
