import pg, { type Client } from 'pg';
import { world } from '../world.ts';
import { NoPrimary } from './no-primary.ts';
import { serverName, serverUrls } from './server-urls.ts';

/** How long a server may take to answer before the others decide without it. */
export const CONNECT_MS = 3000;

/** Once one server is found, the others have so long to tell of a later timeline. A host that is switched off tells nothing. */
const OTHERS_MS = 1000;

/** A server that takes writes. */
export interface Primary {
  readonly url: string;
  /**
   * Each promotion begins a new timeline. Of two servers that take writes, the one with the higher timeline was promoted
   * while the other one was lost: that other one is the past.
   */
  readonly timeline: number;
}

// Not from the control file, which lags behind a promotion until the next checkpoint.
const STANDING = `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly",
  CASE WHEN NOT pg_is_in_recovery() THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int4 END AS timeline`;

const IS_READ_ONLY = `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

/** @throws NoPrimary on a session of a standby, or one that must not write. Nothing is read from either. */
export async function assertPrimary(client: Client): Promise<void> {
  const { rows } = await client.query<{ isReadOnly: boolean }>(IS_READ_ONLY);
  if (rows[0]?.isReadOnly !== false) throw new NoPrimary('the session is read-only');
}

/** The timeline of a session's server. @throws NoPrimary on a session that must not write. */
export async function timelineOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ isReadOnly: boolean; timeline: number | null }>(STANDING);
  const [{ isReadOnly, timeline } = { isReadOnly: true, timeline: null }] = rows;
  if (isReadOnly || timeline === null) throw new NoPrimary('the session is read-only');
  return timeline;
}

/**
 * Finds the server to connect to. A database with one server costs no question. Of several servers all are asked at once,
 * and the one with the highest timeline is taken.
 */
export class PrimaryFinder {
  readonly #servers: readonly string[];

  constructor(url: string) {
    this.#servers = serverUrls(url);
  }

  /** The URL of the primary. @throws NoPrimary with what each server said. */
  async find(): Promise<string> {
    const [only = '', ...more] = this.#servers;
    return more.length === 0 ? only : (await this.findPrimary()).url;
  }

  /** `but` is not asked. @throws NoPrimary with what each server said. */
  async findPrimary(but?: string): Promise<Primary> {
    const servers = this.#servers.filter((server) => server !== but);
    const asked = servers.map(ask);
    // A server that answers no has found no primary: the first that does decides how long the others are waited for.
    const first = await Promise.any(asked.map((answer) => answer.then(primaryOrThrow))).catch(() => undefined);
    const answers = await Promise.all(asked.map((answer) => (first === undefined ? answer : within(answer))));
    const primaries = answers.flatMap((answer) => (typeof answer === 'object' ? [answer] : []));
    const newest = primaries.sort((one, other) => other.timeline - one.timeline)[0] ?? first;
    if (newest !== undefined) return newest;
    const said = answers.map((answer, index) => `${serverName(servers[index] ?? '')}: ${answer}`);
    throw new NoPrimary(`no server takes writes (${said.join('; ')})`);
  }
}

function primaryOrThrow(answer: Primary | string): Primary {
  if (typeof answer === 'string') throw new NoPrimary(answer);
  return answer;
}

function within(answer: Promise<Primary | string>): Promise<Primary | string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = world.setTimeout(() => resolve('no answer'), OTHERS_MS);
  });
  return Promise.race([answer, late]).finally(() => world.clearTimeout(timer));
}

/** What one server is, or why it is no primary. */
async function ask(server: string): Promise<Primary | string> {
  const client = await connectTo(server).catch(messageOf);
  if (typeof client === 'string') return client;
  const silence = world.setTimeout(() => destroy(client), CONNECT_MS);
  try {
    return { url: server, timeline: await timelineOf(client) };
  } catch (error) {
    return messageOf(error);
  } finally {
    world.clearTimeout(silence);
    void client.end().catch(() => undefined);
  }
}

/** A session of its own. @throws within `CONNECT_MS` where the server does not answer. */
export async function connectTo(server: string, applicationName?: string): Promise<Client> {
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: CONNECT_MS,
    ...(applicationName !== undefined && { application_name: applicationName }),
  });
  // A server that goes away also says so beside the rejection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}

/** Ends a session without a word to its server, which may no longer listen. */
export function destroy(client: Client): void {
  (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy();
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A session that passes a check; otherwise it is ended. */
export async function checked(client: Client, check: (client: Client) => Promise<unknown>): Promise<Client> {
  try {
    await check(client);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
