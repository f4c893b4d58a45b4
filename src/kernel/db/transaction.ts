// Passes the walls of tenants: takes the role for reads of either kind; looks at nothing itself.

import { createHash } from 'node:crypto';
import process from 'node:process';
import type { Knex } from 'knex';
import { type Client, escapeLiteral, type QueryResult } from 'pg';
import { camelRow } from './case.ts';
import { combineSelects, forgetColumns } from './combine-selects.ts';
import { CommitUnknown, isAborted, isConnectionLost } from './errors.ts';
import { type FaultPoint, noFaults } from './faults.ts';
import type { Connections } from './pool.ts';
import type { Reads, RowReads } from './reads.ts';
import { type Statement, statementOf } from './statement.ts';
import { TurnBatch } from './turn-batch.ts';

/** `app` sees one tenant (row-level security), `system` all of them, `retention` what it is to erase. */
export type DatabaseRole = 'app' | 'system' | 'retention';

const names = new Map<string, string>();

/**
 * Statements are prepared once a connection and role, under the hash of their text: a plan holds for the role that it was
 * made for, and would be made again each time another role runs it.
 */
function nameOf(text: string, role: DatabaseRole): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 40);
    names.set(text, name);
  }
  return `${role}:${name}`;
}

const SET_ROLE = {
  app: 'SET LOCAL ROLE paychart_app',
  system: 'SET LOCAL ROLE paychart_system',
  retention: 'SET LOCAL ROLE paychart_retention',
} as const;

/** What was sent before it is committed even when the rest is rolled back. */
const SAVEPOINT = 'SAVEPOINT kept';

/**
 * One transaction on one pipelining connection. `begin`, the tenant's wall, and the first statements go out in one
 * message; so do the flush and COMMIT. A failed statement aborts the transaction on the server, so that a COMMIT that is
 * already on its way answers ROLLBACK: `commit` checks the word.
 */
export class Transaction {
  readonly reads: Reads;
  readonly #pool: Connections;
  readonly #client: Client;
  readonly #role: DatabaseRole;
  readonly #fault: FaultPoint;
  /** The role that the connection has behind everything that was sent. */
  #current: DatabaseRole;
  #open = true;
  /** Something outlives a rollback. */
  #keeps = false;
  /** Not sent yet: a transaction that nobody asks anything costs nothing. */
  #opening: Statement | undefined;
  /**
   * What is asked across tenants in one turn is one statement, and shares one change of role. It is sent behind what the
   * turn asks with the transaction's own role, such as a lock under which it is to read.
   */
  readonly #acrossTenants = new TurnBatch((statements: readonly Statement[]) => this.#askTogether(statements));
  /** What aborted it: the statements behind are only told that something did. */
  #cause: unknown;

