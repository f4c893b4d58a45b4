import {
  checkInvariants,
  isIntact,
  newestAudits,
  sealAll,
  sealedRows,
  verifyChain,
} from '../../platform/audit/index.ts';
import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, table, toJson } from '../outcome.ts';

export async function tail({ transact }: Operator, options: Options): Promise<Outcome> {
  const { limit, tenant, actor, action, resource, request } = options;
  const rows = await transact((unit) =>
    newestAudits(unit.reads, { limit: Number(limit), tenant, actor, action, resource, request }),
  );
  const lines = rows.map((row) => [row.at, `${row.actorType}:${row.actorId ?? ''}`, row.action, row.resourceId]);
  return { json: { rows }, text: table([['AT', 'ACTOR', 'ACTION', 'RESOURCE'], ...lines]) };
}

/** In chunks: the number of the last row is where the next one begins. */
export async function exported({ pool }: Operator, { after = '0', limit = '1000' }: Options): Promise<Outcome> {
  const rows = await sealedRows(pool, { after: BigInt(after), limit: Number(limit) });
  return { json: { rows }, text: rows.map((row) => JSON.stringify(row)).join('\n') };
}

/** D-430; ends with status 1 when anything is not as it must be. */
export async function verify({ pool, engine: { lifecycles } }: Operator): Promise<Outcome> {
  const sealed = await sealAll(pool, { wait: true });
  const chain = await verifyChain(pool);
  const intact = isIntact(chain);
  const invariants = (await checkInvariants(pool, lifecycles)).map(({ invariant: name, meaning, rows }) => ({
    name,
    meaning,
    ok: rows.length === 0,
    violations: rows,
  }));
  const ok = intact && invariants.every(({ ok: holds }) => holds);
  const lines = [
    `sealed ${sealed} rows; chain of ${chain.links} links, head ${chain.head.hash}`,
    chain.broken
      ? `chain: broken at seq ${chain.broken.seq}: ${chain.broken.reason} (${chain.broken.source} ${chain.broken.rowId})`
      : 'chain: ok',
    ...chain.unsealed.map(({ source, rowId }) => `chain: ${source} ${rowId} has no link`),
    ...chain.sealedTwice.map(({ source, rowId }) => `chain: ${source} ${rowId} has more than one link`),
    ...invariants.flatMap(({ name, meaning, ok: holds, violations: rows }) =>
      holds ? [`${name}: ok`] : [`${name}: ${rows.length} VIOLATED. ${meaning}`, ...rows.map((row) => toJson(row))],
    ),
  ];
  return { json: { ok, sealed, chain, invariants }, text: lines.join('\n'), ok };
}
