// Reads across tenants: it takes the role for reads of either kind, and reads nothing itself.

import { createHash } from 'node:crypto';
import process from 'node:process';
import type { Client, QueryResult } from 'pg';
import { beginMessageSpan } from '../tracing/index.ts';
import type { Connections } from './connection/pool.ts';
import { CommitUnknown, isAborted, isConnectionLost, isUseless } from './errors.ts';
import { type FaultPoint, noFaults } from './faults.ts';
import type { Reads, RowReads } from './reads.ts';
import { camelRow } from './rows/case.ts';
import { type Query, type Statement, statementOf } from './statement.ts';
import { type GroupedStatement, StatementGroup } from './wire/statement-group.ts';

/** `app` sees one tenant (row-level security), `system` all of them, `retention` what it is to erase. */
export type DatabaseRole = 'app' | 'system' | 'retention';

const names = new Map<string, string>();

/**
 * Statements are prepared once a connection and role, under the hash of their text: a plan holds for the role that it was
 * made for, and would be made again each time another role runs it.
 */
function nameOf(text: string, role: DatabaseRole): string {
  if (OF_NO_ROLE.has(text)) return text;
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 40);
    names.set(text, name);
  }
  return `${role}:${name}`;
}

const ROLES = { app: 'paychart_app', system: 'paychart_system', retention: 'paychart_retention' } as const;

const setRole = (role: DatabaseRole): Statement => ({ text: `SET LOCAL ROLE ${ROLES[role]}`, values: [] });

const BEGIN: Statement = { text: 'BEGIN', values: [] };
const COMMIT: Statement = { text: 'COMMIT', values: [] };

/** Everything before this point is committed even when the rest is rolled back. */
const SAVEPOINT: Statement = { text: 'SAVEPOINT kept', values: [] };

/** They mean the same to every role, and are prepared under their own names. */
const OF_NO_ROLE = new Set([BEGIN.text, COMMIT.text, SAVEPOINT.text]);

/** `own` uses the role of the transaction, `all` the role that sees all tenants. */
export type TenantScope = 'own' | 'all';

/** The first message of a transaction. */
interface BeginOptions {
  readonly role: DatabaseRole;
  readonly tenantId: string | null;
  readonly lockTimeoutMs?: number | undefined;
  /** The lock of an idempotency key, taken before anything that follows. */
  readonly lock?: bigint | undefined;
}

/** Its settings in one prepared statement. `SET` takes no parameters, so that PostgreSQL would parse it each time. */
function settingsOf({ role, tenantId, lockTimeoutMs, lock }: BeginOptions): Statement {
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const settings = [`set_config('role', '${ROLES[role]}', true)`];
  if (lockTimeoutMs !== undefined)
    settings.push(`set_config('lock_timeout', ${parameter(String(lockTimeoutMs))}, true)`);
  if (role === 'app') settings.push(`set_config('app.tenant_id', ${parameter(tenantId ?? '')}, true)`);
  if (lock !== undefined) settings.push(`lock_idempotency_key(${parameter(lock)})`);
  return { text: `SELECT ${settings.join(', ')}`, values };
}

/** A statement on its way. */
interface Outgoing extends Pick<GroupedStatement, 'resolve' | 'reject'> {
  readonly statement: Statement;
  readonly role: DatabaseRole;
  /** The texts that fault points get; none where the statement belongs to the one before. */
  readonly told: string[];
}

