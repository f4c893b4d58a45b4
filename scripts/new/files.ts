import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused } from './refused.ts';

/** A file to create, or a text to put into one that may be there. */
export type NewFile =
  | { readonly path: string; readonly whole: string }
  | { readonly path: string; readonly head: string; readonly append: string }
  | { readonly path: string; readonly edit: (text: string) => string };

/** What a command makes, and what it leaves to whoever called it. */
export interface Made {
  readonly files: readonly NewFile[];
  readonly todo: readonly string[];
}

/** Writes all files or none; answers a line for each. */
export function applyAll(root: string, files: readonly NewFile[]): string[] {
  const texts = files.map((file) => ({ file, ...textOf(root, file) }));
  return texts.map(({ file, text, isNew }) => {
    mkdirSync(dirname(join(root, file.path)), { recursive: true });
    writeFileSync(join(root, file.path), text);
    return `${isNew ? 'created ' : 'changed '} ${file.path}`;
  });
}

function textOf(root: string, file: NewFile): { readonly text: string; readonly isNew: boolean } {
  const target = join(root, file.path);
  const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  if ('whole' in file) {
    if (before !== undefined) throw new Refused(`${file.path} exists already.`);
    return { text: file.whole, isNew: true };
  }
  if ('edit' in file) return { text: file.edit(before ?? ''), isNew: before === undefined };
  return { text: `${before?.trimEnd() ?? file.head}\n\n${file.append}`, isNew: before === undefined };
}
