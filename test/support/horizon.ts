import type { Knex } from 'knex';
import { eventually } from './eventually.ts';

/**
 * Relay and sealer take rows of transactions that are older than any that runs, on the whole server: other test files
 * run on it too. From here on, whatever was committed before the call is theirs to take.
 */
export async function horizonPassed(owner: Knex): Promise<void> {
  const { rows } = await owner.raw<{ rows: { xid: string }[] }>('SELECT pg_current_xact_id()::text AS xid');
  await eventually('every earlier transaction of the server to end', async () => {
    const found = await owner.raw<{ rows: { passed: boolean }[] }>(
      'SELECT settled_horizon()::text::numeric > ?::numeric AS passed',
      [rows[0]?.xid ?? '0'],
    );
    return found.rows[0]?.passed;
  });
}
