import { Duplex } from 'node:stream';
import { GREETING, MessageReader, queryMessage, settingsOf, TYPE } from './wire-messages.ts';

/** The part of PGlite that a socket needs. */
export interface WireProtocol {
  execProtocolRawSync(message: Uint8Array): Uint8Array;
}

/**
 * Stands in for the socket between `pg` and its server: the server is PGlite in this process. PGlite has one session, so
 * that one such socket may be open at a time.
 *
 * A group of messages is handed over as a whole, up to its Sync: PGlite would take a part of a group for all of it. The
 * answer comes in a later turn of the event loop, as it would from a network: `pg` sends several groups in one turn, and
 * expects no answer before it has sent them all.
 */
export class PgliteSocket extends Duplex {
  readonly #server: WireProtocol;
  #hasStarted = false;
  #isReset = false;
  readonly #reader = new MessageReader();
  /** Complete messages of a group whose Sync has not come yet. */
  #group: Buffer[] = [];

  constructor(server: WireProtocol) {
    super();
    this.#server = server;
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
    try {
      this.#reader.read(chunk, { start: (message) => this.#start(message), next: (message) => this.#take(message) });
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _final(done: () => void): void {
    this.#reset();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#reset();
    done(error);
  }

  #take(message: Buffer): void {
    const type = message[0];
    if (type === TYPE.terminate) {
      this.#reset();
      this.push(null);
      return;
    }
    this.#group.push(message);
    if (type !== TYPE.sync && type !== TYPE.query) return;
    const group = Buffer.concat(this.#group);
    this.#group = [];
    this.#answer(this.#server.execProtocolRawSync(group));
  }

  /** Lets everybody in, and applies what the startup message sets. */
  #start(message: Buffer): void {
    this.#hasStarted = true;
    const settings = settingsOf(message);
    for (const [name, value] of settings) this.#run(`SET ${name} = '${value.replaceAll("'", "''")}'`);
    this.#answer(GREETING);
  }

  #answer(bytes: Uint8Array): void {
    // PGlite may use the memory of its answer again.
    const copy = Buffer.from(bytes);
    setImmediate(() => {
      if (!this.destroyed) this.push(copy);
    });
  }

  /** The next socket finds the session as a new one: no transaction, no prepared statements. */
  #reset(): void {
    if (!this.#hasStarted || this.#isReset) return;
    this.#isReset = true;
    this.#run('ROLLBACK');
    this.#run('DISCARD ALL');
  }

  #run(sql: string): void {
    this.#server.execProtocolRawSync(queryMessage(sql));
  }
}
