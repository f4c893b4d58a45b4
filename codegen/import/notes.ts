import { LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { Json } from '../load/json.ts';

/** One line of the report: what of the foreign document does not stay as it is, and what to do. */
export interface Note {
  /** `carried`: it says the same in another way. `changed`: it says something else now. `left out`: it is not there. */
  readonly kind: 'carried' | 'changed' | 'left out' | 'todo';
  readonly line: number;
  readonly message: string;
}

/** A foreign document, with the lines of its parts. */
export interface Foreign {
  readonly file: string;
  readonly value: Json;
  lineOf(path: readonly (string | number)[]): number;
}

/** A document that cannot be imported: the message has the file, the line and what to do. */
export class NotImportable extends Error {
  override readonly name = 'NotImportable';
}

/** @throws NotImportable where the text is no YAML or JSON */
export const parseForeign = (file: string, text: string): Foreign => {
  const lineCounter = new LineCounter();
  // Aliases and merge keys are written out: plain data has none.
  const document = parseDocument<ParsedNode>(text, { lineCounter, merge: true, logLevel: 'silent' });
  const [fault] = document.errors;
  if (fault) {
    const { line, col } = lineCounter.linePos(fault.pos[0]);
    throw new NotImportable(`${file}:${line}:${col}  ${fault.message.split('\n')[0]}`);
  }
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node: unknown = document.getIn(path.slice(0, depth), true);
      if (hasRange(node)) return lineCounter.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { file, value: plainValue(file, document), lineOf };
};

const plainValue = (file: string, document: ReturnType<typeof parseDocument>): Json => {
  try {
    // Without aliases: two places that share an object would be changed together.
    return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 1000 }) ?? null)) as Json;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new NotImportable(`${file}:1:1  its aliases cannot be written out (${why}): write the values instead`);
  }
};

const hasRange = (node: unknown): node is { readonly range: readonly [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);

export class Notes {
  readonly list: Note[] = [];
  readonly #foreign: Foreign;

  constructor(foreign: Foreign) {
    this.#foreign = foreign;
  }

  add(kind: Note['kind'], path: readonly (string | number)[], message: string): void {
    this.list.push({ kind, line: this.#foreign.lineOf(path), message });
  }
}
