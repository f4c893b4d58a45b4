import { setTimeout as delay } from 'node:timers/promises';
import { createPaychart } from '../../generated/sdk/src/index.ts';
import { signUp } from '../../scripts/chaos/tenants.ts';
import { signProviderWebhook } from '../../src/payments/providers/webhook-signature.ts';
import type { Options } from '../options.ts';
import type { Goal } from '../report/goals.ts';
import { type Candidate, interleave, printNoise, type Rounds, valuesOf } from '../report/rounds.ts';
import { median, quantile, ratio, roughly } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { CARD_ISSUER_SECRET, type Running, startService } from '../service.ts';
import type { Database, DatabaseServer } from '../transitions/database.ts';
import { paced, underOneLoad } from './latencies.ts';

const SMALL = 1_000;
const LARGE = 1_000_000;
const CALLERS = 8;
const WALLETS = 4;
const CARDS_OF_EACH = 4;
/** An issuer declines by itself after about two seconds; what it waits for has to be well below that. */
const ANSWERED_SECONDS = 0.5;

interface Sized {
  readonly name: string;
  readonly database: Database;
  readonly service: Running;
  /** As the issuer names them. */
  readonly cards: readonly string[];
}

/**
 * Authorizations as a card issuer asks them: signed, over HTTP, each with the balance of its multisig read on the chain.
 * Decisions a second, and latencies at four fifths of the lower of the two rates, with a thousand and with a million stored
 * authorizations.
 */
export async function runCards(server: DatabaseServer, { rounds, seconds }: Options): Promise<Goal[]> {
  const all: Sized[] = [];
  try {
    for (const size of [SMALL, LARGE]) all.push(await sized(server, size));
    const [small, large] = all as [Sized, Sized];
    for (const one of all) await decisionsPerSecond(one, 2);
    const candidates: Candidate[] = all.map((one) => ({
      name: one.name,
      measure: () => decisionsPerSecond(one, seconds),
    }));
    const measured = await interleave(candidates, rounds);
    printTable(
      ['', `of ${small.name}`, 'decisions/s'],
      all.map(({ name }) => [
        name,
        ratio(valuesOf(measured, name), valuesOf(measured, small.name)).toFixed(2),
        median(valuesOf(measured, name)).toFixed(0),
      ]),
    );
    printNoise(small.name, measured);
    const goals = await latencyGoals(all, measured, rounds);
    const slower = ratio(valuesOf(measured, small.name), valuesOf(measured, large.name));
    goals.push({
      what: `time of a decision with ${large.name}, of that with ${small.name}`,
      measured: slower,
      goal: 1.25,
      direction: 'atMost',
    });
    return goals;
  } finally {
    for (const { service, database } of all) {
      await service.stop();
      await database.close();
    }
  }
}

/** A service that failed on its way here would keep the whole run from ending, and from saying why. */
async function sized(server: DatabaseServer, size: number): Promise<Sized> {
  const database = await server.create(`cards_${size}`);
  const service = await startService('start', database.url);
  try {
    const cards = await issueCards(service);
    await seed(database, size);
    return { name: `${roughly(size)} authorizations stored`, database, service, cards };
  } catch (error) {
    await service.stop();
    await database.close();
    throw error;
  }
}

/** Cards of wallets that are deployed and have their money: a decision reads it on the chain. */
async function issueCards(service: Running): Promise<readonly string[]> {
  const { apiKey } = await signUp(service.url, 'Acme Cards');
  const api = createPaychart({ baseUrl: service.url, apiKey });
  const cards: string[] = [];
  for (let wallet = 0; wallet < WALLETS; wallet += 1) {
    const address = `0x${String(wallet + 1).repeat(40)}`;
    const owners = [{ address, role: 'ADMIN_OWNER' as const }];
    const { id: walletId } = await api.createWallet({ name: 'Cards', owners }).unwrap();
    const drip = await api.fundWallet({ id: walletId, amount: '1000' }).unwrap();
    await reached(async () => (await api.getWallet({ id: walletId }).unwrap()).status, 'DEPLOYED');
    await reached(async () => (await api.getDrip({ dripId: drip.id }).unwrap()).status, 'CONFIRMED');
    for (let card = 0; card < CARDS_OF_EACH; card += 1) {
      const { issuerCardId } = await api.issueCard({ walletId, monthlyUsd: '1000000', dailyUsd: '1000000' }).unwrap();
      cards.push(issuerCardId);
    }
  }
  return cards;
}

