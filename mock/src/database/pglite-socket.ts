import { Duplex } from 'node:stream';

/** The part of PGlite that a socket needs. */
export interface WireProtocol {
  execProtocolRawSync(message: Uint8Array): Uint8Array;
}

const TYPE = { query: 0x51, sync: 0x53, terminate: 0x58 } as const;
/** The type of a message, which the startup message lacks, and its length. */
const LENGTH_BYTES = 4;

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
  /** Bytes of a message that is not complete yet. */
  #rest: Buffer = Buffer.alloc(0);
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
      this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
      for (let message = this.#takeMessage(); message !== undefined; message = this.#takeMessage()) this.#take(message);
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

  #takeMessage(): Buffer | undefined {
    const typed = this.#hasStarted ? 1 : 0;
    if (this.#rest.length < typed + LENGTH_BYTES) return undefined;
    const length = typed + this.#rest.readUInt32BE(typed);
    if (this.#rest.length < length) return undefined;
    const message = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return message;
  }

  #take(message: Buffer): void {
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      this.#start(message);
      return;
    }
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

function queryMessage(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(1 + LENGTH_BYTES);
  head[0] = TYPE.query;
  head.writeUInt32BE(LENGTH_BYTES + text.length, 1);
  return Buffer.concat([head, text]);
}

/** `application_name`, and each `-c name=value` of `options`. */
function settingsOf(startup: Buffer): [string, string][] {
  const words = startup
    .subarray(2 * LENGTH_BYTES)
    .toString()
    .split('\0');
  const settings: [string, string][] = [];
  for (let at = 0; at + 1 < words.length && words[at] !== ''; at += 2) {
    const [name = '', value = ''] = [words[at], words[at + 1]];
    if (name === 'application_name') settings.push([name, value]);
    if (name === 'options') {
      for (const [, key = '', set = ''] of value.matchAll(/-c ([\w.]+)=(\S+)/g)) settings.push([key, set]);
    }
  }
  return settings;
}

/** AuthenticationOk, and ReadyForQuery outside a transaction. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
