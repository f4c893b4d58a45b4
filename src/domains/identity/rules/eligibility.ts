import type { CredentialStatus, Eligibility } from '../../../../generated/contract/schemas.ts';

export type EligibilityAction = Eligibility['action'];

/** The credentials that an action needs (D-338): tenants are asked for what they are, not for who acts. */
export const credentialsNeeded = (
  action: EligibilityAction,
  environment: 'sandbox' | 'live',
): readonly 'BUSINESS_IDENTITY'[] => {
  switch (action) {
    case 'payments.create':
      return environment === 'live' ? ['BUSINESS_IDENTITY'] : [];
    case 'invoices.pay':
      return [];
    case 'ramps.offramp':
    case 'claims.claim':
      return ['BUSINESS_IDENTITY'];
  }
};

/** A credential of the kind that is needed. */
export interface HeldCredential {
  readonly status: CredentialStatus;
  readonly expiresAt: Date | null;
}

/**
 * Returns the reason for which a tenant lacks the credential of a kind; undefined if it has it. `held` are all that it
 * ever had, newest first.
 */
export function whyMissing(held: readonly HeldCredential[], now: Date): Eligibility['reasons'][number] | undefined {
  const standing = held.map(({ status, expiresAt }) =>
    status === 'ACTIVE' && expiresAt !== null && now >= expiresAt ? 'EXPIRED' : status,
  );
  const lost = standing.filter((status) => status !== 'ACTIVE');
  if (lost.length < standing.length) return undefined;
  const [latest] = lost;
  return latest === undefined ? 'CREDENTIAL_MISSING' : `CREDENTIAL_${latest}`;
}
