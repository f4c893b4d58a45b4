/** The status of a vendor's session, in the words to which adapters normalise. */
export const VERIFICATION_STANDINGS = [
  'OPEN',
  'APPROVED',
  'DECLINED',
  'EXPIRED',
  'CANCELED',
  'FAILED',
  'UNDER_REVIEW',
  'WITHDRAWN',
] as const;
export type VerificationStanding = (typeof VERIFICATION_STANDINGS)[number];

/** The person or business to verify. The session's id is the idempotency key: a second start under it does nothing. */
export interface VerificationOrder {
  readonly sessionId: string;
  readonly kind: 'KYC' | 'KYB';
  readonly legalName: string;
  /** Alpha-2. */
  readonly country: string | null;
}

/** A session by our id and by the vendor's. */
export interface VerificationReference {
  readonly sessionId: string;
  readonly kind: 'KYC' | 'KYB';
  readonly sessionRef: string;
}

/** The data with which the vendor's widget is opened. */
export interface StartedVerification {
  readonly provider: string;
  readonly sessionRef: string;
  /** Short-lived. Its holder acts as the subject, so that it is stored encrypted. */
  readonly token: string;
  readonly templateId: string;
  readonly environmentId: string;
}

/** `unknown` is no answer, and no failure either: the session may have begun, so ask again under the same key. */
export type StartAnswer =
  | { readonly kind: 'started'; readonly client: StartedVerification }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export type StandingAnswer =
  | {
      readonly kind: 'standing';
      readonly standing: VerificationStanding;
      /** The types of requirements that the vendor says are met. */
      readonly passed: ReadonlySet<string>;
    }
  /** The simulated provider knows no more than what is stored (D-328). */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The provider of verifications in one mode. Calls run outside any transaction; all may be repeated at will. */
export interface VerificationProvider {
  /** As `client.provider` names it. */
  readonly name: string;
  readonly mode: 'mock' | 'sandbox' | 'live';
  start(order: VerificationOrder): Promise<StartAnswer>;
  read(reference: VerificationReference): Promise<StandingAnswer>;
}
