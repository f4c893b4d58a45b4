import { describe, expect, test } from 'vitest';
import { chargeBadCredential, exhaustedBy, overLimit, tooMany } from '../../../src/platform/http/credentials/limits.ts';

const LEFT = { allowed: true, retryAfterSeconds: 0 };
const NONE = { allowed: false, retryAfterSeconds: 1 };

/** A kernel whose buckets answer this, and what was taken from them. */
function limiting(state: object | undefined = LEFT) {
  const taken: string[] = [];
  const note = <T>(did: string, answer: T): T => {
    taken.push(did);
    return answer;
  };
  const bucket = (name: string) => ({
    take: (key: string) => note(`${name} takes ${key}`, state),
    exhausted: (key: string) => note(`${name} looks at ${key}`, state === NONE ? NONE : undefined),
    charge: (key: string) => note(`${name} charges ${key}`, state),
  });
  const kernel = {
    addressLimit: bucket('address'),
    callerLimit: bucket('caller'),
    trustedProxyHops: 2,
    signatureChecks: {
      hook: ({ path, headers, body }: { path: string; headers: { sig?: string }; body: Uint8Array }) =>
        headers.sig === `${path} ${body}`,
    },
  };
  return { kernel: kernel as never, taken };
}
const exchangeOf = (headers: object = {}, operationId = 'getThing') =>
  ({
    operationId,
    path: '/hook',
    request: { headers },
    limit: undefined,
    clientNetwork: (hops: number) => `address behind ${hops}`,
  }) as never as { limit: unknown } & Parameters<typeof overLimit>[1];
const endpoint = (isPublic: boolean, more: object = {}) => ({ isPublic, meta: { ...more } }) as never;
const body = Buffer.from('{}');
const credential = { bucket: 'key:1' } as never;

describe('the bucket of a request', () => {
  test('is its caller’s, or its address’s if the operation is public (D-052)', () => {
    const { kernel, taken } = limiting();
    const exchange = exchangeOf();
    expect(overLimit(kernel, exchange, endpoint(false), credential, body)).toBeUndefined();
    expect(exchange.limit).toBe(LEFT);
    expect(overLimit(kernel, exchange, endpoint(true), credential, body)).toBeUndefined();
    expect(taken).toEqual(['caller takes key:1', 'address takes key:1']);
  });

  test('is absent when no limit is configured', () => {
    const { kernel, taken } = limiting(NONE);
    expect(overLimit(kernel, exchangeOf(), endpoint(false, { unlimited: true }), credential, body)).toBeUndefined();
    expect(taken).toEqual([]);
  });

  test.each([
    ['public, and signed', true, 'hook', '/hook {}', false],
    ['public, and signed for another body', true, 'hook', '/hook []', true],
    ['public, of an operation that nobody signs', true, 'getThing', '/hook {}', true],
    ['not public', false, 'hook', '/hook {}', true],
  ])('is used unless a vendor signed the request: %s (D-499)', (_, isPublic, operationId, sig, isLimited) => {
    const { kernel, taken } = limiting(NONE);
    const refused = overLimit(kernel, exchangeOf({ sig }, operationId), endpoint(isPublic), credential, body);
    expect([refused !== undefined, taken.length > 0]).toEqual([isLimited, isLimited]);
  });

  test('is named in the refusal', () => {
    const { kernel } = limiting(NONE);
    const refused = (isPublic: boolean) => overLimit(kernel, exchangeOf(), endpoint(isPublic), credential, body);
    expect(refused(false)).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 1,
      message: 'Too many requests. Try again in 1 second.',
    });
    expect(refused(true)).toMatchObject({ message: 'Too many requests from this address. Try again in 1 second.' });
    expect(tooMany('codes', 2)).toMatchObject({ message: 'Too many codes. Try again in 2 seconds.' });
  });
});

const SENT = [{ 'x-service-api-key': 'x' }, { authorization: 'x' }, { 'x-service-admin-key': 'x' }];

describe('an address with nothing left (D-500)', () => {
  test.each(SENT)('is refused before its credential is looked up: %j', (headers) => {
    const { kernel } = limiting(NONE);
    const exchange = exchangeOf(headers);
    expect(exhaustedBy(kernel, exchange, endpoint(false))).toMatchObject({
      message: 'Too many requests from this address. Try again in 1 second.',
    });
    expect(exchange.limit).toBe(NONE);
    expect(exhaustedBy(limiting().kernel, exchangeOf(headers), endpoint(false))).toBeUndefined();
  });

  test('is not checked if there is no credential, or none is needed', () => {
    const { kernel, taken } = limiting(NONE);
    expect(exhaustedBy(kernel, exchangeOf(), endpoint(false))).toBeUndefined();
    expect(exhaustedBy(kernel, exchangeOf(SENT[0]), endpoint(true))).toBeUndefined();
    expect(taken).toEqual([]);
  });
});

describe('an invalid credential (D-500)', () => {
  const charged = (code: string, headers: object | undefined = SENT[0], isPublic = false): string[] => {
    const { kernel, taken } = limiting();
    chargeBadCredential(kernel, exchangeOf(headers), endpoint(isPublic), { code } as never);
    return taken;
  };

  test.each(['API_KEY_INVALID', 'API_KEY_REVOKED', 'API_KEY_EXPIRED', 'UNAUTHENTICATED'])(
    '%s charges its address',
    (code) => {
      expect(charged(code)).toEqual(['address charges address behind 2']);
    },
  );

  test('charges nothing if another thing is wrong, none was sent, or none is needed', () => {
    expect(charged('IP_NOT_ALLOWED')).toEqual([]);
    expect(charged('UNAUTHENTICATED', {})).toEqual([]);
    expect(charged('API_KEY_INVALID', SENT[0], true)).toEqual([]);
  });
});
