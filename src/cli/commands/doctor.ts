import { Command } from 'commander';
import { type Config, config } from '../../kernel/config/config.ts';
import type { Report } from '../command.ts';
import { checkSettings } from '../doctor/check-settings.ts';
import { type Finding, ok } from '../doctor/finding.ts';
import type { Outcome } from '../outcome.ts';

export const doctorCommand = (report: Report): Command =>
  new Command('doctor')
    .description('check the whole deployment, and print what to do about each problem')
    .option('--json', 'print one JSON document')
    .action(async (options: { json?: boolean }) => report(outcomeOf(await examine(config())), options.json === true));

const EMBEDDED = 'embedded; it runs while paychart start runs';

/** Each part is looked at, whatever the others have. Changes nothing. */
async function examine(settings: Config): Promise<Finding[]> {
  const [database, chain] = await Promise.all([databaseFindings(settings), chainFindings(settings)]);
  return [...checkSettings(settings), ...database, ...chain];
}

async function databaseFindings({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  const [{ checkDatabase }, { runningEmbeddedPostgres }] = await Promise.all([
    import('../doctor/check-database.ts'),
    import('../../embedded/postgres/index.ts'),
  ]);
  const url = databaseUrl ?? (await runningEmbeddedPostgres(dataDir));
  return url === undefined ? [ok('database', EMBEDDED)] : checkDatabase(url);
}

async function chainFindings(settings: Config): Promise<Finding[]> {
  const [{ sharedChain }, { checkChain }, { openChain }] = await Promise.all([
    import('../../embedded/chain/index.ts'),
    import('../doctor/check-chain.ts'),
    import('../../app/open-chain.ts'),
  ]);
  const source = await sharedChain(settings);
  if (source === undefined && settings.rpcUrl === undefined) return [ok('chain', EMBEDDED)];
  const chain = openChain(settings, source);
  return checkChain(chain).finally(() => chain.close());
}

const MARKS = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' } as const;

function outcomeOf(findings: readonly Finding[]): Outcome {
  const lines = findings.flatMap(({ check, state, found, todo }) => [
    `${MARKS[state]}  ${check}: ${found}`,
    ...(todo === null ? [] : [`         ${todo}`]),
  ]);
  return { json: { findings }, text: lines.join('\n'), ok: findings.every(({ state }) => state !== 'problem') };
}
