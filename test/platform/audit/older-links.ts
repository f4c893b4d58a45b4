import type pg from 'pg';
import { GENESIS, linkHash, type Source } from '../../../src/platform/audit/sources.ts';

const AT = '2026-03-02T09:00:00.123Z';

/** A row of the histories, as it is chained. */
export interface HistoryRow {
  readonly source: Source;
  readonly id: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Rows of one transaction, as they are chained: lifecycle rows first. */
export async function written(
  owner: pg.Client,
  audits: readonly string[],
  steps: readonly (readonly [string, number])[],
): Promise<{ tx: string; rows: HistoryRow[] }> {
  await owner.query('BEGIN');
  const { tx } = (await owner.query('SELECT pg_current_xact_id()::text AS tx')).rows[0];
  const rows: HistoryRow[] = [];
  for (const [aggregateId, step] of steps) {
    await owner.query(
      `INSERT INTO lifecycle_log (aggregate_id, step, machine, machine_hash, event, to_status, to_public, actor, at)
        VALUES ($1, $2, 'no-machine', 'h', 'GO', 'A', 'A', 'system', $3)`,
      [aggregateId, step, AT],
    );
    const status = { fromStatus: null, fromPublic: null, toStatus: 'A', toPublic: 'A' };
    const what = { aggregateId, step, machine: 'no-machine', machineHash: 'h', event: 'GO', ...status };
    rows.push({
      source: 'lifecycle_log',
      id: `${aggregateId}:${step}`,
      content: { ...what, actor: 'system', requestId: null, at: AT, tx },
    });
  }
  for (const id of audits) {
    await owner.query(
      `INSERT INTO audit_log (id, at, actor_type, action, resource_id, data) VALUES ($1, $2, 'system', 'test', 'x', '{}')`,
      [id, AT],
    );
    const who = {
      tenantId: null,
      actorType: 'system',
      actorId: null,
      action: 'test',
      resourceId: 'x',
      requestId: null,
    };
    rows.push({ source: 'audit_log', id, content: { id, at: AT, ...who, data: {}, tx } });
  }
  await owner.query('COMMIT');
  return { tx, rows };
}

/** Links as releases before stored them, a row for each, and the mark that they left. */
export async function sealedByRow(
  owner: pg.Client,
  rows: readonly HistoryRow[],
  mark: { readonly tx: string; readonly row?: string },
): Promise<void> {
  let hash = GENESIS;
  for (const [index, { source, id, content }] of rows.entries()) {
    const prevHash = hash;
    hash = linkHash(prevHash, BigInt(index + 1), { source, id, tx: 0n, content });
    await owner.query('INSERT INTO seals VALUES ($1, $2, $3, $4, $5)', [index + 1, source, id, prevHash, hash]);
  }
  const moved = `UPDATE cursors SET tx = $1::text::xid8, row_id = $2 WHERE name = 'sealer'`;
  await owner.query(moved, [mark.tx, mark.row ?? '']);
}
