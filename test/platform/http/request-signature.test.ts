import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../src/platform/crypto/index.ts';
import { checkSignature, coveredText, sign } from '../../../src/platform/http/credentials/request-signature.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { call, keyRecord, SIGNING_SECRET, startServer } from './server-fixture.ts';

const key = keyRecord({ requestSigning: true, signingSecret: SIGNING_SECRET });
const request = { method: 'POST', pathname: '/v1/things', rawBody: Buffer.from('{"a":1}') };
const NOW = 1_772_442_000;

const checked = (signature: string | undefined, seconds = NOW, highRisk = true, record = key) =>
  checkSignature(record, highRisk, { ...request, signature }, seconds * 1000);

const check = (...args: Parameters<typeof checked>): string | undefined => {
  const result = checked(...args);
  return result instanceof Refusal ? result.code : undefined;
};

const good = sign(SIGNING_SECRET, coveredText(String(NOW), request));

describe('signed requests (D-027 to D-029)', () => {
  it('covers time, method, path and the body’s hash (R532)', () => {
    const hash = '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862';
    expect(coveredText(String(NOW), request)).toBe(`1772442000.POST./v1/things.${hash}`);
    const empty = { method: 'GET', pathname: '/v1/x', rawBody: Buffer.alloc(0) };
    expect(coveredText('1', empty)).toBe(
      '1.GET./v1/x.e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it('is HMAC-SHA256 under the whole secret, in lowercase hex', () => {
    // RFC 4231, test case 2.
    expect(sign('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('passes when any of its values matches', () => {
    const verified = { hash: sha256Hex(good), expiresAt: new Date((NOW + 300) * 1000) };
    expect(checked(`t=${NOW},v1=${good}`)).toEqual(verified);
    expect(checked(`t=${NOW},v1=${'0'.repeat(64)},v1=${good}`)).toEqual(verified);
  });

  it('is required on high-risk routes only (R531)', () => {
    expect(check(undefined)).toBe('REQUEST_SIGNATURE_REQUIRED');
    expect(check(undefined, NOW, false)).toBeUndefined();
    expect(check(`t=${NOW},v1=bad`, NOW, false)).toBe('REQUEST_SIGNATURE_INVALID');
  });

  it.each(['', 'v1=x', `t=,v1=${good}`, `t=${NOW}`, `v1=${good},t=${NOW}`, `t=1e9,v1=${good}`, `t=${NOW}, v1=${good}`])(
    'is malformed as %j',
    (signature) => {
      expect(checked(signature)).toMatchObject({
        code: 'REQUEST_SIGNATURE_INVALID',
        message: 'The header x-service-request-signature has to be t=<Unix seconds>,v1=<signature in hex>.',
      });
    },
  );

  it('is refused as stale beyond 300 s, before it is compared (R533)', () => {
    expect(check(`t=${NOW},v1=${good}`, NOW + 300)).toBeUndefined();
    expect(check(`t=${NOW},v1=bad`, NOW + 301)).toBe('REQUEST_SIGNATURE_STALE');
    expect(check(`t=${NOW},v1=bad`, NOW - 301)).toBe('REQUEST_SIGNATURE_STALE');
  });

  it('cannot be sent with a key without a secret (R534)', () => {
    expect(check(`t=${NOW},v1=${good}`, NOW, true, keyRecord())).toBe('REQUEST_SIGNING_NOT_CONFIGURED');
  });

  it('is verified over the raw bytes and the path without its query (R532)', async () => {
    const server = await startServer({ key });
    const raw = '{ "phone": "+15550104567",  "amountUsd": "1" }';
    const t = String(Math.floor(Date.now() / 1000));
    const covered = coveredText(t, { method: 'POST', pathname: '/v1/things', rawBody: Buffer.from(raw) });
    const signature = `t=${t},v1=${sign(SIGNING_SECRET, covered)}`;
    const headers = { 'x-service-request-signature': signature, 'idempotency-key': 'raw-bytes' };
    expect((await call(server, 'POST', '/v1/things?trace=1', { body: raw, headers })).status).toBe(201);
    const changed = await call(server, 'POST', '/v1/things', { body: raw.replace('"1"', '"2"'), headers });
    expect([changed.status, changed.body.code]).toEqual([401, 'REQUEST_SIGNATURE_INVALID']);
  });
});
