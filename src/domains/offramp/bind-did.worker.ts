import { sql } from '../../kernel/db/sql.ts';
import { enqueue } from '../../kernel/lifecycle/writes.ts';
import type { Worker } from '../../kernel/outbox/worker.ts';

/** A reserved DID has its tenant: the payments that wait on it are theirs (D-336, D-337). */
export const worker: Worker = {
  topic: 'claims.bind-did',
  async work(job, { transaction }) {
    const tenantId = String(job.payload.tenantId);
    await transaction(async ({ reads, write }) => {
      const parked = await reads.many<{ id: string }>(
        sql('offramp_payments')
          .select('id')
          .where({ recipient_did: String(job.payload.did), status: 'PENDING_CLAIM' })
          .orderBy('id'),
      );
      write(
        ...parked.map(({ id: paymentId }) =>
          enqueue('claims.bind-one', { paymentId, tenantId }, { key: `${paymentId}:${tenantId}`, tenantId }),
        ),
      );
    });
  },
};