/**
 * One transaction on one pipelining connection. What is sent in one turn of the event loop is one message, which the
 * server answers with one: `begin`, the tenant's wall and the first statements; the flush and COMMIT. A failed statement
 * aborts the transaction on the server, which skips what it was sent behind it.
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
  /** All of it travels in one message, which PostgreSQL commits by itself: there is no BEGIN and no COMMIT. */
  #isOneMessage = false;
  /** Something outlives a rollback. */
  #keeps = false;
  /** Not sent yet: a transaction that nobody asks anything costs nothing. */
  #opening: BeginOptions | undefined;
  /** Statements that go out at the end of the turn. */
  #outgoing: Outgoing[] = [];
  /** The error that aborted it. PostgreSQL tells the statements behind only that there was one. */
  #cause: unknown;

  private constructor(pool: Connections, client: Client, role: DatabaseRole, fault: FaultPoint) {
    this.#pool = pool;
    this.#client = client;
    this.#role = role;
    this.#current = role;
    this.#fault = fault;
    this.reads = { ...this.#rows('own'), acrossTenants: this.#rows('all') };
  }

  /** Opens it: BEGIN, the role and the tenant travel in front of the first statements that follow, in one message. */
  static async begin(pool: Connections, scope: BeginOptions, fault: FaultPoint = noFaults): Promise<Transaction> {
    const transaction = new Transaction(pool, await pool.acquire(), scope.role, fault);
    transaction.#opening = scope;
    return transaction;
  }

  /**
   * Sends statements in one message and waits for all of them; the first failure is thrown. The role is changed where the
   * statements before have left another one.
   */
  async pipeline(statements: readonly Statement[], role = this.#role): Promise<QueryResult[]> {
    // A late statement must not use a connection that another transaction has by now.
    if (!this.#open) throw new Error('the transaction has ended', { cause: this.#cause });
    const sent = [...this.#opened(), ...this.#inRole(role)];
    sent.push(...statements.map((statement) => this.#send(statement, role)));
    const settled = await Promise.allSettled(sent);
    const failed = settled.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    const results = settled.map((result) => (result as PromiseFulfilledResult<QueryResult>).value);
    return results.slice(results.length - statements.length);
  }

  /**
   * The first statements of a transaction: they travel with BEGIN. What is `kept` stands whatever becomes of the rest;
   * `lock` is an advisory lock, taken before anything that follows.
   */
  async enter({ kept = [], lock, locks = [], reads = [] }: FirstStatements): Promise<FirstResults> {
    const named = lock === undefined ? [] : [{ text: 'SELECT lock_idempotency_key($1)', values: [lock] }];
    const ahead = kept.length === 0 ? [...locks] : [...kept, SAVEPOINT, ...named, ...locks];
    // With nothing ahead of it the lock is taken with BEGIN.
    if (lock !== undefined && kept.length === 0 && this.#opening) this.#opening = { ...this.#opening, lock };
    const [results, found] = await Promise.all([
      ahead.length > 0 ? this.pipeline(ahead) : [],
      Promise.all(reads.map((statement) => this.ask(statement))),
    ]);
    return { kept: results.slice(0, kept.length), locks: results.slice(results.length - locks.length), reads: found };
  }

  /**
   * Asks one question, in one message with the others of the same turn of the event loop. They are sent in the order in
   * which they are asked: a caller that reads under a lock asks for the lock first.
   */
  async ask(statement: Statement, reach: TenantScope = 'own'): Promise<QueryResult> {
    const [result] = await this.pipeline([statement], reach === 'own' ? this.#role : 'system');
    return result as QueryResult;
  }

  /** Writes with the system role and commits, in one message; answers what the writes returned. */
  async commit(writes: readonly Statement[] = []): Promise<QueryResult[]> {
    const role = writes.length > 0 ? 'system' : this.#current;
    this.#isOneMessage = this.#opening?.role === role;
    const sent = this.#isOneMessage ? writes : [...writes, COMMIT];
    const results = await this.pipeline(sent, role).catch((error: unknown) => {
      throw isConnectionLost(error) && !isUseless(error)
        ? new CommitUnknown('the connection was lost with COMMIT on its way', { cause: error })
        : error;
    });
    const command = this.#isOneMessage ? COMMIT.text : results.at(-1)?.command;
    if (command !== COMMIT.text) throw new Error(`COMMIT answered ${command}`);
    this.#open = false;
    await this.#pool.release(this.#client);
    return results.slice(0, writes.length);
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
    this.#send(COMMIT, this.#current).then(
      () => this.#pool.release(this.#client),
      () => this.#pool.release(this.#client, true),
    );
  }

  /** Gives everything up but what is to be kept, and fails only where that was not to be done; safe to call after anything. */
  async rollback(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    this.#write();
    try {
      if (this.#opening === undefined && !this.#isOneMessage)
        await this.#client.query(this.#keeps ? `ROLLBACK TO ${SAVEPOINT.text}; COMMIT` : 'ROLLBACK');
      await this.#pool.release(this.#client, isUseless(this.#cause));
    } catch (error) {
      await this.#pool.release(this.#client, true);
      if (this.#keeps) throw error;
    }
  }

  /** Sends BEGIN and the settings, unless they have been sent. */
  #opened(): Promise<QueryResult>[] {
    const opening = this.#opening;
    if (opening === undefined) return [];
    this.#opening = undefined;
    const settings = settingsOf(opening);
    // For a fault point they are one statement.
    const told = [`${BEGIN.text}; ${settings.text}`];
    if (this.#isOneMessage) return [this.#send(settings, opening.role, told)];
    return [this.#send(BEGIN, opening.role, told), this.#send(settings, opening.role, [])];
  }

  #inRole(role: DatabaseRole): Promise<QueryResult>[] {
    if (role === this.#current) return [];
    this.#current = role;
    return [this.#send(setRole(role), role)];
  }

  #send(statement: Statement, role: DatabaseRole, told: string[] = [statement.text]): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void => {
        this.#cause ??= error;
        this.#pool.failed?.(error);
        // Of two simultaneous statements the second may fail first: a deadlock has to look like one, to be run again.
        reject(isAborted(error) ? this.#cause : error);
      };
      this.#outgoing.push({ statement, role, told, resolve, reject: fail });
      // Behind what is asked in this turn, which is closed by the next tick.
      if (this.#outgoing.length === 1) process.nextTick(() => process.nextTick(() => this.#write()));
    });
  }

  /** Sends what is on its way. */
  #write(): void {
    const outgoing = this.#outgoing;
    this.#outgoing = [];
    if (outgoing.length === 0) return;
    // PostgreSQL ends it behind the last one.
    if (this.#isOneMessage) outgoing.at(-1)?.told.push(COMMIT.text);
    this.#trace(outgoing);
    const statements = outgoing.map((one) => this.#grouped(one));
    if (this.#isOneMessage) StatementGroup.sendTransaction(this.#client, statements);
    else StatementGroup.send(this.#client, statements);
  }

  /** The span of a message ends with its last answer. */
  #trace(outgoing: Outgoing[]): void {
    const last = outgoing.at(-1);
    const end = beginMessageSpan(
      this.#client,
      outgoing.map(({ statement }) => statement),
    );
    if (last === undefined || end === undefined) return;
    const resolve: Outgoing['resolve'] = (result) => {
      end({});
      last.resolve(result);
    };
    const reject: Outgoing['reject'] = (error) => {
      end({ error });
      last.reject(error);
    };
    outgoing[outgoing.length - 1] = { ...last, resolve, reject };
  }

  #grouped({ statement: { text, values }, role, told, resolve, reject }: Outgoing): GroupedStatement {
    return {
      ...(values !== undefined && this.#pool.prepares && { name: nameOf(text, role) }),
      text,
      values: values ?? [],
      reject,
      before: () => {
        for (const text of told) this.#fault.hit(this.#client, text);
      },
      resolve: (result) => {
        if (text === SAVEPOINT.text) this.#keeps = true;
        resolve(result);
      },
    };
  }

  #rows(reach: TenantScope): RowReads {
    const many = async <T extends object>(query: Query): Promise<T[]> => {
      const { rows } = await this.ask(statementOf(query), reach);
      return rows.map((row) => camelRow<T>(row));
    };
    return { many, one: async <T extends object>(query: Query) => (await many<T>(query))[0] };
  }
}

export interface FirstStatements {
  readonly kept?: readonly Statement[];
  readonly lock?: bigint | undefined;
  /** Statements that lock rows: the reads see what was committed before they were locked. */
  readonly locks?: readonly Statement[];
  readonly reads?: readonly Statement[];
}

export type FirstResults = Readonly<Record<'kept' | 'locks' | 'reads', readonly QueryResult[]>>;
