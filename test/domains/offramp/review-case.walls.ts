import { hasCase, openCases, reviewCases } from '../../../src/domains/offramp/review-case.store.ts';
import { both, type StoreWalls, second } from '../../contract/store-walls.ts';

const ofPayment = 'its caller has locked or read the payment as one of its parties';

export const walls: StoreWalls = {
  reads: {
    reviewCases: both(({ tenantId }) => reviewCases({ senderTenantId: tenantId })),
    openCases: second(ofPayment, async ({ reads, of }) =>
      openCases(reads, await of.find('review_cases', 'payment_id', { sender_tenant_id: of.tenantId })),
    ),
    hasCase: second(ofPayment, async ({ reads, of }) =>
      hasCase(
        reads,
        await of.find('review_cases', 'payment_id', { sender_tenant_id: of.tenantId }),
        await of.find('review_cases', 'reason', { sender_tenant_id: of.tenantId }),
      ),
    ),
  },
  plant: ({ pool }, { tenantId }) =>
    pool.owner('review_cases').where({ sender_tenant_id: tenantId }).update({ status: 'OPEN' }),
};
