/** Types of messages of PostgreSQL's protocol. */
export const TYPE = {
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
  parse: 0x50,
  parseComplete: 0x31,
  readyForQuery: 0x5a,
} as const;
/** The type of a message, which the startup message lacks, and its length. */
const LENGTH_BYTES = 4;

/** Takes complete messages out of the bytes that a client sends. */
export class MessageReader {
  /** The startup message comes first, and has no type. */
  #hasStarted = false;
  /** Bytes of a message that is not complete yet. */
  #rest: Buffer = Buffer.alloc(0);

  /** `start` gets the startup message, `next` each later one. */
  read(chunk: Buffer, { start, next }: { start(message: Buffer): void; next(message: Buffer): void }): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (let message = this.#take(); message !== undefined; message = this.#take()) {
      if (this.#hasStarted) next(message);
      else {
        this.#hasStarted = true;
        start(message);
      }
    }
  }

  #take(): Buffer | undefined {
    const typed = this.#hasStarted ? 1 : 0;
    if (this.#rest.length < typed + LENGTH_BYTES) return undefined;
    const length = typed + this.#rest.readUInt32BE(typed);
    if (this.#rest.length < length) return undefined;
    const message = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return message;
  }
}

export function queryMessage(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(1 + LENGTH_BYTES);
  head[0] = TYPE.query;
  head.writeUInt32BE(LENGTH_BYTES + text.length, 1);
  return Buffer.concat([head, text]);
}

/** `application_name`, and each `-c name=value` of `options`. */
export function settingsOf(startup: Buffer): [string, string][] {
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
export const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
