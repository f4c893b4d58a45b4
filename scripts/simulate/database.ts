import { Duplex } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { GREETING, MessageReader, queryMessage, TYPE } from '../../mock/src/database/wire-messages.ts';
import { SESSION_SETTINGS } from '../../src/platform/migrate/session-settings.ts';
import type { Owner } from './coming.ts';
import { NETWORK, ownerNow, type Scheduler } from './scheduler.ts';
import type { Seeded } from './seeded.ts';

/** How long a message is on its way; milliseconds. */
const MOST_LATENCY_MS = 3;

/** Messages up to a Sync, which the server answers together. */
interface Group {
  readonly link: Link;
  readonly bytes: Buffer;
}

/**
 * PostgreSQL in this process, for any number of connections. PGlite has one session: a transaction of one connection is
 * ended before another one begins, as behind a pooler in transaction mode that has one server connection.
 */
export class SimulatedDatabase {
  readonly #server: PGlite;
  readonly #scheduler: Scheduler;
  readonly #random: Seeded;
  readonly #links = new Set<Link>();
  /** Names of the statements that the session has prepared. */
  readonly #prepared = new Set<string>();
  #waiting: Group[] = [];
  /** The connection whose transaction is open. */
  #holder: Link | undefined;
  /** What is due next was asked for after so many groups. */
  #askedAfter = -1;
  #executed = 0;
  /** Milliseconds since 1970. */
  #due: number | undefined;

  constructor(server: PGlite, scheduler: Scheduler, random: Seeded) {
    this.#server = server;
    this.#scheduler = scheduler;
    this.#random = random;
  }

  /** A new connection, of the process that asks. */
  readonly stream = (): Duplex => {
    const link = new Link(this, ownerNow());
    this.#links.add(link);
    return link;
  };

  /** The connections of a process that has died. What it had sent may still arrive, and open transactions are rolled back. */
  cut(owner: Owner): void {
    const own = [...this.#links].filter((link) => link.owner === owner);
    const sent = this.#waiting.filter(({ link }) => link.owner === owner);
    this.#waiting = this.#waiting.filter(({ link }) => link.owner !== owner);
    for (const group of sent) {
      const isFree = this.#holder === undefined || this.#holder === group.link;
      if (!isFree || !this.#random.chance(0.5)) break;
      this.#execute(group);
    }
    for (const link of own) this.leave(link);
  }

  /** The transaction that is open is one of the process. */
  isHeldBy(owner: Owner): boolean {
    return this.#holder?.owner === owner;
  }

  /** When a timer or a job falls due next, by the scheduler's `monotonic`; undefined where none will. */
  nextDue(): number | undefined {
    if (this.#holder === undefined && this.#askedAfter !== this.#executed) {
      this.#askedAfter = this.#executed;
      const text = firstValue(this.#server.execProtocolRawSync(queryMessage(NEXT_DUE)));
      this.#due = text === undefined ? undefined : Number(text);
    }
    return this.#due === undefined ? undefined : this.#due - this.#scheduler.wallOffset;
  }

  // What follows is for its connections.

  send(link: Link, bytes: Buffer): void {
    this.#waiting.push({ link, bytes });
    this.#scheduler.after(this.#latency(), () => this.#serve(), NETWORK);
  }

  /** The time at which an answer arrives: behind the ones before it. */
  answer(link: Link, bytes: Uint8Array): void {
    const copy = Buffer.from(bytes);
    const ms = Math.max(this.#latency(), link.answersUntil - this.#scheduler.monotonic);
    link.answersUntil = this.#scheduler.monotonic + ms;
    const deliver = (): void => {
      if (!link.destroyed) link.push(copy);
    };
    this.#scheduler.after(ms, deliver, link.owner ?? NETWORK);
  }

  leave(link: Link): void {
    this.#links.delete(link);
    this.#waiting = this.#waiting.filter((group) => group.link !== link);
    if (this.#holder !== link) return;
    this.#server.execProtocolRawSync(queryMessage('ROLLBACK'));
    this.#holder = undefined;
    this.#serve();
  }

  /**
   * A statement's name says its role and its text, so that connections share what one of them has prepared: they ask for an
   * empty statement instead. None of them closes what the others still use.
   */
  #withoutKnown(bytes: Buffer, parsed: string[]): Buffer {
    const messages: Buffer[] = [];
    for (let at = 0; at < bytes.length; ) {
      const length = 1 + bytes.readUInt32BE(at + 1);
      const message = bytes.subarray(at, at + length);
      at += length;
      if (message[0] !== TYPE.parse) {
        messages.push(isCloseOfStatement(message) ? CLOSE_NOTHING : message);
        continue;
      }
      const name = message.toString('utf8', 5, message.indexOf(0, 5));
      const isKnown = this.#prepared.has(name) || (name !== '' && parsed.includes(name));
      parsed.push(isKnown ? '' : name);
      messages.push(isKnown ? EMPTY_PARSE : message);
    }
    return Buffer.concat(messages);
  }

  #latency(): number {
    return this.#random.between(0.05, MOST_LATENCY_MS);
  }

  #serve(): void {
    for (;;) {
      const place = this.#waiting.findIndex(({ link }) => this.#holder === undefined || this.#holder === link);
      const [group] = place < 0 ? [] : this.#waiting.splice(place, 1);
      if (group === undefined) return;
      this.#execute(group);
    }
  }

  #execute({ link, bytes }: Group): void {
    this.#executed += 1;
    const parsed: string[] = [];
    const answer = this.#server.execProtocolRawSync(this.#withoutKnown(bytes, parsed));
    // An error ends the group: what comes behind it was not prepared.
    for (const name of parsed.slice(0, completedParses(answer))) if (name !== '') this.#prepared.add(name);
    this.#holder = isInTransaction(answer) ? link : undefined;
    this.answer(link, answer);
  }
}

/** Of a job that somebody works on, the end of the lease. A millisecond later it is due for clocks of whole milliseconds. */
const NEXT_DUE = `SELECT ceil(extract(epoch FROM least(
    (SELECT min(greatest(fires_at, lease_until)) FROM outbox_jobs WHERE parked_at IS NULL),
    (SELECT min(fires_at) FROM timers))) * 1000)::bigint + 1`;

/** The first value of the first row of an answer. */
function firstValue(answer: Uint8Array): string | undefined {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] !== DATA_ROW) continue;
    const length = bytes.readInt32BE(at + 7);
    return length < 0 ? undefined : bytes.toString('utf8', at + 11, at + 11 + length);
  }
  throw new Error(`The database does not say what is due: ${bytes.toString('latin1')}`);
}

