import type { CredentialStatus } from '../../../../generated/contract/schemas.ts';
import type { CredentialResult } from '../../../../machines/identity/presentation-challenge.machine.ts';

/** The findings about a credential that its holder presents. */
export interface CredentialFacts {
  readonly status: CredentialStatus;
  readonly expiresAt: Date | null;
  /** The end of validity in the signed document; null for a document without one. */
  readonly signedExpiresAt: Date | null;
  /** The document hashed anew is what was signed, by whom the credential names as its issuer. */
  readonly isSigned: boolean;
  /** The issuer is the platform, now or before, or the multisig of the organization that the document names. */
  readonly isTrusted: boolean;
}

type Verdict = CredentialResult['verdict'];

const isPast = (at: Date | null, now: Date): boolean => at !== null && now >= at;

/**
 * What one credential is worth (B 4.7, D-332): its signature first, then who signed, then whether it still counts. A
 * suspended one counts as little as a revoked one. `undefined` is a credential that is unknown, or another holder's.
 */
export function verdictOf(facts: CredentialFacts | undefined, now: Date): Verdict {
  if (facts === undefined) return 'NOT_FOUND';
  if (!facts.isSigned) return 'SIGNATURE_INVALID';
  if (!facts.isTrusted) return 'UNTRUSTED_ISSUER';
  if (facts.status === 'REVOKED' || facts.status === 'SUSPENDED') return 'REVOKED';
  // A row can be changed without the key; what was signed cannot be made to last.
  if (facts.status === 'EXPIRED' || isPast(facts.expiresAt, now) || isPast(facts.signedExpiresAt, now))
    return 'EXPIRED';
  return 'VALID';
}
