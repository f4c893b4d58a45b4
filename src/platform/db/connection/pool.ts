import type { Duplex } from 'node:stream';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { onPrimary } from '../../primary/on-primary.ts';
import { type Presence, PresentPrimary } from '../../primary/present-primary.ts';
import { serverName, serverUrls } from '../../primary/server-urls.ts';
import { parserOf } from './value-parsers.ts';

export interface PoolOptions {
  /** It may name several servers, of which the one that takes writes is used. */
  readonly url: string;
  readonly max?: number;
  readonly applicationName?: string;
  /** False behind a pooler that gives a client another session for each transaction, and knows no names of statements. */
  readonly preparedStatements?: boolean;
  /** Called for each new connection: the database is there. */
  readonly onConnected?: (() => void) | undefined;
  /** Called with each error of a statement or a connection. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** Called with the host when another server of the URL was found to be the primary. */
  readonly onMoved?: ((host: string) => void) | undefined;
  /** Leads to a database in this process, which has one session, in place of a socket to the one at `url`. */
  readonly stream?: (() => Duplex) | undefined;
}

/** Connections that pipeline: statements that do not wait for each other travel in one round trip. */
export interface Connections {
  /** Statements may be prepared under a name, which a later transaction on the same connection finds again. */
  readonly prepares: boolean;
  acquire(): Promise<Client>;
  /** Told of each statement that fails. */
  failed?(error: unknown): void;
  /** `broken` connections are closed, not reused. */
  release(client: Client, broken?: boolean): Promise<void>;
}

export interface Pool extends Connections {
  /** One connection more, for what must not queue behind all the others; opened when it is first wanted. */
  readonly aside: Connections;
  /**
   * Of something that begins to read, where the URL names several servers: proves that what it reads is not of the past.
   * Where it names one server, that server (a proxy, an address that moves) decides which one is the primary.
   */
  readonly presence?: (() => Presence) | undefined;
  close(): Promise<void>;
  /** Schema work and single reads with the owner's rights, such as those of the command line. */
  readonly owner: Knex;
}

/** Of one pool, besides the one aside. */
const CONNECTIONS = 16;

/** What a process of the service opens and keeps. */
export const CONNECTIONS_OF_A_PROCESS = CONNECTIONS + 1;

export function openPool(options: PoolOptions): Pool {
  const present = options.stream ? undefined : presentPrimaryOf(options);
  const owner = connect(options, options.stream ? 1 : (options.max ?? CONNECTIONS), present);
  const aside = options.stream ? owner : connect(options, 1, present);
  return {
    owner,
    ...connectionsOf(owner, options, present),
    aside: connectionsOf(aside, options, present),
    presence: present && (() => present.presence()),
    async close() {
      present?.close();
      await Promise.all([owner.destroy(), aside.destroy()]);
    },
  };
}

const presentPrimaryOf = ({ url, onMoved }: PoolOptions): PresentPrimary | undefined =>
  serverUrls(url).length > 1 ? new PresentPrimary(url, (primary) => onMoved?.(serverName(primary.url))) : undefined;

const connect = (options: PoolOptions, max: number, present: PresentPrimary | undefined): Knex =>
  onPrimary(
    options.url,
    {
      client: 'pg',
      pool: {
        // Opened when wanted, and kept: a connection plans each statement anew, so that one which is opened in the middle of
        // a queue makes the queue longer.
        min: max,
        max,
        afterCreate: (connection: unknown, done: (error: unknown, connection: unknown) => void) => {
          options.onConnected?.();
          done(null, connection);
        },
      },
      acquireConnectionTimeout: 15_000,
      // Knex would write to the console what the one who used a dead connection has already been told.
      log: { warn() {}, error() {}, debug() {}, deprecate() {} },
    },
    {
      application_name: options.applicationName ?? 'paychart',
      pipeline: true,
      types: { getTypeParser: parserOf },
      stream: options.stream,
    } as Knex.PgConnectionConfig,
    present,
  );

const connectionsOf = (
  { client: lender }: Knex,
  { preparedStatements = true, onFailure }: PoolOptions,
  present: PresentPrimary | undefined,
): Connections => ({
  prepares: preparedStatements,
  async acquire() {
    present?.assertHeld();
    return lender.acquireConnection() as Promise<Client>;
  },
  failed: (error) => onFailure?.(error),
  async release(client, broken = false) {
    if (broken) {
      // Marked so that knex's pool does not lend it again.
      (client as Client & { __knex__disposed?: unknown }).__knex__disposed = new Error('transaction died');
      await client.end().catch(() => undefined);
    }
    await lender.releaseConnection(client);
  },
});
