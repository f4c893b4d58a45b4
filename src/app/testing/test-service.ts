import { randomUUID } from 'node:crypto';
import type { OperationId, Operations } from '../../../generated/contract/operations.ts';
import { routers } from '../../../generated/wiring/routes.ts';
import { wiring } from '../../../generated/wiring/wiring.ts';
import { foundSandbox, seedSandbox } from '../../platform/app/sandbox-key.ts';
import { createService, type Service } from '../../platform/app/service.ts';
import { listen } from '../../platform/http/server/listen.ts';
import { createLog } from '../../platform/http/server/log.ts';
import { createKeyBeside } from '../../platform/keys/found-tenant.ts';
import { HEADERS } from '../../platform/names.ts';
import { retainAll, retentionRulesOf } from '../../platform/retention/run.ts';
import { parseConfig } from '../config.ts';
import { type QueryValue, queryText, readRoutes } from './routes.ts';
import { createTestDatabase } from './test-database.ts';

/** What an operation has answered: the result that the contract promises, or the refusal that it declares. */
export interface Reply<I extends OperationId = OperationId> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ([Operations[I]['result']] extends [undefined] ? unknown : Operations[I]['result']) & {
    readonly code?: string;
    readonly message?: string;
    readonly details?: Readonly<Record<string, unknown>>;
  };
}

/** The input of a call: parameters of the path and the query by their names, and the body. */
export interface Input {
  readonly body?: object;
  readonly query?: Readonly<Record<string, QueryValue | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly [parameter: string]: string | object | undefined;
}

/** A tenant with a key that has every scope, or those that were named. */
export interface TestTenant {
  readonly apiKey: string;
  call<I extends OperationId>(operation: I, input?: Input): Promise<Reply<I>>;
  /** The same tenant with a key that has these scopes alone. */
  withScopes(...scopes: readonly string[]): Promise<TestTenant>;
  /** Moves the tenant's clock forward, and runs what falls due before it answers. */
  advance(seconds: number): Promise<void>;
}

/** The whole service on a database and a socket of its own. Every response is compared with the contract. */
export interface TestService {
  readonly url: string;
  /** Founds a tenant. */
  tenant(name?: string): Promise<TestTenant>;
  /** Runs due jobs and timers and numbers events, until nothing is due. No test has to sleep. */
  runUntilIdle(): Promise<void>;
  /** Erases what is kept for a time only, as the service does once a day, and answers how many rows of each kind went. */
  eraseOld(): Promise<Readonly<Record<string, number>>>;
  /** What the service has written to its log, line by line. */
  readonly logLines: readonly string[];
  stop(): Promise<void>;
}

/** Starts the service for a test file. `variables` are environment variables of the service. */
export async function startTestService(variables: Readonly<Record<string, string>> = {}): Promise<TestService> {
  const database = await createTestDatabase();
  const logLines: string[] = [];
  const log = createLog({
    level: 'debug',
    environment: 'sandbox',
    destination: { write: (line: string) => void logLines.push(line) },
  });
  const config = parseConfig({
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_PUBLIC_PER_MINUTE: '0',
    ...variables,
  });
  const version = '0.0.0-test';
  const options = { config, log, version, databaseUrl: database.url, checkResponses: 'always' } as const;
  const service = createService({ ...wiring, ...options, routers });
  await seedSandbox(wiring.modules, service.engine);
  const listening = await listen(service.app, { port: 0 });
  const routes = readRoutes();
  let founded = 0;
  return {
    url: listening.url,
    logLines,
    tenant: async (named) => {
      founded += 1;
      const name = named ?? `Tenant ${founded}`;
      const email = `owner@${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.test`;
      const apiKey = await foundSandbox(wiring.modules, service.engine, { name, email });
      return tenantOf(service, listening.url, routes, apiKey);
    },
    runUntilIdle: () => runUntilIdle(service),
    eraseOld: async () => {
      const erased = await retainAll(service.engine, retentionRulesOf(wiring.modules));
      return Object.fromEntries(erased.map(({ rule, rows }) => [rule, rows]));
    },
    stop: async () => {
      await listening.close(2000);
      await service.close();
      await database.drop();
    },
  };
}

/** The clock is moved by a key that may do so, whatever the tenant's own may. */
function tenantOf(service: Service, url: string, routes: Routes, apiKey: string, ofAllScopes = apiKey): TestTenant {
  return {
    apiKey,
    call: (operation, input) => callOperation(url, apiKey, routeOf(routes, operation), input),
    withScopes: async (...scopes) =>
      tenantOf(service, url, routes, await createKeyBeside(service.engine, ofAllScopes, scopes), ofAllScopes),
    advance: (seconds) => advance(url, ofAllScopes, routes, seconds),
  };
}

type Routes = ReturnType<typeof readRoutes>;
type Route = Routes extends ReadonlyMap<string, infer R> ? R : never;

function routeOf(routes: Routes, operation: string): Route {
  const route = routes.get(operation);
  if (route === undefined) throw new Error(`The contract has no operation ${operation}`);
  return route;
}

async function callOperation<I extends OperationId>(
  url: string,
  apiKey: string,
  { method, path, bodyType, joined }: Route,
  { body, query = {}, headers = {}, ...parameters }: Input = {},
): Promise<Reply<I>> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = parameters[name];
    if (typeof value !== 'string') throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const response = await fetch(`${url}${filled}${queryText(query, joined)}`, {
    method,
    headers: {
      [HEADERS.apiKey]: apiKey,
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      ...(body !== undefined && { 'content-type': bodyType }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) } as Reply<I>;
}

/** By the operation of the platform: a service that does not take it has no clock to move. */
async function advance(url: string, apiKey: string, routes: Routes, advanceSeconds: number): Promise<void> {
  if (!routes.has('advanceTestClock')) throw new Error('product.yaml does not name test-clock under platform');
  const reply = await callOperation(url, apiKey, routeOf(routes, 'advanceTestClock'), { body: { advanceSeconds } });
  if (reply.status !== 200) throw new Error(`The clock was not moved: ${JSON.stringify(reply.body)}`);
}

/** An event waits for every older transaction of the server, such as one of the database's own. */
const EVENTS_WAIT_ROUNDS = 3;

async function runUntilIdle({ runner, timers, relay, pool }: Service): Promise<void> {
  for (let idle = 0; idle < EVENTS_WAIT_ROUNDS; ) {
    const done = (await runner.runDue({}, 64)) + (await timers.fireDue()) + (await relay.relayBatch());
    idle = done > 0 ? 0 : idle + 1;
  }
  const failed = await pool.owner('outbox_jobs').whereNotNull('last_error').select('topic', 'key', 'last_error');
  if (failed.length > 0) throw new Error(`Jobs have failed: ${JSON.stringify(failed)}`);
}
