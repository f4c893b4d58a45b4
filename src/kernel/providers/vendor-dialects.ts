import type { ProviderStatus } from './payout-provider.ts';

/** A vendor's own words for what becomes of a payout, normalised (D-093). What is not listed is not understood. */
export type VendorDialect = Readonly<Record<string, ProviderStatus>>;

const PAYAPP_A: VendorDialect = {
  accepted: 'SUBMITTED',
  processing: 'PENDING',
  unclaimed: 'UNCLAIMED',
  on_hold: 'HELD',
  blocked: 'BLOCKED',
  paid: 'SUCCEEDED',
  failed: 'FAILED',
  returned: 'RETURNED',
  canceled: 'CANCELED',
  refused: 'REJECTED',
};

const PAYAPP_B: VendorDialect = {
  NEW: 'SUBMITTED',
  QUEUED: 'SUBMITTED',
  IN_TRANSIT: 'PENDING',
  AWAITING_PAYEE: 'UNCLAIMED',
  UNDER_REVIEW: 'HELD',
  FROZEN: 'BLOCKED',
  COMPLETED: 'SUCCEEDED',
  UNDELIVERABLE: 'FAILED',
  REVERSED: 'RETURNED',
  CANCELLED: 'CANCELED',
  DECLINED: 'REJECTED',
};

/** The providers that a vendor with an HTTP API stands behind. */
export const DIALECTS = { payapp_a: PAYAPP_A, payapp_b: PAYAPP_B } as const;
export type VendorName = keyof typeof DIALECTS;

export const isVendorName = (name: string): name is VendorName => Object.hasOwn(DIALECTS, name);
