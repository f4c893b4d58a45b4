import type { PayoutVendorAdapter } from '../vendor.ts';

export const adapter: PayoutVendorAdapter = {
  rails: ['PAYMENT_APP_A'],
  dialect: {
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
  },
  fee: { bps: 100n, minimum: 250_000n, maximum: 10_000_000n },
  delivery: { estimatedSeconds: 60, speedClass: 'INSTANT_EXPECTED', guaranteeLevel: 'CONTRACTUAL_SLA' },
};
