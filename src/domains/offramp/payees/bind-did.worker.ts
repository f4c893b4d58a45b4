import { enqueue } from '../../../platform/lifecycle/writes.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import { openPayments } from '../open-payments.cross-tenant.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'claims.bind-did': { readonly did: string; readonly tenantId: string };
  }
}

/** A reserved DID has its tenant: the payments that wait on it are theirs (D-336, D-337). */
export const worker: Worker<'claims.bind-did'> = {
  topic: 'claims.bind-did',
  discarding: null,
  async work(job, { transaction }) {
    const tenantId = job.payload.tenantId;
    await transaction(async ({ reads, write }) => {
      const parked = await reads.many<{ id: string }>(
        openPayments().select('id').where({ recipient_did: job.payload.did, status: 'PENDING_CLAIM' }).orderBy('id'),
      );
      write(
        ...parked.map(({ id: paymentId }) =>
          enqueue('claims.bind-one', { paymentId, tenantId }, { key: `${paymentId}:${tenantId}`, tenantId }),
        ),
      );
    });
  },
};
