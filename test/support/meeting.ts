import type { Knex } from 'knex';
import { eventually } from './eventually.ts';

/**
 * Makes requests at once that write to a table, and lets none of them write before all have come as far as they can: each
 * has read what it decides by, or waits for a lock that another one holds. Without a lock, all of them decide by the same
 * rows.
 */
export async function meetingAt<T>(
  owner: Knex,
  table: string,
  requests: readonly (() => PromiseLike<T>)[],
): Promise<readonly T[]> {
  const held = await owner.transaction();
  // Rows can be read and locked meanwhile, but not written.
  await held.raw('LOCK TABLE ?? IN SHARE MODE', [table]);
  const asked = Promise.all(requests.map((request) => request()));
  try {
    await eventually(`${requests.length} requests to wait for ${table}`, async () => {
      const { rows } = await owner.raw(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0].waiting >= requests.length;
    });
  } finally {
    await held.commit();
  }
  return asked;
}
