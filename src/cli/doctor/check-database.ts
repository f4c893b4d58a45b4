import pg from 'pg';
import { TRANSACTION_NUMBERS, transactionNumbers } from '../../platform/audit/transaction-numbers.ts';
import {
  describeHolder,
  HORIZON_HOLDER,
  holdsForLong,
  horizonHolder,
  releaseHolder,
} from '../../platform/metrics/horizon.ts';
import { MigrationOrderError, migrationStatus } from '../../platform/migrate/migrate.ts';
import {
  DIFFERING_SETTINGS,
  type DifferingSetting,
  SESSION_SETTINGS,
  settingsRemedy,
} from '../../platform/migrate/session-settings.ts';
import { assertPrimary, PrimaryFinder } from '../../platform/primary/primary.ts';
import { serverName, serverUrls } from '../../platform/primary/server-urls.ts';
import { checkPooler } from './check-pooler.ts';
import { checkServer } from './check-server.ts';
import { checkSpace, shortageTodo } from './check-space.ts';
import { type Finding, messageOf, ok, problem, warning } from './finding.ts';

/** The roles that the service takes on inside its transactions; the migrations make them. */
const ROLES = ['paychart_app', 'paychart_system', 'paychart_retention'];
/** Deadlines are compared on both clocks: apart by so much, something ends visibly early or late. */
const CLOCK_WARNING_MS = 1000;
const CLOCK_PROBLEM_MS = 30_000;
const CONNECT_MS = 5000;

interface Server {
  readonly version: string;
  readonly user: string;
  readonly mayCreateRoles: boolean;
  readonly missing: readonly string[];
  readonly foreign: readonly string[];
  /** By how much its clock is ahead of this machine's. */
  readonly aheadMs: number;
}

/**
 * Checks that the database is reachable, grants the needed rights, has this release's tables, and has the right time.
 */
export const checkDatabase = (url: string, preparedStatements = true): Promise<Finding[]> =>
  connected(url, async (server, reached, client, address) => {
    const pooler = await checkPooler(client, address, preparedStatements);
    const migrations = await ofMigrations(url);
    const numbers = migrations.state === 'ok' ? [await ofTransactionNumbers(client)] : [];
    const found = [
      reached,
      ...(pooler ? [pooler] : []),
      ofRole(server),
      await checkSpace(client),
      await ofSettings(client),
      ...(await checkServer(client, pooler !== undefined)),
      migrations,
      ...numbers,
    ];
    return [...found, await ofHorizon(client), ofClock(server.aheadMs)];
  });

/** Checks what must be right before a start: the database is reachable, and its user has the needed rights. */
export const checkAccess = (url: string): Promise<Finding[]> =>
  connected(url, async (server, reached) => [reached, ofRole(server)]);

async function connected(
  url: string,
  look: (server: Server, reached: Finding, client: pg.Client, address: string) => Promise<Finding[]>,
): Promise<Finding[]> {
  let client: pg.Client | undefined;
  try {
    const address = await new PrimaryFinder(url).find();
    client = await connectTo(address);
    await assertPrimary(client);
    const server = await askServer(client);
    return await look(
      server,
      ok('database', `PostgreSQL ${server.version} at ${client.host}:${client.port}/${client.database}`),
      client,
      address,
    );
  } catch (error) {
    const todo =
      shortageTodo(error) ??
      'Start PostgreSQL, or correct DATABASE_URL: postgres://user:password@host:port/database. If PostgreSQL does not start, read its log: the disk of its write-ahead log may be full.';
    const servers = serverUrls(url).map(serverName).join(', ');
    return [problem('database', `${servers}: ${messageOf(error)}`, todo)];
  } finally {
    await client?.end().catch(() => undefined);
  }
}

