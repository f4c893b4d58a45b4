import type { Knex } from 'knex';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/lifecycle/writes.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import { openPayments } from '../open-payments.cross-tenant.ts';
import { type HoldWait, onClockOf } from './recheck-held.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'offramp.recheck': Recheck;
  }
}

type Recheck =
  | { readonly waitsFor: HoldWait; readonly after?: string }
  /** Something of a recipient's: the same as waiting for `tenant:<id>` (D-119). */
  | { readonly tenantId: string; readonly cause: string };

/** The number of payments to which one job fans out; the rest follow in the next one. */
const FAN_OUT = 200;

/** Something changed that payments may wait for: each gets a job of its own. */
export const worker: Worker<'offramp.recheck'> = {
  topic: 'offramp.recheck',
  discarding: null,
  async work(job, { transaction }) {
    const { waitsFor, after = '' } = waitOf(job.payload);
    const onClock = onClockOf(waitsFor);
    // Every page but the first has the one before it in its key, which would grow with each of them.
    const first = after === '' ? job.key : job.key.slice(0, -`:${after}`.length);
    await transaction(async ({ reads, write }) => {
      const ids = await affected(reads, waitsFor, after);
      write(...ids.map((paymentId) => enqueue('offramp.reevaluate', { paymentId }, { key: paymentId, ...onClock })));
      const last = ids.at(-1);
      if (ids.length === FAN_OUT && last !== undefined) {
        write(enqueue('offramp.recheck', { waitsFor, after: last }, { key: `${first}:${last}`, ...onClock }));
      }
    });
  },
};

const waitOf = (wanted: Recheck): Extract<Recheck, { waitsFor: HoldWait }> =>
  'waitsFor' in wanted ? wanted : { waitsFor: `tenant:${wanted.tenantId}` };

/** Payments that wait for it, and those whose quotes the recipient has in hand, in id order. */
async function affected(reads: RowReads, waitsFor: string, after: string): Promise<string[]> {
  const payments: Knex.QueryBuilder = sql('hold_waits')
    .select({ id: 'payment_id' })
    .where({ waits_for: waitsFor })
    .where('payment_id', '>', after);
  if (waitsFor.startsWith('tenant:')) {
    const quoted = openPayments()
      .select('id')
      .where({ recipient_tenant_id: waitsFor.slice('tenant:'.length), status: 'AWAITING_RECIPIENT_CONFIRMATION' })
      .where('id', '>', after);
    payments.union([quoted]);
  }
  const rows = await reads.many<{ id: string }>(payments.orderBy('id').limit(FAN_OUT));
  return rows.map(({ id }) => id);
}
