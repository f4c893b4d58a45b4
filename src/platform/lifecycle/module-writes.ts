import type { Statement } from '../db/statement.ts';
import type { DomainInvariant } from '../invariant.ts';
import type { Part } from './flush/part.ts';
import type { WriteSource } from './write-source.ts';

/**
 * Kinds of writes that a module adds, by declaration merging: `interface ModuleWrites { transfer: Transfer }`. The file that
 * makes such a write also says what becomes of it (`takeWrites`), so that none is made that the flush does not know.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it by declaration merging.
export interface ModuleWrites {}

export type ModuleWrite = ModuleWrites[keyof ModuleWrites];

/** What becomes of writes of one kind. `Collected` is what is kept of each until the flush. */
export interface WriteKind<Write, Collected> {
  collect(write: Write, source: WriteSource): Collected;
  /** Parts of the flush before everything else that it writes. */
  first(collected: readonly Collected[]): readonly Part[];
  /** Parts behind everything else. */
  last(collected: readonly Collected[]): readonly Part[];
  /** What holds of the rows that they become. */
  readonly invariants: readonly DomainInvariant[];
  /** The last statement before COMMIT: for rows that are locked as late as possible. */
  behind(collected: readonly Collected[]): Statement | undefined;
}

type AnyKind = WriteKind<never, unknown>;

const kinds = new Map<string, AnyKind>();

export function takeWrites<Write extends { readonly kind: string }, Collected>(
  kind: Write['kind'],
  taken: WriteKind<Write, Collected>,
): void {
  kinds.set(kind, taken as unknown as AnyKind);
}

export function writeKind(kind: string): WriteKind<unknown, unknown> {
  const found = kinds.get(kind);
  if (found === undefined) throw new Error(`No module takes writes of the kind ${kind}`);
  return found as WriteKind<unknown, unknown>;
}

/** What holds of the rows of every kind that a module has added. */
export const moduleInvariants = (): DomainInvariant[] => [...kinds.values()].flatMap(({ invariants }) => invariants);
