import type { Pool } from '../../src/platform/db/connection/pool.ts';

/** The transitions that a database's histories have taken, by the names of `edgeName`. */
export async function observedEdges(pool: Pool, machines: readonly string[]): Promise<string[]> {
  const rows = await pool
    .owner('lifecycle_log')
    .whereIn('machine', [...machines])
    .distinct('machine', 'event', 'from_status', 'from_public', 'to_status', 'to_public');
  const leaf = (status: string | null, shown: string | null): string => {
    if (status === null) return '(none)';
    return status === 'COMPLIANCE_HOLD' ? `${status}.${shown}` : status;
  };
  return rows.map(
    (row) =>
      `${row.machine}: ${leaf(row.from_status, row.from_public)} --${row.event}--> ${leaf(row.to_status, row.to_public)}`,
  );
}
