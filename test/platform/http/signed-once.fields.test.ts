import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../src/platform/crypto/index.ts';
import { errorsOfSigned, usedSignature } from '../../../src/platform/http/credentials/signed-once.ts';
import type { Endpoint } from '../../../src/platform/http/endpoint.ts';
import type { Exchange } from '../../../src/platform/http/exchange.ts';

const exchange = (key?: string, search = '') =>
  ({ search, header: (name: string) => (name === 'idempotency-key' ? key : undefined) }) as unknown as Exchange;
const endpoint = (takesIdempotencyKey = false, field?: string) =>
  ({ takesIdempotencyKey, meta: { ...(field && { bodyKey: { field } }) } }) as unknown as Endpoint;
const PATH = '/headers/idempotency-key';

describe('a signature counts for one key and one query (D-501)', () => {
  const signature = { hash: 'h', expiresAt: new Date('2026-03-02T09:00:00Z') };
  const bound = (...[one, on, body]: [Exchange, Endpoint, object?]) =>
    usedSignature(one, on, body as never, signature)?.bound;

  it('includes the key of the header, or of the body if the operation has it there', () => {
    expect(usedSignature(exchange('k'), endpoint(), undefined, undefined)).toBeUndefined();
    expect(usedSignature(exchange('k', 'a=1'), endpoint(), undefined, signature)).toEqual({
      ...signature,
      bound: sha256Hex('k\na=1'),
    });
    expect(bound(exchange(undefined), endpoint(false, 'id'), { id: 'b' })).toBe(sha256Hex('b\n'));
    expect(bound(exchange('k'), endpoint(false, 'id'), { id: 'b' })).toBe(sha256Hex('k\n'));
  });

  it('differs with either of the two', () => {
    const all = [
      bound(exchange('k'), endpoint()),
      bound(exchange('l'), endpoint()),
      bound(exchange('k', 'a'), endpoint()),
    ];
    expect(new Set(all).size).toBe(3);
  });
});

describe('a signed mutation needs a key (D-501)', () => {
  const lacking = [{ path: PATH, message: 'is required with a request signature', rule: 'required' }];
  const malformed = [{ path: PATH, message: 'must be 1 to 255 printable ASCII characters', rule: 'pattern' }];

  it.each<[string, string | undefined, Endpoint, object | undefined, object[]]>([
    ['none at all', undefined, endpoint(), undefined, lacking],
    ['none, of an operation that takes one', undefined, endpoint(true), {}, lacking],
    ['one in its body', undefined, endpoint(false, 'id'), { id: 'b' }, []],
    ['none in its body', undefined, endpoint(false, 'id'), {}, lacking],
    ['one in a body that has no place for it', undefined, endpoint(), { id: 'b' }, lacking],
    ['one', 'k', endpoint(), undefined, []],
    ['the longest', 'x'.repeat(255), endpoint(), undefined, []],
    ['all that may be in one', ' ~', endpoint(), undefined, []],
    ['an empty one', '', endpoint(), undefined, malformed],
    ['one too long', 'x'.repeat(256), endpoint(), undefined, malformed],
    ['one of other characters', 'käse', endpoint(), undefined, malformed],
    ['one with a line end', 'a\n', endpoint(), undefined, malformed],
    ['one with a control character', '\u001fa', endpoint(), undefined, malformed],
    ['one that the contract has looked at', 'x'.repeat(256), endpoint(true), undefined, []],
  ])('%s', (_what, key, on, body, errors) => {
    expect(errorsOfSigned(exchange(key), on, body as never)).toEqual(errors);
  });
});
