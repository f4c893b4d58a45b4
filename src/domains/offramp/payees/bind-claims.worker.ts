import { literally, sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/lifecycle/writes.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'claims.bind': { readonly phoneIndex: string; readonly tenantId: string; readonly aliasId: string };
  }
}

/** Somebody proved control of a phone: its OPEN claims are theirs (D-109). */
export const worker: Worker<'claims.bind'> = {
  topic: 'claims.bind',
  discarding: null,
  async work(job, { transaction }) {
    const tenantId = job.payload.tenantId;
    await transaction(async ({ reads, write }) => {
      const claims = await reads.many<{ paymentId: string }>(
        sql('claims')
          .select('payment_id')
          .where({ phone_index: job.payload.phoneIndex })
          .where(literally('status', 'OPEN')),
      );
      write(
        ...claims.map(({ paymentId }) =>
          enqueue('claims.bind-one', { paymentId, tenantId }, { key: `${paymentId}:${tenantId}`, tenantId }),
        ),
      );
    });
  },
};
