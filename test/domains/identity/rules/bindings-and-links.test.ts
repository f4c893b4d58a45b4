import { describe, expect, test } from 'vitest';
import { assuranceLevel } from '../../../../src/domains/identity/rules/assurance-level.ts';
import {
  bindingChallenge,
  CHALLENGE_TTL_MS,
  newChallengeNonce,
  openChallenge,
} from '../../../../src/domains/identity/rules/binding-challenge.ts';
import { credentialsNeeded, whyMissing } from '../../../../src/domains/identity/rules/eligibility.ts';
import { HANDOFF_TTL_MS, leadsOn } from '../../../../src/domains/identity/rules/handoff.ts';
import { credentialNews, sessionNews } from '../../../../src/domains/identity/rules/verification-news.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const msLater = (ms: number) => new Date(now.getTime() + ms);

describe('the challenge of a binding (D-322, D-324)', () => {
  test('is four lines', () => {
    const text = bindingChallenge({ serviceName: 'Acme', did: 'did:subject:idn_a', walletAddress: '0xA', nonce: 'ff' });
    expect(text).toBe('Acme wallet binding\ndid: did:subject:idn_a\nwallet: 0xA\nnonce: ff');
    expect(newChallengeNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(newChallengeNonce()).not.toBe(newChallengeNonce());
    expect([CHALLENGE_TTL_MS, HANDOFF_TTL_MS]).toEqual([900_000, 900_000]);
  });

  test.each([
    [-1, undefined],
    [0, undefined],
    [1, 'text'],
  ])('ends %i ms from now', (ms, expected) =>
    expect(openChallenge({ challenge: 'text', challengeExpiresAt: msLater(ms) }, now)).toBe(expected),
  );

  test('is undefined without a text or an end', () => {
    expect(openChallenge({ challenge: null, challengeExpiresAt: msLater(1) }, now)).toBeUndefined();
    expect(openChallenge({ challenge: 'text', challengeExpiresAt: null }, now)).toBeUndefined();
  });
});

describe('a hand-off link (D-317)', () => {
  const leads = (status: string, ms: number, session = 'CREATED') =>
    leadsOn({ status, expiresAt: msLater(ms) }, session, now);
  test('leads on only while it is OPEN, before its end, and while its session has not ended', () => {
    expect([leads('OPEN', 1), leads('OPEN', 0), leads('OPEN', -1)]).toEqual([true, false, false]);
    expect(['CONSUMED', 'VOIDED', 'EXPIRED'].map((status) => leads(status, 1))).toEqual([false, false, false]);
    expect(['VERIFIED', 'REJECTED'].map((session) => leads('OPEN', 1, session))).toEqual([false, false]);
  });
});

describe('the assurance of an identity (D-320)', () => {
  test('is HIGH only for a SUBSTANTIAL credential and a wallet together', () => {
    const level = (credential: 'NONE' | 'BASIC' | 'SUBSTANTIAL', isBound: boolean) =>
      assuranceLevel({ credential, isBound });
    expect([level('NONE', true), level('BASIC', true), level('SUBSTANTIAL', true)]).toEqual(['NONE', 'BASIC', 'HIGH']);
    expect([level('NONE', false), level('BASIC', false), level('SUBSTANTIAL', false)]).toEqual([
      'NONE',
      'BASIC',
      'SUBSTANTIAL',
    ]);
  });
});

describe('eligibility (D-338)', () => {
  test('needs BUSINESS_IDENTITY for claims and ramps, and for payments in live', () => {
    expect(credentialsNeeded('payments.create', 'sandbox')).toEqual([]);
    expect(credentialsNeeded('payments.create', 'live')).toEqual(['BUSINESS_IDENTITY']);
    for (const environment of ['sandbox', 'live'] as const) {
      expect(credentialsNeeded('invoices.pay', environment)).toEqual([]);
      expect(credentialsNeeded('ramps.offramp', environment)).toEqual(['BUSINESS_IDENTITY']);
      expect(credentialsNeeded('claims.claim', environment)).toEqual(['BUSINESS_IDENTITY']);
    }
  });

  test('is met by an ACTIVE credential in time, whatever came after it; else the latest one says why not', () => {
    const held = (status: 'ACTIVE' | 'SUSPENDED' | 'REVOKED' | 'EXPIRED', ms: number | null = null) => ({
      status,
      expiresAt: ms === null ? null : msLater(ms),
    });
    expect(whyMissing([], now)).toBe('CREDENTIAL_MISSING');
    expect(whyMissing([held('ACTIVE')], now)).toBeUndefined();
    expect(whyMissing([held('ACTIVE', 1)], now)).toBeUndefined();
    expect(whyMissing([held('ACTIVE', 0)], now)).toBe('CREDENTIAL_EXPIRED');
    expect(whyMissing([held('ACTIVE', -1)], now)).toBe('CREDENTIAL_EXPIRED');
    expect(whyMissing([held('REVOKED'), held('ACTIVE')], now)).toBeUndefined();
    expect(whyMissing([held('SUSPENDED', -1), held('REVOKED')], now)).toBe('CREDENTIAL_SUSPENDED');
    expect(whyMissing([held('REVOKED'), held('EXPIRED')], now)).toBe('CREDENTIAL_REVOKED');
  });
});

describe('the answer of a provider (D-314, D-328)', () => {
  const requirements = (['identity_document', 'liveness', 'business_registry'] as const).map((type, at) => ({
    type,
    status: at === 0 ? ('SATISFIED' as const) : ('PENDING' as const),
    subjectRef: 'x',
  }));
  const news = (standing: Parameters<typeof sessionNews>[0], ...passed: string[]) =>
    sessionNews(standing, new Set(passed), requirements);

  test('meets requirements in their order, and the last one only with an approval', () => {
    expect(news('OPEN')).toEqual({ kind: 'advance', steps: 0 });
    expect(news('OPEN', 'business_registry')).toEqual({ kind: 'advance', steps: 0 });
    expect(news('OPEN', 'liveness')).toEqual({ kind: 'advance', steps: 1 });
    expect(news('UNDER_REVIEW', 'liveness', 'business_registry')).toEqual({ kind: 'advance', steps: 1 });
    expect(news('APPROVED')).toEqual({ kind: 'advance', steps: 2 });
    expect(sessionNews('OPEN', new Set(), [])).toEqual({ kind: 'advance', steps: 0 });
  });

  test('ends the session when it is neither open, under review nor approved', () => {
    const ends = (['DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELED', 'FAILED'] as const).map((one) => news(one));
    expect(ends.map((end) => ('outcome' in end ? end.outcome : ''))).toEqual([
      'REJECTED',
      'REJECTED',
      'EXPIRED',
      'CANCELED',
      'ERROR',
    ]);
  });

  test('suspends or revokes a credential, and reinstates only what the provider has suspended', () => {
    const told = (
      standing: Parameters<typeof credentialNews>[0],
      status: string,
      statusSource: 'PROVIDER' | 'PLATFORM',
    ) => credentialNews(standing, { status, statusSource });
    expect(told('APPROVED', 'ACTIVE', 'PROVIDER')).toBeNull();
    expect(told('APPROVED', 'SUSPENDED', 'PROVIDER')).toBe('REINSTATE');
    expect(told('APPROVED', 'SUSPENDED', 'PLATFORM')).toBeNull();
    expect(told('UNDER_REVIEW', 'ACTIVE', 'PLATFORM')).toBe('PROVIDER_SUSPEND');
    expect(told('UNDER_REVIEW', 'SUSPENDED', 'PROVIDER')).toBeNull();
    expect(told('WITHDRAWN', 'ACTIVE', 'PROVIDER')).toBe('REVOKE');
    expect(told('DECLINED', 'SUSPENDED', 'PLATFORM')).toBe('REVOKE');
    expect(told('EXPIRED', 'ACTIVE', 'PROVIDER')).toBeNull();
    expect(told('OPEN', 'SUSPENDED', 'PROVIDER')).toBeNull();
  });
});
