import type { Knex } from 'knex';
import { eventually } from './eventually.ts';

const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Sends requests that all have to wait for rows which are held here, and lets them go when every one of them waits: from
 * there they run at the same time, whatever their order was. `hold` locks rows in the transaction that it is given.
 */
export async function together<T>(
  owner: Knex,
  hold: (transaction: Knex.Transaction) => PromiseLike<unknown>,
  requests: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const transaction = await owner.transaction();
  try {
    await hold(transaction);
    const answers = Promise.all(requests.map((request) => request()));
    await eventually('all requests to wait for a lock', async () => {
      const { rows } = await owner.raw(WAITING);
      return rows[0].waiting >= requests.length;
    });
    await transaction.commit();
    return await answers;
  } finally {
    if (!transaction.isCompleted()) await transaction.rollback();
  }
}
