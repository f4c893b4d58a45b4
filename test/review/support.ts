import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Change } from '../../codegen/review/change.ts';
import { AUDIENCES, classify } from '../../codegen/review/classify.ts';
import { Project } from '../../codegen/review/code/project.ts';
import type { Contract } from '../../codegen/review/contract.ts';
import { diffContracts } from '../../codegen/review/diff/diff.ts';
import { followUps } from '../../codegen/review/follow/follow.ts';
import type { FollowUp } from '../../codegen/review/follow/follow-up.ts';
import { type Loaded, loadContract } from '../../codegen/review/load.ts';

export const MACHINE = 'machines/orders/order.machine.ts';
export const SRC = 'src/domains/orders';

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
  /** `rule subject at: api webhooks rows`, each b(reaking), o(ther behaviour), c(ompatible) or -; the machine's hash is left out. */
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

/** A file that the edited side has, in place of its own or as a new one. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
}

export interface Reviewed {
  readonly changes: readonly Change[];
  readonly followUps: readonly FollowUp[];
}

/** Reviews `shop` against an edited copy of it, both really loaded; `base` is edited on both sides. */
export const reviewOf = async (
  edits: readonly (Edit | NewFile)[],
  base: readonly (Edit | NewFile)[] = [],
): Promise<Reviewed> => {
  const before = await (base.length === 0 ? shop() : loadShop(base, ({ contract }) => contract));
  return loadShop([...base, ...edits], ({ contract: after }, root) => {
    const changes = diffContracts(before, after);
    const project = new Project(root, new Set(edits.map(({ file }) => file)));
    return { changes, followUps: followUps(changes, before, after, project) };
  });
};

let unedited: Promise<Contract> | undefined;

const shop = (): Promise<Contract> => {
  unedited ??= loadShop([], ({ contract }) => contract);
  return unedited;
};

const loadShop = async <T>(
  edits: readonly (Edit | NewFile)[],
  use: (loaded: Loaded, root: string) => T,
): Promise<T> => {
  const root = copyShop();
  try {
    for (const one of edits) write(root, one);
    const loaded = await loadContract(root);
    if (loaded.problems.length > 0) throw new Error(loaded.problems.join('\n'));
    return use(loaded, root);
  } finally {
    rmSync(root, { recursive: true });
  }
};

const write = (root: string, one: Edit | NewFile): void => {
  if ('from' in one) {
    edit(root, one);
    return;
  }
  mkdirSync(join(root, dirname(one.file)), { recursive: true });
  writeFileSync(join(root, one.file), one.text);
};

export const changesOf = async (edits: readonly Edit[]): Promise<readonly Change[]> => (await reviewOf(edits)).changes;

export const lineOf = (change: Change): string => {
  const { rule, subject, at } = change;
  const verdicts = classify(change);
  const letters = AUDIENCES.map(
    (audience) => ({ breaking: 'b', behaviour: 'o', compatible: 'c', untouched: '-' })[verdicts[audience]],
  );
  return `${rule} ${subject}${at ? ` ${at}` : ''}: ${letters.join(' ')}`;
};

/** `missing test/domains/orders: a test of getOrder`, by the kind of what has to follow. */
export const linesOf = (followUps: readonly FollowUp[], ...kinds: readonly FollowUp['kind'][]): string[] =>
  followUps
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ presence, path, task }) => `${presence} ${path}: ${task}`);

/** `file:line` of everything that a task lists; there is one such task. */
export const placesOf = (followUps: readonly FollowUp[], task: string): string[] => {
  const found = followUps.filter((one) => one.task.includes(task));
  expect(found.map((one) => one.task)).toHaveLength(1);
  return (found[0]?.places ?? []).map(({ file, line }) => `${file}:${line}`);
};

/** `there src/x.ts`, `missing`: what is said of the one task that has these words. */
export const stateOf = (followUps: readonly FollowUp[], task: string): string => {
  const found = followUps.filter((one) => one.task.includes(task));
  expect(found.map((one) => one.task)).toHaveLength(1);
  return `${found[0]?.presence} ${found[0]?.files.join()}`.trim();
};

/** Orders may get lost: a state, an event and a transition. */
export const ADD_LOST: readonly Edit[] = [
  {
    file: MACHINE,
    from: '    SHIPPED: { description',
    to: "    LOST: { description: 'Nobody knows.', type: 'final' },\n    SHIPPED: { description",
  },
  { file: MACHINE, from: "type: 'EXPIRE' };", to: "type: 'EXPIRE' }\n  | { type: 'LOSE' };" },
  { file: MACHINE, from: 'EXPIRE: { target:', to: "LOSE: { target: 'LOST' },\n        EXPIRE: { target:" },
];
