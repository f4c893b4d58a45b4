import { describe, expect, test } from 'vitest';
import { type CredentialFacts, verdictOf } from '../../../../src/domains/identity/rules/credential-verdict.ts';
import { type PresentationFacts, reasonsAgainst } from '../../../../src/domains/identity/rules/presentation-verdict.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const msLater = (ms: number) => new Date(now.getTime() + ms);

describe('the reasons against a presentation (B 4.7, D-332)', () => {
  const good: PresentationFacts = {
    now,
    challengeExpiresAt: msLater(1),
    signatureExpiresAt: now.getTime() / 1000 + 1,
    askedIdentityId: null,
    holder: { id: 'idn_a' },
    isSignerBound: true,
    isSigned: true,
    credentials: [{ credentialId: 'cred_a', credentialHash: '0x', verdict: 'VALID' }],
  };
  const reasons = (more: Partial<PresentationFacts>) => reasonsAgainst({ ...good, ...more });

  test('are none when every check passes', () => expect(reasons({})).toEqual([]));

  test.each([
    [-1, ['CHALLENGE_EXPIRED']],
    [0, ['CHALLENGE_EXPIRED']],
    [1, []],
  ])('follow the end of a challenge, %i ms from now', (ms, expected) =>
    expect(reasons({ challengeExpiresAt: msLater(ms) })).toEqual(expected),
  );

  test.each([
    [-1, ['CHALLENGE_EXPIRED']],
    [0, ['CHALLENGE_EXPIRED']],
    [1, []],
  ])('follow the end of a signature, %i s from now', (seconds, expected) =>
    expect(reasons({ signatureExpiresAt: now.getTime() / 1000 + seconds })).toEqual(expected),
  );

  test('are only the unknown holder and, if so, the late challenge', () => {
    const all = { isSignerBound: false, isSigned: false, askedIdentityId: 'idn_b', credentials: [] };
    expect(reasons({ ...all, holder: undefined })).toEqual(['HOLDER_UNKNOWN']);
    expect(reasons({ ...all, holder: undefined, challengeExpiresAt: now })).toEqual([
      'CHALLENGE_EXPIRED',
      'HOLDER_UNKNOWN',
    ]);
  });

  test('are one for each fault, in order', () => {
    const bad = [{ credentialId: 'cred_a', credentialHash: null, verdict: 'REVOKED' as const }, ...good.credentials];
    expect(reasons({ askedIdentityId: 'idn_b' })).toEqual(['HOLDER_MISMATCH']);
    expect(reasons({ askedIdentityId: 'idn_a' })).toEqual([]);
    expect(reasons({ isSignerBound: false })).toEqual(['SIGNER_NOT_BOUND']);
    expect(reasons({ isSigned: false })).toEqual(['PRESENTATION_SIGNATURE_INVALID']);
    expect(reasons({ credentials: bad })).toEqual(['CREDENTIAL_INVALID']);
    expect(
      reasons({
        challengeExpiresAt: now,
        askedIdentityId: 'idn_b',
        isSignerBound: false,
        isSigned: false,
        credentials: bad,
      }),
    ).toEqual([
      'CHALLENGE_EXPIRED',
      'HOLDER_MISMATCH',
      'SIGNER_NOT_BOUND',
      'PRESENTATION_SIGNATURE_INVALID',
      'CREDENTIAL_INVALID',
    ]);
  });
});

describe('the verdict on a credential (B 4.7, D-332)', () => {
  const good: CredentialFacts = {
    status: 'ACTIVE',
    expiresAt: null,
    signedExpiresAt: null,
    isSigned: true,
    isTrusted: true,
  };
  const verdict = (more: Partial<CredentialFacts>) => verdictOf({ ...good, ...more }, now);

  test('follows from signature, issuer, status and time, in this order', () => {
    expect(verdictOf(undefined, now)).toBe('NOT_FOUND');
    expect(verdict({})).toBe('VALID');
    expect(verdict({ isSigned: false, isTrusted: false, status: 'REVOKED' })).toBe('SIGNATURE_INVALID');
    expect(verdict({ isTrusted: false, status: 'REVOKED' })).toBe('UNTRUSTED_ISSUER');
    expect(verdict({ status: 'REVOKED', expiresAt: now })).toBe('REVOKED');
    expect(verdict({ status: 'SUSPENDED' })).toBe('REVOKED');
    expect(verdict({ status: 'EXPIRED' })).toBe('EXPIRED');
  });

  test.each([
    [-1, 'EXPIRED'],
    [0, 'EXPIRED'],
    [1, 'VALID'],
  ])('with an end %i ms from now, in its row or in what was signed, is %s', (ms, expected) => {
    expect(verdict({ expiresAt: msLater(ms) })).toBe(expected);
    expect(verdict({ signedExpiresAt: msLater(ms) })).toBe(expected);
    expect(verdict({ expiresAt: msLater(9), signedExpiresAt: msLater(ms) })).toBe(expected);
  });
});
