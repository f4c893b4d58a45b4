import type { Knex } from 'knex';
import pg from 'pg';
import { wireValue } from '../../../src/platform/db/wire/pg-wire.ts';
import { SESSION_SETTINGS } from '../../../src/platform/migrate/session-settings.ts';
import type { AskedStatement } from './asked.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What statements cost when they run: pages of tables and indexes, rows that scans looked at, and time. */
export interface Cost {
  readonly buffers: number;
  readonly rows: number;
  readonly ms: number;
  /** For whoever has to find out why. */
  readonly plans: string;
}

/** Runs the statements as the service does, behind the walls that they had, by plans that are made for no values. */
export async function costOf(owner: Knex, statements: readonly AskedStatement[]): Promise<Cost> {
  const costs: Cost[] = [];
  for (const statement of statements) costs.push(await explained(owner, statement));
  const sum = (of: (cost: Cost) => number): number => costs.reduce((total, cost) => total + of(cost), 0);
  return {
    buffers: sum(({ buffers }) => buffers),
    rows: sum(({ rows }) => rows),
    ms: sum(({ ms }) => ms),
    plans: costs.map(({ plans }) => plans).join('\n'),
  };
}

let prepared = 0;

async function explained(owner: Knex, { text, values, role, tenantId }: AskedStatement): Promise<Cost> {
  const gaveUp = new Error('rolled back');
  let cost: Cost | undefined;
  await owner
    .transaction(async (trx) => {
      for (const [name, value] of Object.entries(SESSION_SETTINGS)) await trx.raw(`SET LOCAL ${name} = '${value}'`);
      await trx.raw(`SELECT set_config('role', ?, true), set_config('app.tenant_id', ?, true)`, [role, tenantId]);
      // One that failed has left its statement on the connection, which the service may use, too.
      const name = `asked_${++prepared}`;
      await trx.raw(`PREPARE ${name} AS ${text.replaceAll('?', '\\?')}`);
      const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
      const run = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE ${name}${given}`.replaceAll('?', '\\?');
      // The first run plans, which reads the catalogue.
      await trx.raw(run);
      const { rows } = await trx.raw(run);
      await trx.raw(`DEALLOCATE ${name}`);
      const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'] as [
        { Plan: PlanNode; 'Execution Time': number },
      ];
      cost = {
        buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
        rows: [...nodesOf(plan)].reduce((total, node) => total + rowsOf(node), 0),
        ms,
        plans: `${text}\n${drawn(plan)}`,
      };
      throw gaveUp;
    })
    .catch((error: unknown) => {
      if (error !== gaveUp) throw error;
    });
  if (cost === undefined) throw new Error('a statement was not explained');
  return cost;
}

function literal(value: unknown): string {
  const sent: unknown = wireValue(value);
  if (sent === null || sent === undefined) return 'NULL';
  if (Buffer.isBuffer(sent)) return `'\\x${sent.toString('hex')}'`;
  return pg.escapeLiteral(String(sent));
}

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const one of node.Plans ?? []) yield* nodesOf(one);
}

/** The rows that a scan has looked at. */
function rowsOf(node: PlanNode): number {
  if (!/Scan$/.test(node['Node Type'])) return 0;
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
  return Math.round((node['Actual Rows'] + filtered + rechecked) * node['Actual Loops']);
}

const SHOWN = [
  'Relation Name',
  'Index Name',
  'Index Cond',
  'Filter',
  'Rows Removed by Filter',
  'Actual Rows',
  'Actual Loops',
];

const drawn = (node: PlanNode, depth = 0): string =>
  [
    `${'  '.repeat(depth)}${node['Node Type']} ${Object.entries(node)
      .filter(([name]) => SHOWN.includes(name))
      .map(([name, value]) => `${name}: ${value}`)
      .join('; ')} [${node['Shared Hit Blocks'] + node['Shared Read Blocks']}]`,
    ...(node.Plans ?? []).map((one) => drawn(one, depth + 1)),
  ].join('\n');
