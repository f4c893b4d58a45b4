import pg, { type Client, type FieldDef, type QueryResult } from 'pg';
import { recordMaker } from '../../records.ts';
import { parserOf } from '../connection/value-parsers.ts';
import { type Wire, wireOf, wireValue } from './pg-wire.ts';

/** One statement of a group. */
export interface GroupedStatement {
  /** The name of the prepared statement; without one it is parsed each time. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Called before it is written; if it throws, neither this statement nor one behind it is. */
  before?(): void;
  resolve(result: QueryResult): void;
  reject(error: unknown): void;
}

/** The columns of a statement's rows; none where it returns no rows. */
interface Columns {
  readonly fields: FieldDef[];
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  readonly emptyRow: () => Record<string, unknown>;
}

/** A statement that a connection has prepared. Its columns are unknown until PostgreSQL has described them. */
interface Prepared {
  columns: Columns | undefined;
}

interface ConnectionMemory {
  readonly prepared: Map<string, Prepared>;
  /** Names that may or may not be prepared, because a statement of their group failed. */
  readonly doubtful: Set<string>;
}

const memories = new WeakMap<Wire, ConnectionMemory>();

/** Before the group is sent on a connection. */
const NO_MEMORY: ConnectionMemory = { prepared: new Map(), doubtful: new Set() };

function memoryOf(wire: Wire): ConnectionMemory {
  let memory = memories.get(wire);
  if (memory === undefined) {
    memory = { prepared: new Map(), doubtful: new Set() };
    memories.set(wireOf(wire), memory);
  }
  return memory;
}

/** The parameters of a statement as they are sent. */
function valuesOf({ before, values }: GroupedStatement): unknown[] {
  before?.();
  return values.map(wireValue);
}

const NO_COLUMNS: Columns = { fields: [], names: [], parsers: [], emptyRow: () => ({}) };

/** Such as `INSERT 0 5`, `UPDATE 3` or `COMMIT`. */
const TAG = /^([A-Za-z]+)(?:.* (\d+))?$/;

/**
 * Statements that a connection is sent with one Sync behind all of them (PostgreSQL's extended query protocol, pipelined).
 * pg ends each query with a Sync of its own, and the server then answers each by itself: six packets for a step instead of
 * two, each of which wakes this process. What a statement returns is described once a connection, not each time.
 *
 * When one fails, the server skips those behind it, and all of them are rejected with that failure.
 */
export class StatementGroup extends pg.Query {
  readonly statements: readonly GroupedStatement[];
  readonly isTransaction: boolean;
  /** The statements that were written, and what is known of each. */
  readonly #written: { readonly statement: GroupedStatement; readonly known: Prepared }[] = [];
  /** The names that this group prepares, with the place of the first statement that does. */
  readonly #preparing = new Map<string, number>();
  #memory = NO_MEMORY;
  /** The error that kept the rest from being written. */
  #unsent: { readonly error: unknown } | undefined;
  /** The one that is being answered. */
  #at = 0;
  #columns: Columns | undefined;
  #rows: Record<string, unknown>[] = [];
  #unreadable: { readonly error: unknown } | undefined;
  /** Answers of a transaction that is not committed yet. */
  readonly #uncommitted: (() => void)[] = [];

  constructor(statements: readonly GroupedStatement[], isTransaction = false) {
    super('');
    this.statements = statements;
    this.isTransaction = isTransaction;
  }

  static send(client: Client, statements: readonly GroupedStatement[]): void {
    client.query(new StatementGroup(statements));
  }

  /**
   * Sends statements that are a transaction by themselves: outside of any other, PostgreSQL commits a group at its Sync, or
   * nothing of it. So nothing is written before all of it can be, and nothing is answered before it is committed.
   */
  static sendTransaction(client: Client, statements: readonly GroupedStatement[]): void {
    client.query(new StatementGroup(statements, true));
  }

  override submit = (connection: unknown): undefined => {
    const wire = connection as Wire;
    this.#memory = memoryOf(wire);
    wire.stream.cork();
    try {
      const ready = this.isTransaction ? this.statements.map(valuesOf) : [];
      for (const [index, statement] of this.statements.entries())
        this.#write(wire, statement, index, ready[index] ?? valuesOf(statement));
    } catch (error) {
      this.#unsent = { error };
    }
    wire.sync();
    wire.stream.uncork();
  };

  handleRowDescription({ fields }: { readonly fields: FieldDef[] }): void {
    const names = fields.map(({ name }) => name);
    const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID));
    this.#columns = { fields, names, parsers, emptyRow: recordMaker(names) };
  }

  handleDataRow({ fields: texts }: { readonly fields: readonly (string | null)[] }): void {
    const { names, parsers, emptyRow } = this.#columnsNow();
    const row = emptyRow();
    try {
      // By its number: a row may have seventy columns, and this runs for each of them.
      for (let at = 0; at < names.length; at += 1) {
        const text = texts[at] ?? null;
        row[names[at] as string] = text === null ? null : parsers[at]?.(text);
      }
    } catch (error) {
      this.#unreadable ??= { error };
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const [, command = text, count] = TAG.exec(text) ?? [];
    this.#end(command, count === undefined ? null : Number(count));
  }

  handleEmptyQuery(): void {
    this.#end('', null);
  }

  handleError(error: unknown): void {
    this.#forget();
    for (const { reject } of this.statements.slice(this.isTransaction ? 0 : this.#at)) reject(error);
    this.#at = this.statements.length;
    this.#uncommitted.length = 0;
  }

  handleReadyForQuery(): void {
    if (this.#unsent !== undefined) this.handleError(this.#unsent.error);
    for (const answer of this.#uncommitted) answer();
  }

  /** Described just now, or when the statement was first sent. */
  #columnsNow(): Columns {
    return this.#columns ?? this.#written[this.#at]?.known.columns ?? NO_COLUMNS;
  }

  #end(command: string, rowCount: number | null): void {
    const columns = this.#columnsNow();
    const result = { command, rowCount, rows: this.#rows, oid: 0, fields: columns.fields };
    const answered = this.#written[this.#at];
    const unreadable = this.#unreadable;
    this.#at += 1;
    this.#columns = undefined;
    this.#rows = [];
    this.#unreadable = undefined;
    if (answered === undefined) return;
    answered.known.columns = columns;
    const answer = (): void => {
      if (unreadable === undefined) answered.statement.resolve(result);
      else answered.statement.reject(unreadable.error);
    };
    if (this.isTransaction) this.#uncommitted.push(answer);
    else answer();
  }

  #write(wire: Wire, statement: GroupedStatement, index: number, values: readonly unknown[]): void {
    const { name = '', text } = statement;
    const { prepared, doubtful } = this.#memory;
    const known = prepared.get(name) ?? { columns: undefined };
    if (!prepared.has(name)) {
      // To close one that there is not is no error.
      if (doubtful.delete(name)) wire.close({ type: 'S', name });
      wire.parse({ name, text });
      if (name !== '') {
        prepared.set(name, known);
        this.#preparing.set(name, index);
      }
    }
    this.#written.push({ statement, known });
    wire.bind({ statement: name, values });
    if (known.columns === undefined) wire.describe({ type: 'P', name: '' });
    wire.execute({});
  }

  /** Names that the failed statement, or one behind it, was to prepare may be prepared or not. */
  #forget(): void {
    for (const [name, index] of this.#preparing) {
      if (index < this.#at) continue;
      this.#memory.prepared.delete(name);
      this.#memory.doubtful.add(name);
    }
  }
}
