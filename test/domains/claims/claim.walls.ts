import { claimOfPayment, contactOfPayment } from '../../../src/domains/claims/claim.store.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    claimOfPayment: both(async ({ reads, tenantId, of }) => {
      const found: unknown = await claimOfPayment(reads, tenantId, of.claimedPaymentId);
      return found instanceof Refusal ? undefined : found;
    }),
    contactOfPayment: both(({ reads, tenantId, of }) => contactOfPayment(reads, tenantId, of.claimedPaymentId)),
  },
};