  private constructor(pool: Connections, client: Client, role: DatabaseRole, fault: FaultPoint) {
    this.#pool = pool;
    this.#client = client;
    this.#role = role;
    this.#current = role;
    this.#fault = fault;
    this.reads = { ...this.#rows(role), acrossTenants: this.#rows('system') };
  }

  /** Opens it: BEGIN, the role and the tenant travel in front of the first statements that follow, in one message. */
  static async begin(
    pool: Connections,
    scope: { role: DatabaseRole; tenantId: string | null; lockTimeoutMs?: number | undefined },
    fault: FaultPoint = noFaults,
  ): Promise<Transaction> {
    const transaction = new Transaction(pool, await pool.acquire(), scope.role, fault);
    // One text, because it is sent with every transaction: the tenant is an escaped literal in it.
    const parts = ['BEGIN', SET_ROLE[scope.role]];
    if (scope.lockTimeoutMs !== undefined) parts.push(`SET LOCAL lock_timeout = ${scope.lockTimeoutMs}`);
    if (scope.role === 'app') parts.push(`SET LOCAL app.tenant_id = ${escapeLiteral(scope.tenantId ?? '')}`);
    transaction.#opening = { text: parts.join('; ') };
    return transaction;
  }

  /**
   * Sends statements in one message and waits for all of them; the first failure is thrown. The role is changed where the
   * statements before have left another one.
   */
  async pipeline(statements: readonly Statement[], role = this.#role): Promise<QueryResult[]> {
    const ahead = this.#opening === undefined ? [] : [this.#opening];
    this.#opening = undefined;
    if (role !== this.#current) ahead.push({ text: SET_ROLE[role] });
    this.#current = role;
    // One write to the socket for all of them, and for what else is asked in the same turn: writing was two fifths of
    // the client's time, and a database that answers between two writes makes two round trips of them.
    const { stream } = (this.#client as Client & PgConnection).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const sent = [...ahead, ...statements].map((statement) => this.#send(statement, role));
    const settled = await Promise.allSettled(sent);
    const failed = settled.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return settled.slice(ahead.length).map((result) => (result as PromiseFulfilledResult<QueryResult>).value);
  }

  /** The same for statements of which the first ones are kept whatever becomes of the transaction. */
  async pipelineAfter(kept: readonly Statement[], statements: readonly Statement[]): Promise<QueryResult[][]> {
    if (kept.length === 0) return [[], await this.pipeline(statements)];
    const results = await this.pipeline([...kept, { text: SAVEPOINT }, ...statements]);
    return [results.slice(0, kept.length), results.slice(kept.length + 1)];
  }

  /** Sends statements with the system role, whatever the transaction's own; in one message. */
  asSystem(statements: readonly Statement[]): Promise<QueryResult[]> {
    return this.pipeline(statements, 'system');
  }

  /** Writes with the system role and commits, in one message; answers what the writes returned. */
  async commit(writes: readonly Statement[] = []): Promise<QueryResult[]> {
    const role = writes.length > 0 ? 'system' : this.#current;
    const results = await this.pipeline([...writes, { text: 'COMMIT' }], role).catch((error: unknown) => {
      throw isConnectionLost(error)
        ? new CommitUnknown('the connection was lost with COMMIT on its way', { cause: error })
        : error;
    });
    const command = results.at(-1)?.command;
    if (command !== 'COMMIT') throw new Error(`COMMIT answered ${command}`);
    this.#open = false;
    await this.#pool.release(this.#client);
    return results.slice(0, -1);
  }

  /** Ends a transaction of which nothing that was written needs to stand before anything else; nobody waits for that. */
  async finish(): Promise<void> {
    if (this.#keeps) {
      await this.commit();
      return;
    }
    this.#open = false;
    if (this.#opening !== undefined) {
      void this.#pool.release(this.#client);
      return;
    }
    this.#send({ text: 'COMMIT' }).then(
      () => this.#pool.release(this.#client),
      () => this.#pool.release(this.#client, true),
    );
  }

  /** Gives everything up but what is to be kept, and fails only where that was not to be done; safe to call after anything. */
  async rollback(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    try {
      if (this.#opening === undefined)
        await this.#client.query(this.#keeps ? `ROLLBACK TO ${SAVEPOINT}; COMMIT` : 'ROLLBACK');
      await this.#pool.release(this.#client);
    } catch (error) {
      await this.#pool.release(this.#client, true);
      if (this.#keeps) throw error;
    }
  }

  async #send(statement: Statement, role: DatabaseRole = this.#role): Promise<QueryResult> {
    try {
      return await this.#query(statement, role);
    } catch (error) {
      this.#cause ??= error;
      // Whoever asks two things at once may see the second fail first: a deadlock has to look like one, to be run again.
      throw isAborted(error) ? this.#cause : error;
    }
  }

  async #query(statement: Statement, role: DatabaseRole): Promise<QueryResult> {
    this.#fault.hit(this.#client, statement.text);
    if (statement.values === undefined) {
      const result = await this.#client.query(statement.text);
      if (statement.text === SAVEPOINT) this.#keeps = true;
      return result;
    }
    return this.#client.query({
      name: nameOf(statement.text, role),
      text: statement.text,
      values: statement.values as unknown[],
    });
  }

  #rows(role: DatabaseRole): RowReads {
    const many = async <T extends object>(query: Knex.QueryBuilder | Knex.Raw): Promise<T[]> => {
      const statement = statementOf(query);
      const result =
        role === this.#role ? (await this.pipeline([statement]))[0] : await this.#acrossTenants.ask(statement);
      return (result?.rows ?? []).map((row) => camelRow<T>(row));
    };
    return { many, one: async <T extends object>(query: Knex.QueryBuilder | Knex.Raw) => (await many<T>(query))[0] };
  }

  async #askTogether(statements: readonly Statement[]): Promise<QueryResult[]> {
    const { sent, resultsOf } = combineSelects(statements);
    try {
      return resultsOf(await this.asSystem(sent));
    } catch (error) {
      forgetColumns(statements, error);
      throw error;
    }
  }
}

/** The socket under a pg client; its own types keep it to themselves. */
interface PgConnection {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}
