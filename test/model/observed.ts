import type { Pool } from '../../src/platform/db/connection/pool.ts';
import { pairName } from './walks.ts';

interface Logged {
  readonly machine: string;
  readonly event: string;
  readonly from_status: string | null;
  readonly from_public: string | null;
  readonly to_status: string;
  readonly to_public: string;
}

const COLUMNS = ['machine', 'event', 'from_status', 'from_public', 'to_status', 'to_public'] as const;

/** The transitions that a database's histories have taken, by the names of `edgeName`. */
export async function observedEdges(pool: Pool, machines: readonly string[]): Promise<string[]> {
  const rows = await pool
    .owner('lifecycle_log')
    .whereIn('machine', [...machines])
    .distinct(...COLUMNS);
  return rows.map(nameOf);
}

/** The pairs of transitions that histories have taken one after the other, by the names of `pairName`. */
export async function observedPairs(pool: Pool, machines: readonly string[]): Promise<string[]> {
  const rows: (Logged & { aggregate_id: string })[] = await pool
    .owner('lifecycle_log')
    .whereIn('machine', [...machines])
    .orderBy(['aggregate_id', 'step'])
    .select('aggregate_id', ...COLUMNS);
  const pairs = rows.flatMap((row, at) => {
    const next = rows[at + 1];
    return next?.aggregate_id === row.aggregate_id ? [pairName(nameOf(row), nameOf(next))] : [];
  });
  return [...new Set(pairs)];
}

const nameOf = (row: Logged): string =>
  `${row.machine}: ${leaf(row.from_status, row.from_public)} --${row.event}--> ${leaf(row.to_status, row.to_public)}`;

function leaf(status: string | null, shown: string | null): string {
  if (status === null) return '(none)';
  return status === 'COMPLIANCE_HOLD' ? `${status}.${shown}` : status;
}
