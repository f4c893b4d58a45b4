import type { HoldReason } from './hold-reasons.ts';
import type { CredentialFacts, RecipientFacts } from './policy-facts.ts';

const CREDENTIAL_HOLDS = {
  // ACTIVE in the row but past its validity: the sweep that stores EXPIRED has not come by yet (D-325).
  ACTIVE: 'CREDENTIAL_EXPIRED',
  EXPIRED: 'CREDENTIAL_EXPIRED',
  REVOKED: 'CREDENTIAL_REVOKED',
  SUSPENDED: 'CREDENTIAL_SUSPENDED',
} as const satisfies Record<CredentialFacts['status'], HoldReason>;

const newestOf = (credentials: readonly CredentialFacts[]): CredentialFacts | undefined =>
  credentials.toSorted((left, right) => right.issuedAt.getTime() - left.issuedAt.getTime())[0];

/** The credential that makes a tenant onboarded: the newest ACTIVE one within its validity (D-114). */
export const activeCredential = (credentials: readonly CredentialFacts[], now: Date): CredentialFacts | undefined =>
  newestOf(
    credentials.filter(({ status, expiresAt }) => status === 'ACTIVE' && (expiresAt === null || now < expiresAt)),
  );

/** The hold that the recipient's credentials mean; undefined when it is onboarded (D-114, D-118). */
export const credentialHold = ({ credentials }: RecipientFacts, now: Date): HoldReason | undefined => {
  if (activeCredential(credentials, now)) return undefined;
  const newest = newestOf(credentials);
  return newest ? CREDENTIAL_HOLDS[newest.status] : 'RECIPIENT_NOT_ONBOARDED';
};

/** Tells whether the recipient's legal name has changed since the payment was first checked (D-118). */
export const hasChangedName = ({ credentials, legalNameAtFirstCheck }: RecipientFacts, now: Date): boolean => {
  const current = activeCredential(credentials, now);
  return current !== undefined && legalNameAtFirstCheck !== null && current.legalName !== legalNameAtFirstCheck;
};
