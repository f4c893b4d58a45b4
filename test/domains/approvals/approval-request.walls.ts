import { approvalsOf, findApproval, newestApproval } from '../../../src/domains/approvals/approval-request.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    approvalsOf: both(({ tenantId }) => approvalsOf(tenantId)),
    findApproval: both(async ({ reads, tenantId, of }) => findApproval(reads, tenantId, of.id('approvals'))),
    newestApproval: both(async ({ reads, tenantId, of }) =>
      newestApproval(reads, tenantId, await of.find('approval_requests', 'payment_id', { id: of.id('approvals') })),
    ),
  },
};
