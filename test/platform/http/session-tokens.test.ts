import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { remoteSessionTokens, sandboxSessionTokens } from '../../../src/platform/http/credentials/session-tokens.ts';
import { TryAgain } from '../../../src/platform/http/ports.ts';

const claims = {
  userId: 'usr_1',
  email: 'ana@acme.example',
  emailVerified: true,
  tenantId: 'ten_1',
  memberId: 'mem_1',
};
const issuer = { kind: 'sandbox', issuer: 'urn:test', audience: 'service', seed: 'ab'.repeat(32) } as const;

describe('the embedded provider (D-001, D-002)', () => {
  it('accepts its own tokens of 12 hours, even after a restart with the same seed', async () => {
    const { token, expiresAt } = await sandboxSessionTokens(issuer).issue(claims);
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
    expect(await sandboxSessionTokens(issuer).verify(token)).toMatchObject(claims);
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      iss: 'urn:test',
      aud: 'service',
      sub: 'usr_1',
      tid: 'ten_1',
      mid: 'mem_1',
      env: 'sandbox',
    });
  });

  it.each([
    ['seed', { seed: 'cd'.repeat(32) }],
    ['issuer', { issuer: 'urn:other' }],
    ['audience', { audience: 'other' }],
  ])('refuses tokens of another %s', async (_, changed) => {
    const { token } = await sandboxSessionTokens({ ...issuer, ...changed }).issue(claims);
    expect(await sandboxSessionTokens(issuer).verify(token)).toBeUndefined();
  });

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3JfMSJ9.'])('refuses %j', async (token) => {
    expect(await sandboxSessionTokens(issuer).verify(token)).toBeUndefined();
  });
});

describe('an identity provider (D-002, D-003)', () => {
  const provider = async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'EdDSA' };
    const server = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
    const token = (payload: object, lifetime = '1h') =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'k1' })
        .setIssuer('https://idp.example')
        .setAudience('service')
        .setSubject('idp|1')
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(privateKey);
    return {
      token,
      tokens: remoteSessionTokens({ kind: 'remote', issuer: 'https://idp.example', audience: 'service', jwksUrl }),
    };
  };

  it('is trusted about the user, never about tenant and member', async () => {
    const { token, tokens } = await provider();
    const sent = await token({ email: 'ana@acme.example', tid: 'ten_9', mid: 'mem_9' });
    expect(await tokens.verify(sent)).toMatchObject({
      userId: 'idp|1',
      email: 'ana@acme.example',
      emailVerified: false,
      tenantId: null,
      memberId: null,
    });
  });

  it('verifies an address by `email_verified` true, and by nothing else (D-498)', async () => {
    const { token, tokens } = await provider();
    for (const said of [true, false, 'true', 1, null, undefined]) {
      const sent = await token({ email: 'ana@acme.example', email_verified: said });
      expect((await tokens.verify(sent))?.emailVerified, String(said)).toBe(said === true);
    }
  });

  it('is refused when the token has expired or is of another environment', async () => {
    const { token, tokens } = await provider();
    expect(await tokens.verify(await token({}, '-1s'))).toBeUndefined();
    expect(await tokens.verify(await token({ env: 'sandbox' }))).toBeUndefined();
  });

  it('does not make a session invalid when it is unreachable', async () => {
    const { token } = await provider();
    const gone = remoteSessionTokens({
      kind: 'remote',
      issuer: 'https://idp.example',
      audience: 'service',
      jwksUrl: 'http://127.0.0.1:1/',
    });
    await expect(gone.verify(await token({}))).rejects.toThrow(TryAgain);
  });
});
