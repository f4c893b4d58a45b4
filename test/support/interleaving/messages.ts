/** A message of PostgreSQL's protocol: its type, and the bytes of the whole. */
export interface Message {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Cuts a stream into messages of PostgreSQL's protocol, whatever chunks it arrives in. */
export class MessageReader {
  #left: Buffer = Buffer.alloc(0);
  #isUntyped: boolean;

  /** A client's first message has no type. */
  constructor(startsUntyped: boolean) {
    this.#isUntyped = startsUntyped;
  }

  push(chunk: Buffer): Message[] {
    this.#left = this.#left.length === 0 ? chunk : Buffer.concat([this.#left, chunk]);
    const messages: Message[] = [];
    for (let next = this.#next(); next !== undefined; next = this.#next()) messages.push(next);
    return messages;
  }

  #next(): Message | undefined {
    const lengthAt = this.#isUntyped ? 0 : 1;
    if (this.#left.length < lengthAt + 4) return undefined;
    const end = lengthAt + this.#left.readInt32BE(lengthAt);
    if (this.#left.length < end) return undefined;
    const message = {
      type: this.#isUntyped ? 'startup' : String.fromCharCode(this.#left[0] ?? 0),
      bytes: this.#left.subarray(0, end),
    };
    this.#left = this.#left.subarray(end);
    this.#isUntyped = false;
    return message;
  }
}

const textsOf = (bytes: Buffer): string[] => bytes.subarray(5).toString('latin1').split('\0');

/** Tells the statement of a client's message. A statement is named by its parsing, and later messages by that name. */
export class Statements {
  readonly #named = new Map<string, string>();

  of({ type, bytes }: Message): string | undefined {
    const [first = '', second = ''] = textsOf(bytes);
    if (type === 'Q') return first;
    if (type === 'P') this.#named.set(first, second);
    // A binding names a portal, and then its statement.
    if (type === 'B') return this.#named.get(second);
    return undefined;
  }
}

/** The same parsing of another statement. */
export function withStatement({ bytes }: Message, change: (statement: string) => string): Buffer {
  const nameEnd = bytes.indexOf(0, 5);
  const textEnd = bytes.indexOf(0, nameEnd + 1);
  const text = Buffer.from(change(bytes.toString('utf8', nameEnd + 1, textEnd)));
  const changed = Buffer.concat([bytes.subarray(0, nameEnd + 1), text, bytes.subarray(textEnd)]);
  changed.writeInt32BE(changed.length - 1, 1);
  return changed;
}
