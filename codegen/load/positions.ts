import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../model/diagnostics.ts';
import type { Path } from './pointer.ts';
import type { Place } from './spec-node.ts';

/**
 * Prints diagnostics as `file:line:col  message  (rule)`, sorted by place.
 *
 * Positions cost eight times what values cost (`yaml` against js-yaml), so only files with a diagnostic are parsed for
 * them, and only now.
 */
export const formatDiagnostics = async (root: string, diagnostics: readonly Diagnostic[]): Promise<string[]> => {
  const { LineCounter, parseDocument, isNode, isMap, isPair } = await import('yaml');

  const locateYaml = (text: string, path: Path): Position => {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, { lineCounter });
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
    const text = texts.get(place.file) ?? readFileSync(join(root, place.file), 'utf8');
    texts.set(place.file, text);
    return place.path ? locateYaml(text, place.path) : locateOffset(text, place.offset ?? 0);
  };

  return diagnostics
    .map(({ place, message, rule }) => ({ file: place.file, ...locate(place), message, rule }))
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.col - b.col || compare(a.message, b.message))
    .map(({ file, line, col, message, rule }) => `${file}:${line}:${col}  ${message}  (${rule})`);
};

interface Position {
  readonly line: number;
  readonly col: number;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const locateOffset = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, col: (before.at(-1)?.length ?? 0) + 1 };
};
