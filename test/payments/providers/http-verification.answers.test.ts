import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpVerification } from '../../../src/payments/providers/http-verification.ts';
import type { VerificationProvider } from '../../../src/payments/providers/verification-provider.ts';
import { type Saying, startSaying } from './saying.ts';

let vendor: Saying;
let provider: VerificationProvider;
beforeAll(async () => {
  vendor = await startSaying();
  provider = createHttpVerification('live', vendor.connection);
});
beforeEach(() => void vendor.heard.splice(0));
afterAll(() => vendor.stop());

const begin = (changed: object = {}) =>
  provider.start({ sessionId: 'ver_1', kind: 'KYC', legalName: 'Ana Ltd', country: 'BR', ...changed } as never);
const read = () => provider.read({ sessionId: 'ver_1', kind: 'KYC', sessionRef: 'vs/1' } as never);
const session = {
  id: 'vs/1',
  reference: 'ver_1',
  kind: 'KYC',
  status: 'approved',
  token: 'tok',
  templateId: 'tpl',
  environmentId: 'env',
  checks: [],
};
const unknown = (reason: string) => ({ kind: 'unknown', reason });

describe('starting a verification', () => {
  it('sends our reference, and the country when it is known', async () => {
    vendor.says(201, session);
    expect(await begin()).toEqual({
      kind: 'started',
      client: { provider: 'vendor', sessionRef: 'vs/1', token: 'tok', templateId: 'tpl', environmentId: 'env' },
    });
    await begin({ country: null });
    expect(vendor.heard).toMatchObject([
      { method: 'POST', path: '/sessions', headers: { 'idempotency-key': 'ver_1' } },
      { method: 'POST' },
    ]);
    expect(vendor.heard.map(({ body }) => JSON.parse(body))).toEqual([
      { reference: 'ver_1', kind: 'KYC', subject: { name: 'Ana Ltd', country: 'BR' } },
      { reference: 'ver_1', kind: 'KYC', subject: { name: 'Ana Ltd' } },
    ]);
  });

  it.each(['id', 'token', 'templateId', 'environmentId'])(
    'needs %s as a text of at most 512 characters',
    async (field) => {
      for (const value of [undefined, '', 7, null, 'x'.repeat(513)]) {
        vendor.says(201, { ...session, [field]: value });
        expect(await begin(), String(value)).toEqual(unknown('not understood: no client'));
      }
      vendor.says(201, { ...session, [field]: 'x'.repeat(512) });
      expect(await begin()).toMatchObject({ kind: 'started' });
    },
  );

  it.each([
    [400, { kind: 'refused', reason: 'status 400' }],
    [422, { kind: 'refused', reason: 'status 422' }],
    [401, unknown('status 401')],
    [409, unknown('status 409')],
    [500, unknown('status 500')],
  ])('is refused or unknown with status %i', async (status, answer) => {
    vendor.says(status, session);
    expect(await begin()).toEqual(answer);
  });

  it('is unknown when no answer came', async () => {
    vendor.breaks();
    expect(await begin()).toEqual(unknown('UND_ERR_SOCKET'));
    expect(await read()).toEqual(unknown('UND_ERR_SOCKET'));
  });
});

describe('the vendor’s answer about a verification', () => {
  it('is requested by its reference', async () => {
    vendor.says(200, session);
    expect(await read()).toEqual({ kind: 'standing', standing: 'APPROVED', passed: new Set() });
    expect(vendor.heard).toMatchObject([{ method: 'GET', path: '/sessions/vs%2F1' }]);
  });

  it.each([
    ['open', 'OPEN'],
    ['approved', 'APPROVED'],
    ['declined', 'DECLINED'],
    ['expired', 'EXPIRED'],
    ['canceled', 'CANCELED'],
    ['failed', 'FAILED'],
    ['under_review', 'UNDER_REVIEW'],
    ['withdrawn', 'WITHDRAWN'],
  ])('%s is %s', async (status, standing) => {
    vendor.says(200, { ...session, status });
    expect(await read()).toMatchObject({ standing });
  });

  it.each<[string, number, unknown, string]>([
    ['of another order', 200, { ...session, reference: 'ver_2' }, 'another session'],
    ['of another kind', 200, { ...session, kind: 'KYB' }, 'another session'],
    ['of another session', 200, { ...session, id: 'vs_2' }, 'another session'],
    ['in no word', 200, { ...session, status: undefined }, 'no status'],
    ['in a word that is not its own', 200, { ...session, status: 'APPROVED' }, 'no status'],
    ['in a word that every object has', 200, { ...session, status: 'constructor' }, 'no status'],
    ['in a list of words', 200, { ...session, status: ['approved'] }, 'no status'],
    ['in no object', 200, '[]', 'no object'],
  ])('is not accepted %s', async (_what, status, body, reason) => {
    vendor.says(status, body);
    expect(await read()).toEqual(unknown(`not understood: ${reason}`));
  });

  it.each([
    [200, true],
    [299, true],
    [300, false],
    [404, false],
    [500, false],
  ])('with status %i counts: %s', async (status, counts) => {
    vendor.says(status, session);
    expect(await read()).toMatchObject(counts ? { kind: 'standing' } : unknown(`status ${status}`));
  });

  it('lists the passed checks only', async () => {
    const checks = [
      { type: 'document', status: 'passed' },
      { type: 'liveness', status: 'failed' },
      { type: 7, status: 'passed' },
      { status: 'passed' },
      null,
      'sanctions',
      { type: 'sanctions', status: 'passed' },
    ];
    vendor.says(200, { ...session, checks });
    expect(await read()).toMatchObject({ passed: new Set(['document', 'sanctions']) });
    vendor.says(200, { ...session, checks: { type: 'document', status: 'passed' } });
    expect(await read()).toMatchObject({ passed: new Set() });
  });
});
