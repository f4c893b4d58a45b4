import type { PayoutVendorAdapter } from '../vendor.ts';

export const adapter: PayoutVendorAdapter = {
  rails: ['PAYMENT_APP_B'],
  dialect: {
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
  },
  fee: { bps: 50n, minimum: 100_000n, maximum: 5_000_000n },
  delivery: { estimatedSeconds: 7200, speedClass: 'SAME_DAY', guaranteeLevel: 'BEST_EFFORT' },
};
