/** One block of server-sent events. */
export interface StreamBlock {
  /** The last id that the stream has named, in this block or before. */
  id: string | undefined;
  /** Undefined where the block is no event, such as one that moves the id alone. */
  data: string | undefined;
}

/**
 * Puts the blocks of a stream of server-sent events together, whose text comes in pieces cut anywhere. Lines end with CR,
 * LF or both, and with nothing else: JSON may hold U+2028 and U+2029 as they are.
 */
export class StreamBlocks {
  #line = '';
  #endsWithCr = false;
  #isEmpty = true;
  #data: string[] = [];
  /** The last id that was named. A stream that breaks off within a block gives no block, and so no id. */
  #id: string | undefined;

  /** The blocks that this piece completes. */
  add(piece: string): StreamBlock[] {
    // CR has ended the line already: an LF at the beginning of the next piece belongs to it.
    const text = this.#endsWithCr && piece.startsWith('\n') ? piece.slice(1) : piece;
    if (piece !== '') this.#endsWithCr = piece.endsWith('\r');
    const [first = '', ...rest] = text.split(/\r\n|[\r\n]/);
    this.#line += first;
    return rest.flatMap((next) => {
      const block = this.#read(this.#line);
      this.#line = next;
      return block;
    });
  }

  /** Takes one line, and returns the block that it ends. */
  #read(line: string): StreamBlock[] {
    if (line === '') return this.#ended();
    this.#isEmpty = false;
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const text = colon < 0 ? '' : line.slice(colon + 1);
    const value = text.startsWith(' ') ? text.slice(1) : text;
    // The specification ignores an id with NUL, because a header cannot hold it.
    if (name === 'id' && !value.includes('\0')) this.#id = value;
    if (name === 'data') this.#data.push(value);
    return [];
  }

  #ended(): StreamBlock[] {
    if (this.#isEmpty) return [];
    const data = this.#data.length === 0 ? undefined : this.#data.join('\n');
    this.#data = [];
    this.#isEmpty = true;
    return [{ id: this.#id, data }];
  }
}
