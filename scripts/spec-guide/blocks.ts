import type { Outputs } from './run.ts';

const BLOCK = /^<!-- output: ([\w-]+) -->\n([\s\S]*?)\n<!-- end -->$/gm;

/** The guide with the given outputs between its marks: `<!-- output: review -->` and `<!-- end -->`. */
export function withOutputs(guide: string, outputs: Outputs): string {
  const named = Object.keys(outputsIn(guide));
  const missing = Object.keys(outputs).filter((name) => !named.includes(name));
  const unknown = named.filter((name) => !(name in outputs));
  if (missing.length + unknown.length > 0) {
    throw new Error(
      `the guide has no place for ${missing.join(', ') || 'nothing'}, and asks for ${unknown.join(', ') || 'nothing'}`,
    );
  }
  return guide.replace(BLOCK, (_, name: string) => `<!-- output: ${name} -->\n${outputs[name]}\n<!-- end -->`);
}

/** What the guide shows now, by the name of the block. */
export const outputsIn = (guide: string): Outputs =>
  Object.fromEntries([...guide.matchAll(BLOCK)].map(([, name = '', output = '']) => [name, output]));

/**
 * Without line numbers, counts, hashes and times, which change with every line that is added elsewhere, and without the
 * padding of tables, which is the formatter's.
 */
export const comparable = (text: string): string =>
  text
    .replace(/^\|.*\|$/gm, (row) => row.replace(/ *\| */g, '|').replace(/-+:|-{3,}/g, '-'))
    .replace(/\b[0-9a-f]{7,12}\b/g, '#')
    .replace(/\d+(?:\.\d+)?/g, '#');
