import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LineCounter as LineCounterType } from 'yaml';
import type { Path } from './pointer.ts';
import type { Place } from './spec-node.ts';

/** Something wrong at a place, and the name of what says so. */
export interface Finding {
  readonly place: Place;
  readonly message: string;
  readonly rule: string;
}

/**
 * Prints findings as `file:line:col  message  (rule)`, sorted by place.
 *
 * Positions cost eight times what values cost (`yaml` against js-yaml), so only files with a diagnostic are parsed for
 * them, and only now.
 */
export const formatFindings = async (root: string, findings: readonly Finding[]): Promise<string[]> => {
  const { LineCounter, parseDocument, isNode, isMap, isPair } = await import('yaml');

  const parsed = new Map<string, { document: ReturnType<typeof parseDocument>; lineCounter: LineCounterType }>();
  const parse = (text: string) => {
    const lineCounter = new LineCounter();
    return { document: parseDocument(text, { lineCounter }), lineCounter };
  };
  const locateYaml = (file: string, text: string, path: Path): Position => {
    const { document, lineCounter } = parsed.get(file) ?? parse(text);
    parsed.set(file, { document, lineCounter });
    // The deepest key that exists: a missing field is reported where it should have stood.
    for (let depth = path.length; depth > 0; depth--) {
      const parent: unknown = document.getIn(path.slice(0, depth - 1), true);
      const last = path[depth - 1];
      const key = isMap(parent) ? parent.items.find((item) => isPair(item) && String(item.key) === String(last)) : null;
      const node: unknown = key?.key ?? document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) {
        const { line, col } = lineCounter.linePos(node.range[0]);
        return { line, col };
      }
    }
    return { line: 1, col: 1 };
  };

  const texts = new Map<string, string>();
  const locate = (place: Place): Position => {
    const text = texts.get(place.file) ?? textOf(join(root, place.file));
    texts.set(place.file, text);
    return place.path
      ? locateYaml(place.file, text, place.path)
      : locateOffset(text, place.offset ?? Math.max(0, text.indexOf(place.text ?? '')));
  };

  return findings
    .map(({ place, message, rule }) => ({ file: place.file, ...locate(place), message, rule }))
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.col - b.col || compare(a.message, b.message))
    .map(({ file, line, col, message, rule }) => `${file}:${line}:${col}  ${message}  (${rule})`);
};

/** Returns an empty text for a file that does not exist: a finding can be about a file that is missing. */
const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

interface Position {
  readonly line: number;
  readonly col: number;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const locateOffset = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, col: (before.at(-1)?.length ?? 0) + 1 };
};
