import { sql } from '../../kernel/db/sql.ts';
import { enqueue } from '../../kernel/lifecycle/writes.ts';
import type { Worker } from '../../kernel/outbox/worker.ts';

/** Somebody proved control of a phone: its OPEN claims are theirs (D-109). */
export const worker: Worker = {
  topic: 'claims.bind',
  async work(job, { transaction }) {
    const tenantId = String(job.payload.tenantId);
    await transaction(async ({ reads, write }) => {
      const claims = await reads.many<{ paymentId: string }>(
        sql('claims')
          .select('payment_id')
          .where({ phone_index: String(job.payload.phoneIndex), status: 'OPEN' }),
      );
      write(
        ...claims.map(({ paymentId }) =>
          enqueue('claims.bind-one', { paymentId, tenantId }, { key: `${paymentId}:${tenantId}`, tenantId }),
        ),
      );
    });
  },
};
