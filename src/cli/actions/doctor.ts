import { type Config, parseConfig } from '../../app/config.ts';
import { sharedChain } from '../../embedded/chain/index.ts';
import { runningEmbeddedPostgres } from '../../embedded/postgres/index.ts';
import { openChain } from '../../payments/chain/index.ts';
import type { Variables } from '../../platform/config/environment.ts';
import { checkChain } from '../doctor/check-chain.ts';
import { checkDatabase } from '../doctor/check-database.ts';
import { checkSettings } from '../doctor/check-settings.ts';
import { type Finding, ok, warning } from '../doctor/finding.ts';
import type { Outcome } from '../outcome.ts';

const EMBEDDED = 'embedded; it runs while paychart start runs';

const NO_CHAIN = 'RPC_URL is not set, and no embedded chain is running: drips, wallets and on-chain payments wait';
const SET_RPC_URL = 'Set RPC_URL for serve and work. Only paychart start runs an embedded chain.';

/** Runs every check, whatever the others found. Changes nothing. */
export async function examine(variables: Variables): Promise<Outcome> {
  const settings = parseConfig(variables);
  const [database, chain] = await Promise.all([databaseFindings(settings), chainFindings(settings)]);
  return outcomeOf([...checkSettings(settings), ...database, ...chain]);
}

async function databaseFindings({ databaseUrl, dataDir, preparedStatements }: Config): Promise<Finding[]> {
  const url = databaseUrl ?? (await runningEmbeddedPostgres(dataDir));
  return url === undefined ? [ok('database', EMBEDDED)] : checkDatabase(url, preparedStatements === 'on');
}

async function chainFindings(settings: Config): Promise<Finding[]> {
  const source = await sharedChain(settings);
  if (source === undefined && settings.rpcUrl === undefined) {
    // Only `start` without a database of one's own is sure to bring its chain along.
    return [settings.databaseUrl === undefined ? ok('chain', EMBEDDED) : warning('chain', NO_CHAIN, SET_RPC_URL)];
  }
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
