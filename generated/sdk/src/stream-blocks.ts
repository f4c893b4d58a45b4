// Written by codegen from codegen/emit/sdk/runtime/stream-blocks.ts: edit that file.

/** One block of server-sent events. */
export interface StreamBlock {
  /** The last id that the stream has named, in this block or before. */
  id: string | undefined;
  /** Undefined where the block is no event, such as one that moves the id alone. */
  data: string | undefined;
}

/** Puts the blocks of a stream of server-sent events together, whose text comes in pieces cut anywhere. */
export class StreamBlocks {
  #rest = '';
  #id: string | undefined;

  /** The blocks that this piece completes. */
  add(piece: string): StreamBlock[] {
    // A piece may end between the two characters of a line's end.
    const [text, held] = piece.endsWith('\r') ? [piece.slice(0, -1), '\r'] : [piece, ''];
    const blocks = `${this.#rest}${text}`.replace(/\r\n?/g, '\n').split('\n\n');
    this.#rest = `${blocks.pop() ?? ''}${held}`;
    return blocks.map((block) => this.#read(block));
  }

  #read(block: string): StreamBlock {
    const data: string[] = [];
    for (const line of block.split('\n')) {
      const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
      if (name === 'id') this.#id = value;
      if (name === 'data') data.push(value);
    }
    return { id: this.#id, data: data.length === 0 ? undefined : data.join('\n') };
  }
}
