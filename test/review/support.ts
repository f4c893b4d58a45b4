import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '../../codegen/review/change.ts';
import { AUDIENCES, classify } from '../../codegen/review/classify.ts';
import { diffContracts } from '../../codegen/review/diff.ts';
import { loadContract } from '../../codegen/review/load.ts';

export const REPOSITORY = join(import.meta.dirname, '../..');

/** One replacement in one file of the project `shop`; `from` stands in it exactly once. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A change that somebody might make to a contract, and all that the review must then say. */
export interface Planted {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** `rule subject at: api webhooks rows`, each b(reaking), c(ompatible) or -; the machine's hash is left out. */
  readonly expect: readonly string[];
}

/** A copy of the project `shop` in a folder of its own, in which the repository's packages resolve. */
export const copyShop = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'paychart-shop-'));
  cpSync(join(REPOSITORY, 'test/review/shop'), root, { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  return root;
};

export const edit = (root: string, { file, from, to }: Edit): void => {
  const parts = readFileSync(join(root, file), 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} holds ${JSON.stringify(from)} ${parts.length - 1} times, not once`);
  writeFileSync(join(root, file), parts.join(to));
};

/** Compares `shop` with an edited copy of it, both really loaded. */
export const changesOf = async (edits: readonly Edit[]): Promise<Change[]> => {
  const [before, after] = [copyShop(), copyShop()];
  try {
    for (const one of edits) edit(after, one);
    const [old, next] = [await loadContract(before), await loadContract(after)];
    if (old.problems.length + next.problems.length > 0) throw new Error([...old.problems, ...next.problems].join('\n'));
    return diffContracts(old.contract, next.contract);
  } finally {
    for (const root of [before, after]) rmSync(root, { recursive: true });
  }
};

export const lineOf = (change: Change): string => {
  const { rule, subject, at } = change;
  const verdicts = classify(change);
  const letters = AUDIENCES.map((audience) => ({ breaking: 'b', compatible: 'c', untouched: '-' })[verdicts[audience]]);
  return `${rule} ${subject}${at ? ` ${at}` : ''}: ${letters.join(' ')}`;
};