const DATA_ROW = 'D'.charCodeAt(0);

/** Prepares a statement without a name and without a text. */
const EMPTY_PARSE = Buffer.from([0x50, 0, 0, 0, 8, 0, 0, 0, 0]);

/** Close of a statement, and the letter of a statement in it. */
const CLOSE = 'C'.charCodeAt(0);
const STATEMENT = 'S'.charCodeAt(0);

const isCloseOfStatement = (message: Buffer): boolean => message[0] === CLOSE && message[5] === STATEMENT;

/** Closes the statement without a name. */
const CLOSE_NOTHING = Buffer.from([CLOSE, 0, 0, 0, 6, STATEMENT, 0]);

function completedParses(answer: Uint8Array): number {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] === TYPE.parseComplete) count += 1;
  }
  return count;
}

/** What ReadyForQuery says at the end of an answer: idle, in a transaction, or in one that has failed. */
const isInTransaction = (answer: Uint8Array): boolean =>
  answer.at(-6) === TYPE.readyForQuery && answer.at(-1) !== 'I'.charCodeAt(0);

/** Stands in for the socket between `pg` and its server. */
class Link extends Duplex {
  readonly owner: Owner | undefined;
  answersUntil = 0;
  readonly #database: SimulatedDatabase;
  readonly #reader = new MessageReader();
  #group: Buffer[] = [];

  constructor(database: SimulatedDatabase, owner: Owner | undefined) {
    super();
    this.#database = database;
    this.owner = owner;
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#reader.read(chunk, { start: () => this.#start(), next: (message) => this.#take(message) });
    done();
  }

  override _final(done: () => void): void {
    this.#database.leave(this);
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#database.leave(this);
    done(error);
  }

  /** Lets everybody in. All connections share a session: what the startup message sets would be another one's, too. */
  #start(): void {
    this.#database.answer(this, GREETING);
  }

  #take(message: Buffer): void {
    const type = message[0];
    if (type === TYPE.terminate) {
      this.#database.leave(this);
      this.push(null);
      return;
    }
    this.#group.push(message);
    if (type !== TYPE.sync && type !== TYPE.query) return;
    const group = Buffer.concat(this.#group);
    this.#group = [];
    this.#database.send(this, group);
  }
}

/** A database of this release, without rows. */
export async function openServer(snapshot: Uint8Array<ArrayBuffer>): Promise<PGlite> {
  const server = await PGlite.create({ loadDataDir: new Blob([snapshot]) });
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    await server.query('SELECT set_config($1, $2, false)', [name, value]);
  }
  return server;
}
