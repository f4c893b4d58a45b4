import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpVerification } from '../../../src/payments/providers/http-verification.ts';
import { mockVerification } from '../../../src/payments/providers/mock-verification.ts';
import { verificationProvider } from '../../../src/payments/providers/verification-registry.ts';
import { VerificationVendor } from '../../domains/identity/verification-vendor.ts';

const order = { sessionId: 'vs_1', kind: 'KYB' as const, legalName: 'Acme', country: null };
let vendor: VerificationVendor;
beforeAll(async () => {
  vendor = await VerificationVendor.start({ apiKey: 'key', secret: 'secret' });
});
afterAll(() => vendor.stop());

const adapter = (apiKey = 'key') => createHttpVerification('sandbox', { baseUrl: vendor.url, apiKey, timeoutMs: 200 });
const reference = { sessionId: 'vs_1', kind: 'KYB' as const, sessionRef: 'vnd_vs_1' };

describe('the vendor of verifications over HTTP', { shuffle: false }, () => {
  test('starts a session once under our id, and returns its state', async () => {
    const client = {
      provider: 'vendor',
      sessionRef: 'vnd_vs_1',
      token: 'secret-of-vs_1',
      templateId: 't',
      environmentId: 'e',
    };
    expect(await adapter().start(order)).toEqual({ kind: 'started', client });
    expect(await adapter().start(order)).toEqual({ kind: 'started', client });
    expect(vendor.sessions.size).toBe(1);
    expect(vendor.of('vs_1').subject).toEqual({ name: 'Acme' });
    for (const [word, standing] of [
      ['open', 'OPEN'],
      ['approved', 'APPROVED'],
      ['declined', 'DECLINED'],
      ['expired', 'EXPIRED'],
      ['canceled', 'CANCELED'],
      ['failed', 'FAILED'],
      ['under_review', 'UNDER_REVIEW'],
      ['withdrawn', 'WITHDRAWN'],
    ] as const) {
      Object.assign(vendor.of('vs_1'), { status: word, passed: ['liveness'] });
      expect(await adapter().read(reference)).toEqual({ kind: 'standing', standing, passed: new Set(['liveness']) });
    }
  });

  test('treats another session or kind, a malformed answer, an error status and silence as unknown', async () => {
    const session = vendor.of('vs_1');
    const asks = [
      () => adapter().read({ ...reference, sessionId: 'vs_2' }),
      () => adapter().read({ ...reference, kind: 'KYC' }),
      () => adapter().read({ ...reference, sessionRef: 'vnd_other' }),
      () => adapter('wrong').read(reference),
      () => adapter('wrong').start(order),
    ];
    for (const ask of asks) expect((await ask()).kind).toBe('unknown');
    for (const word of ['APPROVED', '', 'toString', 'constructor']) {
      Object.assign(session, { status: word });
      expect((await adapter().read(reference)).kind).toBe('unknown');
    }
    for (const fault of ['error', 'hang', 'garbage'] as const) {
      vendor.fault = fault;
      expect((await adapter().read(reference)).kind).toBe('unknown');
      expect((await adapter().start(order)).kind).toBe('unknown');
    }
    vendor.fault = 'refuse';
    expect(await adapter().start(order)).toEqual({ kind: 'refused', reason: 'status 422' });
    vendor.fault = undefined;
  });
});

describe('the verification provider of a deployment (D-315)', () => {
  const connection = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', timeoutMs: 1 };
  const of = (
    verificationMode: 'off' | 'mock' | 'sandbox' | 'live',
    verificationVendor = undefined as typeof connection | undefined,
  ) => verificationProvider({ verificationMode, verificationVendor });

  test('is undefined when it is off, or without an address', () => {
    expect(of('off')).toBeUndefined();
    expect(of('off', connection)).toBeUndefined();
    expect(of('live')).toBeUndefined();
  });

  test('is the mock or the vendor by its mode', () => {
    expect(of('mock', connection)).toBe(mockVerification);
    expect(of('sandbox', connection)).toMatchObject({ name: 'vendor', mode: 'sandbox' });
    expect(of('live', connection)).toMatchObject({ name: 'vendor', mode: 'live' });
  });

  test('starts a mock session at once, with a new token, and knows nothing else', async () => {
    const [first, second] = [await mockVerification.start(order), await mockVerification.start(order)];
    expect(first).toMatchObject({ kind: 'started', client: { provider: 'mock', templateId: 'mock-kyb' } });
    expect(first).not.toEqual(second);
    expect(await mockVerification.read(reference)).toEqual({ kind: 'unchanged' });
  });
});
