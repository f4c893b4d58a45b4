import { Command } from 'commander';
import { checkInvariants, sealAll, verifyChain } from '../../audit/index.ts';
import { operatorCommand, type Report } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, toJson } from '../outcome.ts';

export const auditCommands = (report: Report): Command =>
  new Command('audit')
    .description('the audit log')
    .addCommand(
      operatorCommand('verify', 'seal what is committed, recompute the chain, run every invariant', verify)(report),
    );

/** D-430; ends with status 1 when anything is not as it must be. */
async function verify({ pool, engine: { lifecycles } }: Operator): Promise<Outcome> {
  const sealed = await sealAll(pool, { wait: true });
  const chain = await verifyChain(pool);
  const intact = chain.broken === null && chain.unsealed.length === 0;
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
    ...invariants.flatMap(({ name, meaning, ok: holds, violations: rows }) =>
      holds ? [`${name}: ok`] : [`${name}: ${rows.length} VIOLATED. ${meaning}`, ...rows.map((row) => toJson(row))],
    ),
  ];
  return { json: { ok, sealed, chain, invariants }, text: lines.join('\n'), ok };
}
