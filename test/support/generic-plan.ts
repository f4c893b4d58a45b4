import type { Knex } from 'knex';
import { SESSION_SETTINGS } from '../../src/platform/migrate/session-settings.ts';

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Relation Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Explains statements in a transaction as the service has them planned: with its settings, for no values. PostgreSQL has
 * `EXPLAIN (GENERIC_PLAN)` from 16 on; a prepared statement has the same plan in every version.
 */
export async function usePlanner(trx: Knex.Transaction): Promise<void> {
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) await trx.raw(`SET LOCAL ${name} = '${value}'`);
}

export async function genericPlan(trx: Knex.Transaction, text: string): Promise<PlanNode> {
  await trx.raw(`PREPARE explained AS ${text.replaceAll('?', '\\?')}`);
  const { rows } = await trx.raw<{ rows: { count: number }[] }>(
    "SELECT cardinality(parameter_types) AS count FROM pg_prepared_statements WHERE name = 'explained'",
  );
  const count = rows[0]?.count ?? 0;
  const given = count === 0 ? '' : `(${Array.from({ length: count }, () => 'NULL').join(', ')})`;
  const plan = await trx.raw(`EXPLAIN (FORMAT JSON) EXECUTE explained${given}`);
  await trx.raw('DEALLOCATE explained');
  return plan.rows[0]['QUERY PLAN'][0].Plan;
}

/** The nodes of a plan; one that reads rows through a bitmap has the index of the node below it. */
export function* nodesOf(node: PlanNode): Generator<PlanNode> {
  const below = node.Plans ?? [];
  yield { ...below.find((one) => one['Node Type'] === 'Bitmap Index Scan'), ...node };
  for (const one of below) yield* nodesOf(one);
}