/** @throws where it has failed, or takes half a minute. */
async function reached(read: () => Promise<string>, wanted: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (let status = await read(); status !== wanted; status = await read()) {
    if (status === 'FAILED' || performance.now() > deadline) throw new Error(`${status}, and not ${wanted}`);
    await delay(100);
  }
}

/** Of all cards in turn, over the last 40 days, with what the trigger of each would have counted up. */
async function seed(database: Database, size: number): Promise<void> {
  await database.query(`SET session_replication_role = replica`);
  await database.query(
    `INSERT INTO card_authorizations (id, status, step, created_at, updated_at, tenant_id, card_id, wallet_id, agent_id,
        amount_base_units, reversed_base_units, spent_daily_base_units, spent_weekly_base_units, spent_monthly_base_units)
      SELECT 'auz_seed' || n, 'APPROVED', 2, t, t, c.tenant_id, c.id, c.wallet_id, c.agent_id, 1, 0, 0, 0, 0
      FROM generate_series(1, $1::int) n
      CROSS JOIN LATERAL (SELECT now() - n * (interval '40 days' / $1::int) AS t) at
      JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS turn, count(*) OVER () AS cards FROM cards) c
        ON c.turn = n % c.cards`,
    [size],
  );
  await database.query(
    `INSERT INTO card_spend (subject_type, subject_id, day, tenant_id, amount_base_units)
      SELECT s.type, s.id, floor(extract(epoch FROM a.created_at) / 86400)::int, a.tenant_id, sum(a.amount_base_units)
      FROM card_authorizations a, LATERAL (VALUES ('wallet', a.wallet_id), ('card', a.card_id)) s (type, id)
      GROUP BY 1, 2, 3, 4`,
  );
  await database.query(`SET session_replication_role = DEFAULT`);
  await database.query('VACUUM ANALYZE card_authorizations, card_spend, cards');
}

let asked = 0;

/** One authorization; how long its answer took. */
async function decide({ service, cards }: Sized): Promise<number> {
  asked += 1;
  const body = JSON.stringify({
    authorizationId: `bench_${asked}`,
    issuerCardId: cards[asked % cards.length],
    amountUsd: '0.000001',
    mcc: '5814',
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const started = performance.now();
  const response = await fetch(`${service.url}/v1/webhooks/card-issuer/authorizations`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-provider-timestamp': timestamp,
      'x-provider-signature': signProviderWebhook(CARD_ISSUER_SECRET, timestamp, Buffer.from(body)),
    },
  });
  const { approved } = (await response.json()) as { approved?: boolean };
  if (approved !== true) throw new Error(`a decision is ${response.status}, and not an approval`);
  return performance.now() - started;
}

async function decisionsPerSecond(one: Sized, seconds: number): Promise<number> {
  const started = performance.now();
  let decided = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1000) {
      await decide(one);
      decided += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return decided / ((performance.now() - started) / 1000);
}

async function latencyGoals(all: readonly Sized[], measured: Rounds, rounds: number): Promise<Goal[]> {
  const found = await underOneLoad(all, measured, rounds, (one, rate, seconds) =>
    paced(rate, seconds, () => decide(one)),
  );
  return [...found.of].map(([{ name }, latencies]) => {
    const p99 = quantile(latencies, 0.99);
    printTable(
      [`${name}, ${found.load}`, 'p50 ms', 'p99 ms'],
      [['authorization', quantile(latencies, 0.5).toFixed(1), p99.toFixed(1)]],
    );
    return {
      what: `p99 of an authorization with ${name}`,
      measured: p99 / 1000,
      goal: ANSWERED_SECONDS,
      direction: 'atMost',
      unit: 's',
    };
  });
}
