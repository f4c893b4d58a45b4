import { Command } from 'commander';
import { checkInvariants, isIntact, newestAudits, sealAll, sealedRows, verifyChain } from '../../kernel/audit/index.ts';
import { matching, type Options, operatorCommand, type Report } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, table, toJson } from '../outcome.ts';

const whole = matching(/^[0-9]{1,18}$/, 'a whole number');

export const auditCommands = (report: Report): Command =>
  new Command('audit')
    .description('the audit log')
    .addCommand(
      operatorCommand('verify', 'seal what is committed, recompute the chain, run every invariant', verify)(report),
    )
    .addCommand(
      operatorCommand(
        'tail',
        'print the newest rows, the newest last',
        tail,
      )(report)
        .option('--limit <rows>', 'number of rows', whole, '20')
        .option('--tenant <id>', 'only rows of this tenant')
        .option('--actor <id>', 'only rows of this actor')
        .option('--action <name>', 'only rows with this action')
        .option('--resource <id>', 'only rows about this resource')
        .option('--request <id>', 'only rows of this request'),
    )
    .addCommand(
      operatorCommand(
        'export',
        'export sealed rows with their hashes, by sequence number',
        exported,
      )(report)
        .option('--after <seq>', 'begin after this sequence number', whole, '0')
        .option('--limit <rows>', 'highest number of rows', whole, '1000'),
    );

async function tail({ transact }: Operator, options: Options): Promise<Outcome> {
  const { limit, tenant, actor, action, resource, request } = options;
  const rows = await transact((unit) =>
    newestAudits(unit.reads, { limit: Number(limit), tenant, actor, action, resource, request }),
  );
  const lines = rows.map((row) => [row.at, `${row.actorType}:${row.actorId ?? ''}`, row.action, row.resourceId]);
  return { json: { rows }, text: table([['AT', 'ACTOR', 'ACTION', 'RESOURCE'], ...lines]) };
}

/** In chunks: the number of the last row is where the next one begins. */
async function exported({ pool }: Operator, { after = '0', limit = '1000' }: Options): Promise<Outcome> {
  const rows = await sealedRows(pool, { after: BigInt(after), limit: Number(limit) });
  return { json: { rows }, text: rows.map((row) => JSON.stringify(row)).join('\n') };
}

/** D-430; ends with status 1 when anything is not as it must be. */
async function verify({ pool, engine: { lifecycles } }: Operator): Promise<Outcome> {
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
