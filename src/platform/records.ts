import { RecentMap } from './recent-map.ts';

/** Keys come from code: as many lists of them as a process may meet, and more. */
const MOST_KEY_LISTS = 1000;

/**
 * Makes objects that have these keys, each without a value. V8 keeps an object as a hash table once it got a dozen keys whose
 * names came from variables: one of fifty columns takes ten times as long to copy, and more to build. A copy of a spread
 * object is no hash table. To spread it again would do the same, but takes eight times as long as `Object.assign` where one
 * place in the code copies objects of many kinds.
 */
export function recordMaker(keys: readonly string[]): () => Record<string, unknown> {
  const empty = { ...Object.fromEntries(keys.map((key) => [key, null])) };
  return () => Object.assign({}, empty);
}

/** The keys of a source that are copied, and what each is called in the copy. */
interface Copied {
  /** The columns of the source, including those that are left out. */
  readonly all: readonly string[];
  readonly keys: readonly string[];
  readonly names: readonly string[];
  readonly empty: () => Record<string, unknown>;
}

/**
 * Copies objects under the names that `nameOf` gives their keys; what it gives none is left out. `more` are keys of the copy
 * that whoever asks sets.
 */
export function recordCopier(
  nameOf: (key: string) => string | undefined,
  more: readonly string[] = [],
): (source: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const known = new RecentMap<string, Copied>(MOST_KEY_LISTS);
  /** Sources of one kind follow each other: to compare the keys takes less than to find their list in a map. */
  let latest: Copied | undefined;
  const copiedOf = (source: Readonly<Record<string, unknown>>): Copied => {
    const all = Object.keys(source);
    if (latest === undefined || !areSame(latest.all, all)) latest = listed(all);
    return latest;
  };
  const listed = (all: readonly string[]): Copied => {
    const list = all.join();
    let copied = known.get(list);
    if (copied === undefined) {
      const named = all.flatMap((key) => {
        const name = nameOf(key);
        return name === undefined ? [] : [{ key, name }];
      });
      const names = named.map(({ name }) => name);
      copied = { all, keys: named.map(({ key }) => key), names, empty: recordMaker([...names, ...more]) };
      known.set(list, copied);
    }
    return copied;
  };
  return (source) => {
    const { keys, names, empty } = copiedOf(source);
    const copy = empty();
    for (let at = 0; at < keys.length; at += 1) copy[names[at] as string] = source[keys[at] as string];
    return copy;
  };
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}
