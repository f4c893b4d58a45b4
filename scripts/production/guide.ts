import { readFileSync } from 'node:fs';

const DOCS = new URL('../../docs/', import.meta.url);

/** The text of a page below docs/, such as `operate/deploy.md`. */
export const pageAt = (name: string): string => readFileSync(new URL(name, DOCS), 'utf8');

/** The commands of a page, one entry for each block of code, as they stand there. */
export function blocksOf(markdown: string): string[] {
  const blocks: string[][] = [];
  let isCode = false;
  let isFenced = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      isFenced = !isFenced;
      if (isFenced) blocks.push([]);
    } else if (isFenced) {
      blocks.at(-1)?.push(line);
    } else if (line.startsWith('    ')) {
      if (!isCode) blocks.push([]);
      blocks.at(-1)?.push(line.slice(4));
      isCode = true;
    } else if (line.trim() !== '') {
      isCode = false;
    } else if (isCode) {
      blocks.at(-1)?.push('');
    }
  }
  return blocks.map((block) => block.join('\n').trimEnd());
}

/** The one block of a page that contains a text. @throws unless there is exactly one. */
export function blockWith(page: string, text: string): string {
  const found = blocksOf(pageAt(page)).filter((block) => block.includes(text));
  if (found.length !== 1) throw new Error(`docs/${page} has ${found.length} blocks with "${text}" instead of one`);
  return found[0] ?? '';
}
