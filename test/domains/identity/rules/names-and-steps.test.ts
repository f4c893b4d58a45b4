import { describe, expect, test } from 'vitest';
import { judgeCode, proofAt } from '../../../../src/domains/identity/rules/alias-code.ts';
import {
  documentHash,
  documentOf,
  type Statement,
} from '../../../../src/domains/identity/rules/credential-document.ts';
import { refusePaymentDid } from '../../../../src/domains/identity/rules/payment-did.ts';
import { newPresentationNonce } from '../../../../src/domains/identity/rules/presentation-message.ts';
import { isLastStep, requirementsOf } from '../../../../src/domains/identity/rules/requirements.ts';

const digits = 'ab01'.repeat(16);

describe('a payment DID (B 7, D-333)', () => {
  test.each([
    [`did:payid:${digits}`, undefined],
    [`did:payid:${digits}0`, 'INVALID_DID'],
    [`did:payid:${digits.slice(1)}`, 'INVALID_DID'],
    [`did:payid:${digits.toUpperCase()}`, 'INVALID_DID'],
    [`did:payid:${'z'.repeat(64)}`, 'INVALID_DID'],
    [` did:payid:${digits}`, 'INVALID_DID'],
    [`did:payid:${digits}\n`, 'INVALID_DID'],
    ['did:payid:', 'INVALID_DID'],
    ['did:web:a.example', 'DID_NOT_RESOLVABLE'],
    ['did:web:a\nb', 'DID_NOT_RESOLVABLE'],
    ['did:key2:z', 'DID_NOT_RESOLVABLE'],
    ['did:web:', 'INVALID_DID'],
    ['did:WEB:a', 'INVALID_DID'],
    ['did::a', 'INVALID_DID'],
    ['xdid:web:a', 'INVALID_DID'],
    ['', 'INVALID_DID'],
  ])('%j is refused as %s', (text, refusal) => expect(refusePaymentDid(text)?.code).toBe(refusal));
});

describe('the requirements of a verification (D-314)', () => {
  const pending = (type: string, subjectRef: string) => ({ type, status: 'PENDING', subjectRef });

  test('of a person name that person', () => {
    expect(requirementsOf('KYC', 'usr_1', 'mem_1')).toEqual([
      pending('identity_document', 'usr_1'),
      pending('liveness', 'usr_1'),
    ]);
  });

  test.each([
    ['mem_1', 'mem_1'],
    [null, 'ten_1'],
  ])('of a business name who represents it: %s', (member, named) => {
    expect(requirementsOf('KYB', 'ten_1', member)).toEqual([
      pending('business_registry', 'ten_1'),
      pending('authorized_representative_kyc', named),
      pending('beneficial_ownership', 'ten_1'),
    ]);
  });

  test('have a last step when a single one is pending', () => {
    const [first, second] = requirementsOf('KYC', 'usr_1', null);
    const met = { ...first, status: 'SATISFIED' } as never;
    expect([first, second].every(Boolean)).toBe(true);
    expect(isLastStep([first as never, second as never])).toBe(false);
    expect(isLastStep([met, second as never])).toBe(true);
    expect(isLastStep([met, met])).toBe(false);
  });
});

describe('a code and its proof (D-108, D-110)', () => {
  const now = new Date('2026-03-02T09:00:00.000Z');
  const later = new Date(now.getTime() + 1);

  test('is closed when hash or end is missing, after any number of attempts', () => {
    for (const code of [
      { otpHash: null, otpExpiresAt: later, otpAttempts: 5 },
      { otpHash: 'hash', otpExpiresAt: null, otpAttempts: 5 },
      { otpHash: null, otpExpiresAt: later, otpAttempts: 0 },
      { otpHash: 'hash', otpExpiresAt: null, otpAttempts: 0 },
    ])
      expect(judgeCode(code, now, () => true)).toEqual({ kind: 'EXPIRED' });
  });

  test('counts for 365 days after a right code', () => {
    expect(proofAt(now)).toEqual({ verifiedAt: now, reverifyBy: new Date('2027-03-02T09:00:00.000Z') });
  });
});

describe('a document (D-326, D-467)', () => {
  const statement: Statement = {
    kind: 'BUSINESS_IDENTITY',
    subjectDid: 'did:s',
    orgDid: 'did:o',
    legalName: 'Acme',
    country: 'BR',
    claims: { level: 'full' },
    issuedAt: new Date('2026-03-02T09:00:00.000Z'),
    expiresAt: null,
  };

  test('has its name and country twice, once as claims that can be disclosed alone', () => {
    expect(documentOf(statement)).toEqual({
      kind: 'BUSINESS_IDENTITY',
      schemaVersion: 'service/credential/BUSINESS_IDENTITY/v1',
      subjectDid: 'did:s',
      orgDid: 'did:o',
      legalName: 'Acme',
      country: 'BR',
      claims: { level: 'full', legalName: 'Acme', country: 'BR' },
      issuedAt: '2026-03-02T09:00:00.000Z',
    });
  });

  test('omits what it does not state', () => {
    const { legalName: _, country: __, ...rest } = documentOf(statement);
    expect(documentOf({ ...statement, legalName: null, country: null })).toStrictEqual({
      ...rest,
      claims: { level: 'full' },
    });
  });

  test('is hashed without its null members', () => {
    expect(documentHash({ a: 1, b: null })).toBe(documentHash({ a: 1 }));
    expect(documentHash({ a: 1 })).toMatch(/^0x[0-9a-f]{64}$/);
  });
});

test('a nonce of a presentation is 32 random bytes (D-331)', () => {
  const nonces = Array.from({ length: 16 }, newPresentationNonce);
  expect(nonces.every((nonce) => /^0x[0-9a-f]{64}$/.test(nonce))).toBe(true);
  expect(new Set(nonces).size).toBe(16);
});
