import type { Knex } from 'knex';
import { eventually } from './eventually.ts';

const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Every change of an aggregate and every audited write has a row there. */
const HISTORIES = 'LOCK TABLE lifecycle_log, audit_log IN SHARE MODE';

/**
 * Lets requests come as far as they can before one of them writes: what a request has read by then, and is to hold until
 * it commits, the others must not change. Without a lock between them each of them has seen the same, and all go on with
 * it. `hold` says what they wait for instead of the histories.
 */
export async function together<T>(
  owner: Knex,
  requests: readonly (() => Promise<T>)[],
  hold: (transaction: Knex.Transaction) => PromiseLike<unknown> = (transaction) => transaction.raw(HISTORIES),
): Promise<T[]> {
  const transaction = await owner.transaction();
  let ended = 0;
  try {
    await hold(transaction);
    const answers = Promise.all(
      requests.map((request) =>
        request().finally(() => {
          ended += 1;
        }),
      ),
    );
    await eventually('each request to wait or to end', async () => {
      const { rows } = await owner.raw(WAITING);
      return rows[0].waiting + ended >= requests.length;
    });
    await transaction.commit();
    return await answers;
  } finally {
    if (!transaction.isCompleted()) await transaction.rollback();
  }
}

/** The same for requests that write to one table, which nobody can write to meanwhile. Its rows can be read and locked. */
export const meetingAt = <T>(owner: Knex, table: string, requests: readonly (() => PromiseLike<T>)[]): Promise<T[]> =>
  together(
    owner,
    requests.map((request) => async () => request()),
    (transaction) => transaction.raw('LOCK TABLE ?? IN SHARE MODE', [table]),
  );
