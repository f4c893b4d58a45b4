import type { Client } from 'pg';
import type { Pool } from '../../src/platform/db/connection/pool.ts';
import type { FaultPoint } from '../../src/platform/db/faults.ts';
import { StatementGroup } from '../../src/platform/db/wire/statement-group.ts';
import { eventually } from './service.ts';

interface Socket {
  readonly writableCorked: number;
  uncork(): void;
  write(...sent: unknown[]): boolean;
  end(): void;
  pause(): void;
  destroy(): void;
}

/** Tells what a server's process does, on a connection that nobody cuts. */
export type Watch = (pid: number) => Promise<{ state: string; since: Date } | undefined>;

export const watchBy =
  ({ owner }: Pool): Watch =>
  (pid) =>
    owner('pg_stat_activity').where({ pid }).first('state', 'state_change as since');

/**
 * Cuts the database connection before the n-th statement from `arm` on: what was sent before it arrives and is carried
 * out, it and what follows does not. Or lets the n-th, a COMMIT, be carried out and loses its answer: the one outcome
 * that a service cannot tell from a COMMIT that never arrived.
 */
export class CutConnection implements FaultPoint {
  /** The statements since `arm`. */
  statements: string[] = [];
  cut = false;
  watch: Watch | undefined;
  #at: number | undefined;
  #armed = false;
  #answer: 'none' | 'lost' = 'none';
  #losing: Promise<void> | undefined;

  arm(at?: number, answer: 'none' | 'lost' = 'none'): void {
    this.statements = [];
    this.cut = false;
    this.#armed = true;
    this.#at = at;
    this.#answer = answer;
    this.#losing = undefined;
  }

  /** Ends the counting; waits until a lost answer is lost. */
  async disarm(): Promise<readonly string[]> {
    this.#armed = false;
    await this.#losing;
    return this.statements;
  }

  hit(client: Client, statement: string): void {
    if (!this.#armed) return;
    this.statements.push(statement);
    if (this.statements.length !== this.#at) return;
    this.cut = true;
    const { connection, processID } = client as unknown as { connection: { stream: Socket }; processID: number };
    this.#losing =
      this.#answer === 'none' ? this.#cut(connection.stream, processID) : this.#lose(connection.stream, processID);
    // `disarm` throws what went wrong; until then it is nobody's unhandled rejection.
    this.#losing.catch(() => {});
  }

  async #cut(stream: Socket, pid: number): Promise<void> {
    while (stream.writableCorked > 0) stream.uncork();
    stream.end();
    stream.write = () => true;
    // The server carries out what it has, finds that nobody is there, and leaves.
    await eventually('a server process that has left', async () => (await this.watch?.(pid)) === undefined);
  }

  async #lose(stream: Socket, pid: number): Promise<void> {
    // Nothing is heard from now on; what ends in COMMIT is written in this very turn.
    stream.pause();
    const written = Date.now();
    try {
      await eventually('a COMMIT that is done', async () => {
        const seen = await this.watch?.(pid);
        return seen?.state === 'idle' && seen.since.getTime() >= written;
      });
    } finally {
      stream.destroy();
    }
  }
}

/** For what takes no fault point: the pool's connections pass every statement by it while they are lent. */
export function cutPool(pool: Pool, fault: FaultPoint): Pool {
  return {
    ...pool,
    async acquire() {
      const client = await pool.acquire();
      const query = client.query as (...sent: unknown[]) => unknown;
      client.query = ((...sent: unknown[]) => {
        const [first] = sent as [string | StatementGroup];
        if (first instanceof StatementGroup) return query.call(client, watched(first, client, fault));
        fault.hit(client, first);
        return query.apply(client, sent);
      }) as typeof client.query;
      return client;
    },
    release(client, broken) {
      // The prototype's own again.
      delete (client as { query?: unknown }).query;
      return pool.release(client, broken);
    },
  };
}

/** The same group, each statement of which passes the fault point before it is written. */
function watched({ statements, isTransaction }: StatementGroup, client: Client, fault: FaultPoint): StatementGroup {
  const passing = statements.map((one, at) => {
    const told = [isTransaction && at === 0 ? `BEGIN; ${one.text}` : one.text];
    if (isTransaction && at === statements.length - 1) told.push('COMMIT');
    const before = (): void => {
      for (const text of told) fault.hit(client, text);
    };
    return { ...one, before };
  });
  return new StatementGroup(passing, isTransaction);
}
