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
  /** What is asked in one turn is one statement, or one for each of two roles, behind the locks that the turn takes. */
  readonly #asked = new TurnBatch((questions: readonly Question[]) => this.#answer(questions));
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
    // Whoever comes late must not speak on a connection that somebody else has by now.
    if (!this.#open) throw new Error('the transaction has ended');
    const ahead = this.#opening === undefined ? [] : [this.#opening];
    this.#opening = undefined;
    if (role !== this.#current) ahead.push({ text: SET_ROLE[role] });
    this.#current = role;
    // One write to the socket for all of them, and for what else is asked in the same turn, which is sent at the turn's
    // end: writing was two fifths of the client's time, and a database that answers between two writes makes two round
    // trips of them.
    const { stream } = (this.#client as Client & PgConnection).connection;
    stream.cork();
    process.nextTick(() => process.nextTick(() => stream.uncork()));
    const sent = [...ahead, ...statements].map((statement) => this.#send(statement, role));
    const settled = await Promise.allSettled(sent);
    const failed = settled.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return settled.slice(ahead.length).map((result) => (result as PromiseFulfilledResult<QueryResult>).value);
  }

  /**
   * The first statements of a transaction: they travel with BEGIN. What is `kept` stands whatever becomes of the rest;
   * `lock` is an advisory lock, taken before anything that follows.
   */
  async enter({ kept = [], lock, locks = [], reads = [] }: Entrance): Promise<Entered> {
    const named = lock === undefined ? undefined : { text: `SELECT pg_advisory_xact_lock(${lock})` };
    const ahead = kept.length === 0 ? [...locks] : [...kept, { text: SAVEPOINT }, ...(named ? [named] : []), ...locks];
    // With nothing ahead of it the lock is asked for in the text of BEGIN.
    if (named && kept.length === 0) this.#opening = { text: `${this.#opening?.text}; ${named.text}` };
    const [results, found] = await Promise.all([
      ahead.length > 0 ? this.pipeline(ahead) : [],
      Promise.all(reads.map((statement) => this.ask(statement))),
    ]);
    return { kept: results.slice(0, kept.length), locks: results.slice(results.length - locks.length), reads: found };
  }

  /**
   * Asks one question with what else is asked in the same turn: statements that lock or write are sent in the order in
   * which they are asked, and in front of those that only read. `across` tenants it is asked with the system role.
   */
  ask(statement: Statement, reach: 'own' | 'across' = 'own'): Promise<QueryResult> {
    return this.#asked.ask({ statement, role: reach === 'own' ? this.#role : 'system' });
  }

  /** Writes with the system role and commits, in one message; answers what the writes returned. */
  async commit(writes: readonly Statement[] = []): Promise<QueryResult[]> {
    void this.#asked.close();
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
    void this.#asked.close();
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
      const { rows } = await this.#asked.ask({ role, statement: statementOf(query) });
      return rows.map((row) => camelRow<T>(row));
    };
    return { many, one: async <T extends object>(query: Knex.QueryBuilder | Knex.Raw) => (await many<T>(query))[0] };
  }

  /** The own role's questions first: behind them stands what is asked across tenants under a lock of theirs. */
  async #answer(questions: readonly Question[]): Promise<QueryResult[]> {
    const isOwn = ({ role }: Question): boolean => role === this.#role;
    const [own, across] = [questions.filter(isOwn), questions.filter((question) => !isOwn(question))];
    const [answers, others] = await Promise.all([this.#ask(own, this.#role), this.#ask(across, 'system')]);
    return questions.map((question) => (isOwn(question) ? answers : others).shift() as QueryResult);
  }

  async #ask(questions: readonly Question[], role: DatabaseRole): Promise<QueryResult[]> {
    if (questions.length === 0) return [];
    const statements = questions.map(({ statement }) => statement);
    const { sent, resultsOf } = combineSelects(statements);
    try {
      return resultsOf(await this.pipeline(sent, role));
    } catch (error) {
      forgetColumns(statements, error);
      throw error;
    }
  }
}

interface Question {
  readonly statement: Statement;
  readonly role: DatabaseRole;
}

export interface Entrance {
  readonly kept?: readonly Statement[];
  readonly lock?: bigint | undefined;
  /** Statements that lock rows: the reads see what was committed before they were locked. */
  readonly locks?: readonly Statement[];
  readonly reads?: readonly Statement[];
}

export type Entered = Readonly<Record<'kept' | 'locks' | 'reads', readonly QueryResult[]>>;

/** The socket under a pg client; its own types keep it to themselves. */
interface PgConnection {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}
