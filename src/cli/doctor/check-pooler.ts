import pg from 'pg';
import { type Finding, ok, problem, warning } from './finding.ts';

/** What the console of a pgbouncer tells about it. */
export interface PoolerConsole {
  /** Such as `PgBouncer 1.18.0`. */
  readonly version: string;
  /** `transaction`, `session` or `statement`. */
  readonly poolMode: string;
  /** How many prepared statements it keeps for its clients; none before 1.21. */
  readonly keptStatements: number;
}

const CHECK = 'pooler';
const CONSOLE_DATABASE = 'pgbouncer';
const CONNECT_MS = 3000;

/** Looks for a pooler between this connection and its server; undefined where there is none. */
export async function checkPooler(
  client: pg.Client,
  server: string,
  preparedStatements: boolean,
): Promise<Finding | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // A pooler makes up the process id by which its clients cancel. A proxy passes on the server's.
  const told = (client as pg.Client & { readonly processID: number | null }).processID;
  if (told === rows[0]?.pid) return undefined;
  return ofPooler(await askConsole(server).catch(() => undefined), preparedStatements);
}

const SWITCH_OFF =
  'Set PREPARED_STATEMENTS=off, or use pgbouncer 1.21 or later with max_prepared_statements above zero.';
const LET_LOOK =
  'Set PREPARED_STATEMENTS=off unless the pooler keeps prepared statements. To have it checked, add the user to stats_users of pgbouncer.';

/** `found` is undefined where the pooler does not let this user see its console, or has none. */
export function ofPooler(found: PoolerConsole | undefined, preparedStatements: boolean): Finding {
  const statements = `PREPARED_STATEMENTS is ${preparedStatements ? 'on' : 'off'}`;
  if (found === undefined) {
    const unknown = `a pooler of an unknown version; ${statements}`;
    return preparedStatements ? warning(CHECK, unknown, LET_LOOK) : ok(CHECK, unknown);
  }
  const told = `${found.version} in ${found.poolMode} mode; ${statements}`;
  if (found.poolMode === 'statement') {
    return problem(CHECK, told, 'Set pool_mode = transaction: in statement mode there are no transactions.');
  }
  const keeps = found.poolMode === 'session' || found.keptStatements > 0;
  return preparedStatements && !keeps ? problem(CHECK, told, SWITCH_OFF) : ok(CHECK, told);
}

/** @throws where the user may not see the console. */
async function askConsole(server: string): Promise<PoolerConsole> {
  const url = new URL(server);
  url.pathname = `/${CONSOLE_DATABASE}`;
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const version = await client.query<{ version: string }>('SHOW VERSION');
    const config = await client.query<{ key: string; value: string }>('SHOW CONFIG');
    const settingOf = (name: string): string | undefined => config.rows.find(({ key }) => key === name)?.value;
    return {
      version: version.rows[0]?.version ?? 'pgbouncer',
      poolMode: settingOf('pool_mode') ?? 'unknown',
      keptStatements: Number(settingOf('max_prepared_statements') ?? 0),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}