async function connectTo(server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: CONNECT_MS });
  // A server that goes away also says so beside the rejection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function askServer(client: pg.Client): Promise<Server> {
  const before = Date.now();
  const { rows } = await client.query(
    `SELECT current_setting('server_version') AS version, current_user AS "user", clock_timestamp() AS now,
      (SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user) AS "mayCreateRoles",
      ARRAY(SELECT name FROM unnest($1::text[]) name
        WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name)) AS missing,
      ARRAY(SELECT rolname::text FROM pg_roles WHERE rolname = ANY($1)
        AND NOT pg_has_role(current_user, oid, 'MEMBER')) AS foreign`,
    [ROLES],
  );
  const realNow = (before + Date.now()) / 2;
  const { now, ...server } = rows[0] as Omit<Server, 'aheadMs'> & { readonly now: Date };
  return { ...server, aheadMs: now.getTime() - realNow };
}

function ofRole({ user, mayCreateRoles, missing, foreign }: Server): Finding {
  const names = (roles: readonly string[]): string => roles.join(', ');
  if (foreign.length > 0) {
    const found = `${user} is no member of ${names(foreign)}, which every transaction takes on`;
    return problem('database role', found, `As a superuser: GRANT ${names(foreign)} TO ${pg.escapeIdentifier(user)};`);
  }
  if (missing.length > 0 && !mayCreateRoles) {
    const found = `${user} must not create roles, and ${names(missing)} do not exist`;
    return problem('database role', found, `As a superuser: ALTER ROLE ${pg.escapeIdentifier(user)} CREATEROLE;`);
  }
  return ok('database role', missing.length > 0 ? `${user} may create the roles that it needs` : user);
}

/** Without them the service works, but slowly: its plans read whole tables or are compiled each time. */
async function ofSettings(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<DifferingSetting>(DIFFERING_SETTINGS);
  if (rows.length === 0) return ok('database settings', Object.keys(SESSION_SETTINGS).join(', '));
  const found = rows.map(({ name, value, wanted }) => `${name} is ${value} instead of ${wanted}`).join(', ');
  return problem('database settings', found, settingsRemedy(rows));
}

async function ofMigrations(url: string): Promise<Finding> {
  try {
    const { applied, pending } = await migrationStatus(url);
    if (pending.length === 0) return ok('migrations', `${applied.length} applied, none pending`);
    return problem('migrations', `${pending.length} of this release are pending`, 'Run: paychart migrate');
  } catch (error) {
    if (!(error instanceof MigrationOrderError))
      return problem('migrations', messageOf(error), 'Connect as the user who migrated this database.');
    return problem('migrations', error.message, 'Use the release that migrated this database, or a newer one.');
  }
}

/** Events and seals wait for every transaction that writes in this database, whichever application's it is. */
async function ofHorizon(client: pg.Client): Promise<Finding> {
  const check = 'open transactions';
  const holder = horizonHolder((await client.query(HORIZON_HOLDER)).rows[0]);
  if (holder === undefined || !holdsForLong(holder)) return ok(check, 'no old one holds the event feed');
  return problem(check, describeHolder(holder), releaseHolder(holder));
}

/** As the service's own role: an owner who is no superuser sees no rows. */
async function ofTransactionNumbers(client: pg.Client): Promise<Finding> {
  const check = 'transaction numbers';
  try {
    await client.query('BEGIN READ ONLY; SET LOCAL ROLE paychart_system');
    const { behind } = transactionNumbers((await client.query(TRANSACTION_NUMBERS.text)).rows[0]);
    if (behind === 0n) return ok(check, 'the transaction ids of the cluster are ahead of the stored ones');
    const found = `the cluster is ${behind} transactions behind the stored ones, as after a restore`;
    return problem(check, found, BEHIND_TODO);
  } catch (error) {
    return problem(check, messageOf(error), 'Correct the problems above first.');
  } finally {
    await client.query('ROLLBACK');
  }
}

const BEHIND_TODO =
  'Run: paychart restore-marks. A running worker also continues the numbers within a minute. Until then, no event is published.';

/** `aheadMs`: by how much the database's clock is ahead of this machine's. */
export function ofClock(aheadMs: number): Finding {
  const apart = Math.abs(aheadMs);
  const found = `the database is ${(apart / 1000).toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'} this machine`;
  if (apart < CLOCK_WARNING_MS) return ok('clock', found);
  const todo = 'Synchronize both machines with NTP.';
  return apart < CLOCK_PROBLEM_MS ? warning('clock', found, todo) : problem('clock', found, todo);
}
