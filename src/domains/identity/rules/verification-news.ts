import type { Requirement, SessionOutcome } from '../../../../machines/identity/verification-session.machine.ts';
import type { VerificationStanding } from '../../../payments/providers/verification-provider.ts';

/** The meaning of a provider's news for a running session. */
export type SessionNews =
  | { readonly kind: 'end'; readonly outcome: SessionOutcome }
  /** The number of requirements that are met now; the last one counts only if the provider has approved the whole. */
  | { readonly kind: 'advance'; readonly steps: number };

const OUTCOMES: Partial<Record<VerificationStanding, SessionOutcome>> = {
  DECLINED: 'REJECTED',
  WITHDRAWN: 'REJECTED',
  EXPIRED: 'EXPIRED',
  CANCELED: 'CANCELED',
  FAILED: 'ERROR',
};

/**
 * What a session does when it hears how it stands at the provider. Requirements are met in their order (D-314): one that
 * passes early waits for those before it. Nothing but APPROVED meets the last one, which issues the credential.
 */
export function sessionNews(
  standing: VerificationStanding,
  passed: ReadonlySet<string>,
  requirements: readonly Requirement[],
): SessionNews {
  const outcome = OUTCOMES[standing];
  if (outcome !== undefined) return { kind: 'end', outcome };
  const pending = requirements.filter(({ status }) => status === 'PENDING');
  if (standing === 'APPROVED') return { kind: 'advance', steps: pending.length };
  const waits = pending.findIndex(({ type }) => !passed.has(type));
  const met = waits === -1 ? pending.length : waits;
  return { kind: 'advance', steps: Math.max(0, Math.min(met, pending.length - 1)) };
}

/** Maps a provider's news to an event of the credential that it led to; null leaves the credential as it is (D-328). */
export function credentialNews(
  standing: VerificationStanding,
  credential: { readonly status: string; readonly statusSource: 'PROVIDER' | 'PLATFORM' | 'ONCHAIN' },
): 'PROVIDER_SUSPEND' | 'REINSTATE' | 'REVOKE' | null {
  const { status, statusSource } = credential;
  if (standing === 'WITHDRAWN' || standing === 'DECLINED') return 'REVOKE';
  if (standing === 'UNDER_REVIEW') return status === 'ACTIVE' ? 'PROVIDER_SUSPEND' : null;
  // What the platform has suspended is not the provider's to give back.
  return standing === 'APPROVED' && status === 'SUSPENDED' && statusSource === 'PROVIDER' ? 'REINSTATE' : null;
}
