import { rowsOf, until } from '../support/database-owner.ts';

/**
 * Waits until every transaction up to the newest history row's has ended. Transaction ids are the server's, not the
 * database's: other test files on it (a CREATE DATABASE is long) hold sealer and relay back too.
 */
export async function horizonPassed(url: string): Promise<void> {
  await until('older transactions on the server end', async () => {
    const [row] = await rowsOf(
      url,
      `SELECT COALESCE(max(tx) < pg_snapshot_xmin(pg_current_snapshot()), true) AS passed FROM (
        SELECT max(tx) AS tx FROM audit_log UNION ALL SELECT max(tx) FROM lifecycle_log UNION ALL SELECT max(tx) FROM events) t`,
    );
    return row?.passed === true;
  });
}
