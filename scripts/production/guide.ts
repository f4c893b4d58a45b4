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

/** A program or a statement at the beginning of a text in a sentence. */
const COMMAND =
  /^(?:(?:paychart|npm|npx|psql|pg_dump|pg_restore|patronictl|promtool|docker|kubectl|systemctl|etcdctl|sudo|apt-get|deploy\/\S+) |SELECT \w+\(|ROLLBACK PREPARED |GRANT |ALTER |CREATE |DROP )/;

/**
 * Every command that a page names: each line of its blocks with what belongs to it, and the commands in its sentences. A
 * sentence may shorten a command of a block, and leave out with "..." what is not to be typed.
 */
export function commandsOf(markdown: string): string[] {
  const ofBlocks = blocksOf(markdown).flatMap(linesOf);
  const sentences = markdown.split('\n').filter((line) => !line.startsWith('    '));
  const quoted = [...sentences.join('\n').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const ofSentences = quoted.filter((text) => COMMAND.test(text) && !/\.\.\.|…/.test(text));
  return [...new Set([...ofBlocks, ...ofSentences])];
}

/** The commands of a block; one with a text for its standard input has several lines. */
function linesOf(block: string): string[] {
  const commands: string[] = [];
  let until: string | undefined;
  for (const line of block.split('\n')) {
    if (until !== undefined) {
      commands.push(`${commands.pop()}\n${line}`);
      if (line === until) until = undefined;
      continue;
    }
    until = /<<'(\w+)'/.exec(line)?.[1];
    if (line.trim() !== '') commands.push(line);
  }
  return commands;
}
