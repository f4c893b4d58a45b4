import { parseDocument, stringify, visit } from 'yaml';
import type { Json } from '../../codegen/load/json.ts';

/** A file of paths with one more operation: below its path where that is there, else at the end. */
export function withOperation(text: string, path: string, method: string, node: string): string {
  const operation = `  ${method}:\n${indented(node, 4)}`;
  const key = /[{}]/.test(path) ? `"${path}"` : path;
  const lines = text.trimEnd().split('\n');
  const start = lines.findIndex((line) => [`${path}:`, `"${path}":`].includes(line.trimEnd()));
  if (start === -1) return `${lines.join('\n')}\n\n${key}:\n${operation}`.trimStart();
  const next = lines.findIndex((line, index) => index > start && /^\S/.test(line));
  const own = lines
    .slice(0, next === -1 ? lines.length : next)
    .join('\n')
    .trimEnd();
  const rest = next === -1 ? '' : `\n${lines.slice(next).join('\n')}\n`;
  return `${own}\n${operation}${rest}`;
}

const indented = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** YAML as the specification is written: lists and references on one line, times as texts. */
export function compact(value: Json): string {
  const document = parseDocument(stringify(value));
  visit(document, {
    Seq: (_key, node) => {
      node.flow = true;
    },
    Map: (_key, node) => {
      if (node.has('$ref')) node.flow = true;
    },
    Scalar: (_key, node) => {
      if (typeof node.value === 'string' && /^\d/.test(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  const lists = /^ *(?:tags|security|parameters|x-[a-z]+): .*/gm;
  return document
    .toString({ lineWidth: 120 })
    .replace(lists, (line) => line.replaceAll('[ ', '[').replaceAll(' ]', ']'));
}
