/** A text as Python writes it. */
export const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u007f', '\\u007f');

export const tupleOf = (items: readonly string[]): string =>
  items.length === 1 ? `(${items[0]},)` : `(${items.join(', ')})`;

/** A value of JSON as Python writes it. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return tupleOf(value.map(literal));
  const entries = Object.entries(value).map(([key, item]) => `${quoted(key)}: ${literal(item)}`);
  return `{${entries.join(', ')}}`;
}

const WIDTH = 110;

/** A docstring, with its quotes, indented. */
export function docstring(text: string, indent: string): string {
  const lines = text
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"\\"\\"')
    .split('\n')
    .flatMap((line) => wrapped(line.trimEnd(), WIDTH - indent.length));
  const [first = ''] = lines;
  // A quote before the closing ones would be one of them.
  if (lines.length === 1) return `${indent}"""${first}${/"$/.test(first) ? ' ' : ''}"""`;
  const rest = lines.slice(1).map((line) => (line === '' ? '' : `${indent}${line}`));
  return [`${indent}"""${first}`, ...rest, `${indent}"""`].join('\n');
}

/** A comment, in as many lines as it needs. */
export const comment = (text: string, indent: string): string =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => wrapped(line.trim(), WIDTH - indent.length - 3))
    .map((line) => `${indent}#: ${line}`.trimEnd())
    .join('\n');

/** A line as several; what it is indented by, the others are, too. */
function wrapped(line: string, width: number): string[] {
  const indent = /^\s*(?:- )?/.exec(line)?.[0].replace('-', ' ') ?? '';
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const at = rest.lastIndexOf(' ', width);
    if (at <= indent.length) break;
    lines.push(rest.slice(0, at).trimEnd());
    rest = `${indent}${rest.slice(at + 1)}`;
  }
  return [...lines, rest];
}

/** A file that `npm run generate` writes. */
export const generated = (about: string, lines: readonly string[]): string =>
  `# Written by codegen from spec/. Do not edit.\n"""${about}"""\n\nfrom __future__ import annotations\n\n${lines.join('\n').trim()}\n`;

/** A call or a signature: in one line, or in one for each of its parts. */
export const spread = (head: string, parts: readonly string[], tail: string, indent: string): string => {
  const flat = `${indent}${head}${parts.join(', ')}${tail}`;
  if (flat.length <= WIDTH && !flat.includes('\n')) return flat;
  return [`${indent}${head}`, ...parts.map((part) => `${indent}    ${part},`), `${indent}${tail}`].join('\n');
};
