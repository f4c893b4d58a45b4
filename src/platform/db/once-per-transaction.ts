import type { Reads } from './reads.ts';

const memories = new WeakMap<Reads, Map<string, Promise<unknown>>>();

/** Forgets everything that was loaded in a transaction that has ended. */
export const forget = (reads: Reads): void => void memories.delete(reads);

/**
 * Loads something once a transaction. Nothing reads its own writes before the flush, so what a handler has looked up the
 * facts of the same request need not ask for again.
 */
export function oncePerTransaction<T>(reads: Reads, key: string, load: () => Promise<T>): Promise<T> {
  let memory = memories.get(reads);
  if (memory === undefined) {
    memory = new Map();
    memories.set(reads, memory);
  }
  let loaded = memory.get(key) as Promise<T> | undefined;
  if (loaded === undefined) {
    loaded = load();
    memory.set(key, loaded);
  }
  return loaded;
}
