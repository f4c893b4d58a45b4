import type { DeliveryMoment as MomentOrNone, OfframpPaymentStatus } from '../../../../generated/contract/schemas.ts';

/** The four delivery moments (A 1). */
export type DeliveryMoment = NonNullable<MomentOrNone>;

/** Every status of an off-ramp payment (A 3.1). */
export type PaymentStatus = OfframpPaymentStatus;

/** Total, so that a new status does not compile without its moment (D-076). */
const MOMENTS: Readonly<Record<PaymentStatus, DeliveryMoment | null>> = {
  CREATED: 'ACCEPTED',
  AWAITING_SOURCE_FUNDS: 'ACCEPTED',
  SOURCE_FUNDS_CONFIRMING: 'ACCEPTED',
  SOURCE_FUNDS_CONFIRMED: 'SECURED',
  RECIPIENT_RESOLUTION: 'ACCEPTED',
  PENDING_CLAIM: 'ACCEPTED',
  PAYOUT_SELECTION_REQUIRED: 'ACCEPTED',
  POLICY_CHECK: 'ACCEPTED',
  COMPLIANCE_HOLD: 'ACCEPTED',
  ROUTE_QUOTED: 'ACCEPTED',
  AWAITING_RECIPIENT_CONFIRMATION: 'ACCEPTED',
  FUNDS_LOCKED: 'SECURED',
  PROVIDER_SUBMITTED: 'SUBMITTED',
  PROVIDER_PROCESSING: 'SUBMITTED',
  ACTION_REQUIRED: 'SUBMITTED',
  DELIVERED: 'DELIVERED',
  FAILED: null,
  REFUND_PENDING: null,
  REFUNDED: null,
  CANCELED: null,
};

/** Returns the progress of a payment in the four reported words; null once it will not be delivered (D-076). */
export const deliveryMomentOf = (status: PaymentStatus): DeliveryMoment | null => MOMENTS[status];

export type Party = 'sender' | 'recipient';

/** As which party a tenant reads a payment; who pays itself reads as the sender. Undefined: 404 (D-077). */
export const partyOf = (
  payment: { readonly senderTenantId: string; readonly recipientTenantId: string | null },
  tenantId: string,
): Party | undefined => {
  if (tenantId === payment.senderTenantId) return 'sender';
  return payment.recipientTenantId === tenantId ? 'recipient' : undefined;
};

/** The fields that belong to the sender alone (D-075, D-077). */
export const SENDER_ONLY_FIELDS = [
  'refundAddress',
  'fundingInstructions',
  'approvalRequestId',
  'maximumFeeMinor',
] as const;
type SenderOnlyField = (typeof SENDER_ONLY_FIELDS)[number];

/** A record whose sender-only fields may be null. */
export type VisibleRecord<T> = { [K in keyof T]: K extends SenderOnlyField ? T[K] | null : T[K] };

/**
 * The record as a party sees it: for the recipient the sender's own fields are null. A key that is absent for the sender
 * (D-074) stays absent.
 */
export const visibleTo = <T extends object>(record: T, party: Party): VisibleRecord<T> => {
  const hidden = SENDER_ONLY_FIELDS.filter((field) => party === 'recipient' && field in record);
  return { ...record, ...Object.fromEntries(hidden.map((field) => [field, null])) } as VisibleRecord<T>;
};
