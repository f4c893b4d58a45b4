import { retentionRules } from '../../app/main.ts';
import { findStuck } from '../../domains/admin/index.ts';
import { type Chain, isOutOfGas, readRelayerGas } from '../../payments/chain/index.ts';
import { findHorizonHolder } from '../../platform/audit/find-horizon-holder.ts';
import type { Engine } from '../../platform/lifecycle/engine.ts';
import { describeHolder, holdsForLong, releaseHolder } from '../../platform/metrics/horizon.ts';
import { dueForRetention, type Retained, retainAll } from '../../platform/retention/run.ts';
import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, table } from '../outcome.ts';

export async function stuck({ engine, transact }: Operator, { olderThan, limit }: Options): Promise<Outcome> {
  const query = {
    ...(olderThan !== undefined && { olderThanSeconds: Number(olderThan) }),
    ...(limit !== undefined && { limit: Number(limit) }),
  };
  const found = await transact((unit) => findStuck(unit.reads, unit.realNow, query));
  const lines = found.map(({ kind, id, status, since, why }) => [kind, id, status ?? '', since.toISOString(), why]);
  const warnings = [...(await horizonWarnings(engine)), ...(await relayerWarnings(engine.services.chain))];
  const text = [table([['WHAT', 'ID', 'STATUS', 'SINCE', 'WHY'], ...lines]), ...warnings].join('\n');
  return { json: { stuck: found.map((one) => ({ ...one, since: one.since.toISOString() })), warnings }, text };
}

/** No row says so either: an open transaction of any application keeps events out of every feed. */
async function horizonWarnings(engine: Engine): Promise<readonly string[]> {
  const holder = await findHorizonHolder(engine.pool);
  if (holder === undefined || !holdsForLong(holder)) return [];
  const told = describeHolder(holder);
  return [`${told[0]?.toUpperCase()}${told.slice(1)}. ${releaseHolder(holder)}`];
}

const CHAIN_MS = 3000;

/** No row says so: a relayer that cannot pay is why calls of the chain wait, those of the next minute among them. */
async function relayerWarnings(chain: Chain): Promise<readonly string[]> {
  if (chain.status().state === 'off') return [];
  const gas = await readRelayerGas(chain, CHAIN_MS).catch(() => undefined);
  if (gas === undefined) return ['The chain does not respond, so calls to it wait.'];
  if (!isOutOfGas(gas)) return [];
  return [`The relayer is out of gas, so its calls wait. Send ETH to ${gas.address}.`];
}

export async function retention({ engine, name }: Operator, options: Options): Promise<Outcome> {
  const isDry = Boolean(options.dryRun);
  const by = { actorType: 'operator', actorId: name } as const;
  const rules: Retained[] = isDry
    ? await dueForRetention(engine, retentionRules, { by })
    : await retainAll(engine, retentionRules, { by });
  const lines = rules.map(({ rule, rows, meaning }) => [rule, String(rows), meaning]);
  return { json: { dryRun: isDry, rules }, text: table([['WHAT', isDry ? 'DUE' : 'ERASED', 'RULE'], ...lines]) };
}
