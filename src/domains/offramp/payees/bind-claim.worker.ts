import type { Worker } from '../../../platform/outbox/worker.ts';
import { bindClaim } from '../reviews/reevaluate.ts';
import { resolveRecipient } from './recipient.cross-tenant.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'claims.bind-one': { readonly paymentId: string; readonly tenantId: string };
  }
}

/** One payment whose claim's contact a tenant has proved: the payment is that tenant's. */
export const worker: Worker<'claims.bind-one'> = {
  topic: 'claims.bind-one',
  discarding: null,
  async work(job, { transaction, services }) {
    await transaction(async ({ reads, aggregate, write }) => {
      const payment = await aggregate('offramp-payment', job.payload.paymentId);
      if (!payment) return;
      const tenantId = job.payload.tenantId;
      // Jobs come in any order: a tenant that lost the number to a later proof binds nothing (D-109).
      const recipient = await resolveRecipient(reads, payment.context);
      if (recipient?.tenantId !== tenantId) return;
      await bindClaim(payment, tenantId, { reads, services, write });
    });
  },
};
