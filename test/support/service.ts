import { setTimeout as delay } from 'node:timers/promises';
import { createPaychart } from '#sdk';
import { parseConfig, startDefaults } from '../../src/app/config.ts';
import { SCOPES } from '../../src/domains/accounts/keys/scopes.ts';
import { fanOutBatch, type WebhookNetwork } from '../../src/domains/webhooks/index.ts';
import type { ChainFilter, ChainSource } from '../../src/payments/chain/index.ts';
import { creditBalance } from '../../src/payments/ledger/credit-balance.ts';
import { parseUsd } from '../../src/payments/ledger/money.ts';
import type { PayoutProvider } from '../../src/payments/providers/payout-provider.ts';
import { seedSandbox } from '../../src/platform/app/sandbox-key.ts';
import { createService, type Service } from '../../src/platform/app/service.ts';
import { openPool } from '../../src/platform/db/connection/pool.ts';
import type { FaultPoint } from '../../src/platform/db/faults.ts';
import { listen } from '../../src/platform/http/server/listen.ts';
import { createLog } from '../../src/platform/http/server/log.ts';
import type { LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';
import type { Services } from '../../src/platform/services.ts';
import { type JudgingProxy, startJudging } from '../versions/clients/judging-proxy.ts';
import { clientVersion } from './client-version.ts';
import { createTestDatabase, serviceUrl } from './database.ts';
import { areEventsUnnumbered } from './horizon.ts';
import { wiring } from './wiring.ts';

export { eventually } from './eventually.ts';

/** What the service wrote to its log, line by line, so that tests can search it for what must not be there. */
export type LogLines = string[];

export interface TestService extends Service, Pick<Services, 'relayer' | 'indexer'> {
  readonly url: string;
  readonly databaseUrl: string;
  readonly logLines: LogLines;
  /** A tenant with an OWNER's session and key. */
  signUp(name: string): Promise<TestTenant>;
  /**
   * Runs due jobs and timers and the relay until nothing is due. Fails where a job is left that has failed: it would be tried
   * again for ever, and nobody would see it. `mayFail` is for tests that expect it.
   */
  runUntilIdle(options?: { readonly mayFail?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

export type Client = ReturnType<typeof createPaychart>;

export interface TestTenant {
  readonly name: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly apiKey: string;
  readonly token: string;
  /** By key. */
  readonly api: Client;
  /** By the owner's session. */
  readonly session: Client;
  /** Credits the available balance, in USD. */
  fund(usd: string): Promise<void>;
  /** The tenant's balances in base units, by account kind. */
  balances(): Promise<Record<string, bigint>>;
}

export interface TestServiceOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly fault?: FaultPoint;
  /** The database of another test service instead of one of its own. */
  readonly databaseUrl?: string;
  /** How long a duplicate waits for the first request; ten seconds unless told. */
  readonly idempotencyWaitMs?: number;
  /** Puts something between the service and its database. */
  readonly through?: (databaseUrl: string) => Promise<string>;
  /** Puts something between the service and its providers: planted bugs. */
  readonly adapter?: (provider: PayoutProvider) => PayoutProvider;
  /** Other lifecycles than the project's: planted bugs. */
  readonly lifecycles?: LifecycleRegistry;
  /** Where its chain is (`TestChain.source`); none unless told. */
  readonly chain?: ChainSource;
  readonly chainFilters?: readonly ChainFilter[];
  /** How webhooks reach their receivers. */
  readonly webhookNetwork?: WebhookNetwork;
  /** `never` where a test has put rows into tables that no operation writes. */
  readonly checkResponses?: 'always' | 'never';
  /** Runs the workers as the service does; otherwise tests run them by `runUntilIdle`. */
  readonly working?: boolean;
}

/** By which the card issuer of every test service signs; an empty variable switches it off. */
export const TEST_ISSUER_SECRET = 'card-issuer-secret-of-the-tests';

/** The operator's key of every test service. */
export const TEST_ADMIN_KEY = 'admin-key-of-the-tests-0123456789';

/**
 * The whole service on a real database and a real socket, with every response checked against the contract. Workers
 * stand still unless asked: tests say when they run, so that no test sleeps.
 */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => {} }
    : await createTestDatabase();
  const ofService = serviceUrl(database.url);
  const logLines: LogLines = [];
  const config = parseConfig({
    ...startDefaults,
    ADMIN_API_KEY: TEST_ADMIN_KEY,
    PROVIDER_WEBHOOK_SECRET_CARD_ISSUER: TEST_ISSUER_SECRET,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_PUBLIC_PER_MINUTE: '0',
    // All tests come from one address.
    CLAIM_REQUESTS_PER_MINUTE_PER_IP: '0',
    CLAIM_REQUESTS_PER_MINUTE_PER_TOKEN: '0',
    CLAIM_OTP_SENDS_PER_HOUR_PER_IP: '0',
    CLAIM_OTP_VERIFIES_PER_HOUR_PER_IP: '0',
    CARD_KEYS_PER_MINUTE_PER_IP: '0',
    PROVIDER_POLL_INTERVAL_MS: options.working ? '20' : '0',
    SETTLEMENT_INTERVAL_MS: '20',
    ...options.variables,
  });
  // The service's own logger: what tests search is what an operator would read.
  const destination = { write: (line: string) => void logLines.push(line) };
  const log = createLog({ level: 'debug', environment: 'sandbox', destination });
  const created = createService({
    ...wiring,
    ...(options.lifecycles && { lifecycles: options.lifecycles }),
    ...(options.chainFilters && { chainFilters: options.chainFilters.map((filter) => () => filter) }),
    config,
    databaseUrl: (await options.through?.(ofService)) ?? ofService,
    log,
    version: '0.0.0-test',
    checkResponses: options.checkResponses ?? 'always',
    ...(options.fault && { fault: options.fault }),
    ...(options.adapter && { adapter: options.adapter }),
    ...(options.chain && { chain: options.chain }),
    ...(options.webhookNetwork && { webhookNetwork: options.webhookNetwork }),
    ...(options.idempotencyWaitMs !== undefined && { idempotencyWaitMs: options.idempotencyWaitMs }),
  });
  await seedSandbox(wiring.modules, created.engine);
  // A test looks at rows that row-level security hides from the user of the service.
  const looking = ofService === database.url ? undefined : openPool({ url: database.url, max: 2 });
  const service = looking ? { ...created, pool: { ...created.pool, owner: looking.owner } } : created;
  const listening = await listen(service.app, { port: 0 });
  if (options.working) service.work.start();
  const judging = clientVersion === undefined ? undefined : await startJudging(listening.url, clientVersion);
  const url = judging?.url ?? listening.url;
  const { relayer, indexer } = service.engine.services;
  return {
    ...service,
    relayer,
    indexer,
    url,
    databaseUrl: database.url,
    logLines,
    signUp: (name) => signUp(service, url, name),
    runUntilIdle: async ({ mayFail = false } = {}) => {
      await runUntilIdle(service);
      if (!mayFail) await expectNoFailedJob(service);
    },
    stop: async () => {
      await judging?.close();
      await listening.close(2000);
      await created.close();
      await looking?.close();
      await database.drop();
      if (judging !== undefined) judged(judging);
    },
  };
}

/** Fails a test file whose clients of an older version were answered what that version did not promise. */
function judged({ faults, judged: count }: JudgingProxy): void {
  if (faults.length > 0) throw new Error(`Clients of ${clientVersion} were answered otherwise:\n${faults.join('\n')}`);
  if (count() === 0) throw new Error(`No client of ${clientVersion} was answered`);
}

/**
 * Until the outbox, the timers, the relay and the chain have nothing that is due. Events wait for every older transaction
 * of the whole server, those of other test files too: for a moment they are waited for, and a test that holds one open
 * itself is not kept for longer.
 */
async function runUntilIdle(service: Service): Promise<void> {
  const { relay, pool } = service;
  while ((await runOnce(service)) > 0);
  if (!(await areEventsUnnumbered(pool.owner))) return;
  const until = performance.now() + EVENTS_WAIT_MS;
  do {
    await delay(5);
    await relay.relayBatch();
  } while ((await areEventsUnnumbered(pool.owner)) && performance.now() < until);
  while ((await runOnce(service)) > 0);
}

async function expectNoFailedJob({ pool }: Service): Promise<void> {
  const failed = await pool.owner('outbox_jobs').whereNotNull('last_error').select('topic', 'key', 'last_error');
  if (failed.length === 0) return;
  const told = failed.map(({ topic, key, last_error: error }) => `${topic} of ${key}: ${error}`);
  throw new Error(`Jobs have failed, and would be tried again for ever:\n${told.join('\n')}`);
}

async function runOnce({ engine, runner, timers, relay }: Service): Promise<number> {
  const { relayer, indexer, webhooks } = engine.services;
  const jobs = await runner.runDue({}, 64);
  await webhooks.drain();
  const events = (await relay.relayBatch()) + (await fanOutBatch(engine));
  return jobs + events + (await timers.fireDue()) + (await relayer.run()) + (await indexer.run());
}

const EVENTS_WAIT_MS = 1000;

const signUps = new Map<string, number>();

/** The second sign-up of a name belongs to a test that is retried: it gets another founder. */
function founderOf(baseUrl: string, name: string): string {
  const key = `${baseUrl} ${name}`;
  const before = signUps.get(key) ?? 0;
  signUps.set(key, before + 1);
  return `owner${before || ''}@${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.test`;
}

async function signUp(service: Service, baseUrl: string, name: string): Promise<TestTenant> {
  const anyone = createPaychart({ baseUrl, session: 'none', maxRetries: 0 });
  const email = founderOf(baseUrl, name);
  const first = await anyone.createTestSession({ email, name: `${name} Owner` }).unwrap();
  const founder = createPaychart({ baseUrl, session: first.token, maxRetries: 0 });
  const { tenant, member } = await founder.createTenant({ name }).unwrap();
  const { token } = await anyone.createTestSession({ memberId: member.id }).unwrap();
  const session = createPaychart({ baseUrl, session: token, maxRetries: 0 });
  const { apiKey } = await session.createApiKey({ name: 'test', scopes: [...SCOPES] }).unwrap();
  // As though the key had been made under that version.
  if (clientVersion !== undefined) {
    await service.pool.owner('api_keys').where({ tenant_id: tenant.id }).update({ api_version: clientVersion });
  }
  const api = createPaychart({ baseUrl, apiKey, maxRetries: 0 });
  return {
    name,
    tenantId: tenant.id,
    memberId: member.id,
    apiKey,
    token,
    api,
    session,
    fund: async (usd) => {
      const amount = parseUsd(usd);
      if (amount === undefined) throw new Error(`${usd} is no amount`);
      const reference = `${tenant.id}:${usd}:${performance.now()}`;
      await creditBalance(service.engine, { tenantId: tenant.id, amount, asset: 'USDC', reference, operator: 'test' });
    },
    balances: () => balancesOf(service, tenant.id),
  };
}

async function balancesOf({ pool }: Service, tenantId: string): Promise<Record<string, bigint>> {
  const rows: { kind: string; sum: bigint }[] = await pool
    .owner('ledger_accounts')
    .join('ledger_balances', 'ledger_accounts.id', 'ledger_balances.account_id')
    .where('ledger_accounts.tenant_id', tenantId)
    .groupBy('kind')
    .select('kind')
    .sum({ sum: 'balance' });
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, BigInt(sum)]));
}
