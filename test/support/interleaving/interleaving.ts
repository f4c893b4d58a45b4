import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Random } from '../../contract/random.ts';
import { ProxiedConnection } from './connection.ts';

/** How long nothing may stir until a turn is chosen, where every open request waits for one. */
const REST_MS = 3;
/** The same where a request waits for something else: another request of its process, a thread. */
const LONG_REST_MS = 100;
/** How long a turn may take until the server is asked whether it waits for a lock. */
const ASKS_AFTER_MS = 4;
const GIVES_UP_MS = 30_000;

export interface Race<T> {
  readonly outcomes: readonly PromiseSettledResult<T>[];
  /** Each turn in the order in which it was let through: the number of its client, and its statements. */
  readonly turns: readonly string[];
}

/**
 * Stands between a service and PostgreSQL. Outside a race everything passes. In a race one turn of one connection passes at
 * a time, in an order that a seed decides: a turn is what a client sends until it waits for the answer. A turn that waits
 * for a lock of another connection (`pg_blocking_pids`) is left waiting, and the others go on. The same requests on the same
 * rows with the same seed take the same turns.
 */
export class Interleaving {
  /** Changes statements on their way to the server: planted bugs. */
  change: (statement: string) => string = (statement) => statement;
  readonly #connections: ProxiedConnection[] = [];
  readonly #servers: Server[] = [];
  #watcher: pg.Client | undefined;
  #isRacing = false;
  #stirredAt = 0;

  /**
   * The URL of the same database by this way. Each client has one of its own: turns of one client are chosen by its number,
   * whichever of its connections they come from.
   */
  async urlOf(databaseUrl: string): Promise<string> {
    const { host, port } = new pg.Client({ connectionString: databaseUrl });
    const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
    this.#watcher ??= await watcherOf(databaseUrl);
    const client = this.#servers.length;
    const server = createServer({ noDelay: true }, (socket) => this.#accept(client, socket, connect(target)));
    this.#servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const through = new URL(databaseUrl);
    through.searchParams.delete('host');
    through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return through.href;
  }

  /** Takes no new connections; those that are open still pass. */
  async close(): Promise<void> {
    await this.#watcher?.end();
    for (const server of this.#servers) server.close();
  }

  /** Lets these requests race. A request begins when the one before waits for its first turn. */
  async race<T>(seed: number, requests: readonly (() => PromiseLike<T>)[]): Promise<Race<T>> {
    const random = new Random(seed);
    const turns: string[] = [];
    const outcomes: Promise<PromiseSettledResult<T>>[] = [];
    let open = 0;
    this.#isRacing = true;
    try {
      for (const request of requests) {
        open += 1;
        outcomes.push(
          Promise.allSettled([Promise.resolve().then(request)]).then(([outcome]) => {
            open -= 1;
            this.#stir();
            return outcome as PromiseSettledResult<T>;
          }),
        );
        this.#stir();
        await this.#rest(() => open);
      }
      for (; open > 0; await this.#rest(() => open)) {
        const ready = this.#connections
          .filter(({ next }) => next !== undefined)
          .sort((one, other) => one.client - other.client || one.index - other.index);
        if (ready.length === 0) continue;
        const chosen = random.of(ready);
        turns.push(`${chosen.client}: ${told(chosen.next?.statements ?? [])}`);
        this.#stir();
        chosen.letThrough();
        // What waited for a lock may go on after this turn.
        for (const connection of this.#connections) connection.isBlocked = false;
      }
    } catch (error) {
      throw new Error(`The race of seed ${seed} stands still after these turns:\n${turns.join('\n')}`, {
        cause: error,
      });
    } finally {
      this.#isRacing = false;
      for (const connection of this.#connections) if (connection.next) connection.letThrough();
    }
    return { outcomes: await Promise.all(outcomes), turns };
  }

  #accept(client: number, socket: Socket, server: Socket): void {
    this.#stir();
    this.#connections.push(
      new ProxiedConnection({ client, index: this.#connections.length }, socket, server, {
        isHeld: () => this.#isRacing,
        stirred: () => this.#stir(),
        change: (statement) => this.change(statement),
      }),
    );
  }

  #stir(): void {
    this.#stirredAt = performance.now();
  }

  /** Until every open request waits: for a turn, for a lock, or for another request. */
  async #rest(open: () => number): Promise<void> {
    const began = performance.now();
    for (;;) {
      await delay(1);
      const live = this.#connections.filter(({ isClosed }) => !isClosed);
      const still = performance.now() - this.#stirredAt;
      if (performance.now() - began > GIVES_UP_MS) throw new Error('nothing moves');
      if (open() === 0) return;
      if (live.some(({ isConnecting }) => isConnecting)) continue;
      const asking = live.filter(({ isAsking }) => isAsking);
      if (asking.length > 0 && still >= ASKS_AFTER_MS) await this.#askForLocks(asking);
      if (asking.some(({ isAsking, isBlocked }) => isAsking && !isBlocked)) continue;
      const waiting = live.filter(({ next, isBlocked }) => next !== undefined || isBlocked).length;
      const isReady = live.some(({ next }) => next !== undefined);
      if (isReady && still >= (waiting >= open() ? REST_MS : LONG_REST_MS)) return;
    }
  }

  async #askForLocks(asking: readonly ProxiedConnection[]): Promise<void> {
    const { rows = [] } =
      (await this.#watcher?.query<{ pid: number }>(
        'SELECT pid FROM unnest($1::int[]) AS pid WHERE cardinality(pg_blocking_pids(pid)) > 0',
        [asking.map(({ pid }) => pid)],
      )) ?? {};
    for (const connection of asking) connection.isBlocked = rows.some(({ pid }) => pid === connection.pid);
  }
}

async function watcherOf(connectionString: string): Promise<pg.Client> {
  const watcher = new pg.Client({ connectionString });
  await watcher.connect();
  return watcher;
}

const told = (statements: readonly string[]): string =>
  statements.map((statement) => statement.replaceAll(/\s+/g, ' ').trim().slice(0, 70)).join(' | ');
