/** What of a lifecycle its clients see: the part that generated/lifecycles and a published version have in common. */
export interface SeenLifecycle {
  readonly id: string;
  readonly initial: string;
  readonly leaves: readonly SeenLeaf[];
  readonly transitions: readonly { readonly from: string; readonly event: string; readonly to?: string | undefined }[];
}

interface SeenLeaf {
  readonly name: string;
  /** The status that clients read. */
  readonly public: string;
  readonly passing: boolean;
  readonly final: boolean;
  readonly waitsFor?: { readonly who: string } | undefined;
}

/** The status as which an older version shows one of today. */
export type Shown = (status: string) => string;

/**
 * Proves that what a client of an older version sees of today's lifecycle is one that its own lifecycle allows: each of its
 * states can be reached, it sees no transition that its machine forbids, what is final stays so, and the same party has to
 * act. Returns what does not hold, in words that `lifecycle-differs` repeats.
 */
export const lifecycleFaults = (was: SeenLifecycle, now: SeenLifecycle, shown: Shown): string[] => {
  const faults = new Set<string>();
  const say = (words: string): void => void faults.add(`${was.id}: ${words}`);
  const reached = reachedIn(now);
  const leaves = now.leaves.filter(({ name }) => reached.has(name));
  const old = byStatus(was);
  const begins = shown(statusOf(now, now.initial));
  if (begins !== statusOf(was, was.initial)) say(`begins as ${begins}`);
  for (const status of old.keys()) {
    if (!leaves.some((leaf) => shown(leaf.public) === status)) say(`never sees ${status}`);
  }
  for (const leaf of leaves) for (const words of faultsOfLeaf(leaf, old.get(shown(leaf.public)), shown)) say(words);
  const allowed = seenIn(was);
  for (const [from, to] of edgesIn(now)) {
    if (!reached.has(from.name) || !old.has(shown(from.public)) || !old.has(shown(to.public))) continue;
    const seen = `${shown(from.public)} > ${shown(to.public)}`;
    if (shown(from.public) !== shown(to.public) && !allowed.has(seen)) say(`sees ${seen}`);
  }
  return [...faults].sort();
};

const faultsOfLeaf = (leaf: SeenLeaf, old: readonly SeenLeaf[] | undefined, shown: Shown): string[] => {
  const status = shown(leaf.public);
  if (old === undefined) return [`sees the unknown ${status}`];
  const isFinal = old.some(({ final }) => final);
  if (leaf.final && !isFinal) return [`ends in ${status}`];
  if (!leaf.final && isFinal && old.every(({ final }) => final)) return [`goes on behind ${status}`];
  const [who, before] = [leaf.waitsFor?.who, new Set(old.map(({ waitsFor }) => waitsFor?.who))];
  return before.has(who) ? [] : [`waits for ${who ?? 'nobody'} in ${status}`];
};

const statusOf = ({ leaves }: SeenLifecycle, name: string): string =>
  leaves.find((leaf) => leaf.name === name)?.public ?? name;

const byStatus = ({ leaves }: SeenLifecycle): Map<string, SeenLeaf[]> => {
  const found = new Map<string, SeenLeaf[]>();
  for (const leaf of leaves) found.set(leaf.public, [...(found.get(leaf.public) ?? []), leaf]);
  return found;
};

const isWithin = (leaf: string, state: string): boolean => leaf === state || leaf.startsWith(`${state}.`);

/** Every transition between leaves; of a state with leaves below it, from each of them. */
const edgesIn = ({ leaves, transitions }: SeenLifecycle): [SeenLeaf, SeenLeaf][] =>
  transitions.flatMap(({ from, to }) =>
    leaves
      .filter((leaf) => !leaf.final && isWithin(leaf.name, from))
      .flatMap((leaf): [SeenLeaf, SeenLeaf][] => {
        const target = to === undefined ? leaf : leaves.find(({ name }) => name === to);
        return target === undefined ? [] : [[leaf, target]];
      }),
  );

const reachedIn = (lifecycle: SeenLifecycle): ReadonlySet<string> => {
  const edges = edgesIn(lifecycle);
  const reached = new Set([lifecycle.initial]);
  // A set hands out what is added to it while it is walked through.
  for (const name of reached) for (const [from, to] of edges) if (from.name === name) reached.add(to.name);
  return reached;
};

/** The pairs of statuses that a client may see one after the other: states that are left at once may stay unseen. */
const seenIn = (lifecycle: SeenLifecycle): ReadonlySet<string> => {
  const edges = edgesIn(lifecycle);
  const pairs = new Set<string>();
  for (const start of lifecycle.leaves) {
    const open = new Set([start]);
    for (const leaf of open) {
      for (const [from, to] of edges) {
        if (from !== leaf) continue;
        pairs.add(`${start.public} > ${to.public}`);
        if (to.passing) open.add(to);
      }
    }
  }
  return pairs;
};
