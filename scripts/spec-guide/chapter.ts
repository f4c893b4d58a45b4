import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Outputs } from './run.ts';

/** One step of a chapter whose commands run as they stand. */
export type Step =
  | { readonly command: string }
  | { readonly file: string; readonly text: string }
  /** The output of the command before stands here. */
  | { readonly output: string };

const HEADING = '## Make a breaking change';

/** The chapter that runs as it stands. */
export const chapterOf = (guide: string): string => {
  const from = guide.indexOf(`${HEADING}\n`);
  if (from < 0) throw new Error(`the guide has no chapter "${HEADING}"`);
  const to = guide.indexOf('\n## ', from + HEADING.length);
  return guide.slice(from, to < 0 ? undefined : to);
};

const STEP =
  /^<!-- run -->\n+((?: {4}\$ .+\n)+)|^<!-- file: (\S+) -->\n+```\w*\n([\s\S]*?)^```$|^<!-- output: ([\w-]+) -->$/gm;

/** What a reader types and writes, in its order. */
export const stepsOf = (chapter: string): Step[] =>
  [...chapter.matchAll(STEP)].flatMap(([, commands, file, text = '', output = '']): Step[] => {
    if (commands !== undefined) return [...commands.matchAll(/\$ (.+)/g)].map(([, command = '']) => ({ command }));
    return [file === undefined ? { output } : { file, text }];
  });

/** What a command printed, and how it ended. */
export interface Ran {
  readonly text: string;
  readonly code: number | null;
}

/**
 * Does what the chapter says, in a copy of the project. Only a command whose output the guide shows may fail: it shows what
 * is refused.
 */
export async function runChapter(
  copy: string,
  steps: readonly Step[],
  run: (command: string) => Promise<Ran>,
): Promise<Outputs> {
  const outputs: Record<string, string> = {};
  let last: Ran & { readonly command: string } = { command: '', text: '', code: 0 };
  for (const step of steps) {
    if ('output' in step) {
      outputs[step.output] = `\`\`\`\n${last.text}\n\`\`\``;
      last = { ...last, code: 0 };
      continue;
    }
    if (last.code !== 0) throw new Error(`${last.command}\n${last.text}`);
    if ('file' in step) {
      mkdirSync(dirname(join(copy, step.file)), { recursive: true });
      writeFileSync(join(copy, step.file), step.text);
    } else last = { command: step.command, ...(await run(step.command)) };
  }
  if (last.code !== 0) throw new Error(`${last.command}\n${last.text}`);
  return outputs;
}
