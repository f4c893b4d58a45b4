import { createPrivateKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { remoteSessionTokens, sandboxSessionTokens } from '../../../src/platform/http/credentials/session-tokens.ts';
import { TryAgain } from '../../../src/platform/http/ports.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const claims = { userId: 'usr_1', email: 'a@b.test', emailVerified: true, tenantId: 'ten_1', memberId: 'mem_1' };
const issuer = { kind: 'sandbox', issuer: 'urn:test', audience: 'service', seed: 'ab'.repeat(32) } as const;
const TWELVE_HOURS = 12 * 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** The provider's own key, to sign what its `issue` never would. */
const ownKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(issuer.seed, 'hex')]),
  format: 'der',
  type: 'pkcs8',
});
const signed = (payload: object, leaveOut: readonly string[] = []) => {
  const seconds = NOW / 1000;
  const whole = { sub: 'usr_1', iat: seconds, exp: seconds + 600, iss: 'urn:test', aud: 'service', env: 'sandbox' };
  const said = Object.fromEntries(
    Object.entries({ ...whole, ...payload }).filter(([name]) => !leaveOut.includes(name)),
  );
  return new SignJWT(said).setProtectedHeader({ alg: 'EdDSA' }).sign(ownKey);
};

describe('a token of the embedded provider', () => {
  it('ends after 12 hours: not a millisecond earlier or later, however often it was used', async () => {
    const tokens = sandboxSessionTokens(issuer);
    const { token, expiresAt } = await tokens.issue(claims);
    expect(expiresAt.getTime()).toBe(NOW + TWELVE_HOURS);
    for (const [at, isGood] of [
      [NOW, true],
      [NOW + TWELVE_HOURS - 60_000, true],
      [NOW + TWELVE_HOURS - 1, true],
      [NOW + TWELVE_HOURS, false],
      [NOW + TWELVE_HOURS + 1, false],
    ] as const) {
      vi.setSystemTime(at);
      const verified = await tokens.verify(token);
      if (isGood) expect(verified, String(at - NOW)).toEqual({ ...claims, expiresAt });
      else expect(verified, String(at - NOW)).toBeUndefined();
    }
  });

  it('names its algorithm and type', async () => {
    const { token } = await sandboxSessionTokens(issuer).issue(claims);
    expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'EdDSA',
      typ: 'JWT',
    });
  });

  it.each(['sub', 'iat', 'exp', 'iss', 'aud', 'env'])('is refused without %s', async (claim) => {
    const tokens = sandboxSessionTokens(issuer);
    expect(await tokens.verify(await signed({}))).toMatchObject({ userId: 'usr_1' });
    expect(await tokens.verify(await signed({}, [claim]))).toBeUndefined();
  });

  it.each(['live', '', 'SANDBOX'])('is refused in environment %j', async (env) => {
    expect(await sandboxSessionTokens(issuer).verify(await signed({ env }))).toBeUndefined();
  });

  it('ignores claims that are no text', async () => {
    const token = await signed({ email: 7, tid: ['ten_1'], mid: null });
    expect(await sandboxSessionTokens(issuer).verify(token)).toMatchObject({
      userId: 'usr_1',
      email: null,
      emailVerified: false,
      tenantId: null,
      memberId: null,
    });
  });
});

describe('an identity provider', () => {
  async function provider(answer?: (count: number) => string | undefined) {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' }] });
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end(answer?.(asked) ?? keys);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const expected = { issuer: 'https://idp.example', audience: 'service' };
    const token = (payload: object = {}, names: Partial<typeof expected> = {}) =>
      new SignJWT({ iss: names.issuer ?? expected.issuer, aud: names.audience ?? expected.audience, ...payload })
        .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
        .setSubject('idp|1')
        .setIssuedAt(NOW / 1000)
        .setExpirationTime(NOW / 1000 + 90)
        .sign(privateKey);
    return { token, privateKey, tokens: remoteSessionTokens({ kind: 'remote', ...expected, jwksUrl }) };
  }

  it.each([
    ['nothing', {}, true],
    ['live', { env: 'live' }, true],
    ['sandbox', { env: 'sandbox' }, false],
    ['an empty text', { env: '' }, false],
    ['null', { env: null }, false],
  ])('is judged for its environment: %s', async (_what, payload, counts) => {
    const { token, tokens } = await provider();
    expect((await tokens.verify(await token(payload))) !== undefined).toBe(counts);
  });

  it('is accepted for its own service alone', async () => {
    const { token, tokens } = await provider();
    expect(await tokens.verify(await token({}, { audience: 'other' }))).toBeUndefined();
    expect(await tokens.verify(await token({}, { issuer: 'https://other.example' }))).toBeUndefined();
  });

  it('is refused with a weaker signature', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES512', { extractable: true });
    const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES512' }] });
    const { tokens } = await provider(() => keys);
    const token = await new SignJWT({ iss: 'https://idp.example', aud: 'service' })
      .setProtectedHeader({ alg: 'ES512', kid: 'k1' })
      .setSubject('idp|1')
      .setIssuedAt(NOW / 1000)
      .setExpirationTime(NOW / 1000 + 90)
      .sign(privateKey);
    expect(await tokens.verify(token)).toBeUndefined();
  });

  it('refuses no session while its keys cannot be read', async () => {
    const { token, tokens } = await provider(() => 'no JSON');
    const failed = await tokens.verify(await token()).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(TryAgain);
    expect(failed).toMatchObject({
      message: 'The keys of the identity provider cannot be read',
      cause: expect.any(Error),
    });
  });
});

describe('a verified token', () => {
  const verifications = async (
    run: (verify: (token: string) => Promise<unknown>) => Promise<void>,
  ): Promise<number> => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const tokens = sandboxSessionTokens(issuer);
    await run((token) => tokens.verify(token));
    const { length } = verify.mock.calls;
    verify.mockRestore();
    return length;
  };

  it('is not verified again for a minute', async () => {
    const token = await signed({});
    for (const [after, times] of [
      [59_999, 1],
      [60_000, 2],
    ] as const) {
      vi.setSystemTime(NOW);
      const count = await verifications(async (verify) => {
        expect(await verify(token)).toMatchObject({ userId: 'usr_1' });
        vi.setSystemTime(NOW + after);
        expect(await verify(token)).toMatchObject({ userId: 'usr_1' });
      });
      expect(count, String(after)).toBe(times);
    }
  });

  it('is cached by itself, and a refused one is not', async () => {
    const [one, two] = [await signed({}), await signed({ email: 'x' })];
    const refused = await signed({ env: 'live' });
    const count = await verifications(async (verify) => {
      for (const token of [one, two, one, two, refused, refused]) await verify(token);
    });
    expect(count).toBe(4);
  });
});
