import type { Leaf, Lifecycle } from '../model.ts';
import { enteredLeaf } from './published-lifecycle.ts';
import { transitionsFrom } from './refused-states.ts';

export type Face = 'status' | 'public';

/**
 * Every status of a lifecycle, with those that a resource may have at any later time. A status may follow itself where a
 * transition keeps it.
 */
export function reachableStatuses(lifecycle: Lifecycle, face: Face): Record<string, string[]> {
  const next = new Map(
    lifecycle.leaves.map((leaf) => [
      leaf.name,
      transitionsFrom(lifecycle, leaf).map(({ to }) => (to === undefined ? leaf.name : enteredLeaf(lifecycle, to))),
    ]),
  );
  const shown = new Map(lifecycle.leaves.map((leaf) => [leaf.name, shownAs(leaf, face)]));
  const statuses = Map.groupBy(lifecycle.leaves, (leaf) => shownAs(leaf, face));
  return Object.fromEntries(
    [...statuses].map(([status, leaves]) => {
      const later = laterThan(leaves, next).flatMap((name) => shown.get(name) ?? []);
      return [status, [...new Set(later)].toSorted()];
    }),
  );
}

const shownAs = (leaf: Leaf, face: Face): string => (face === 'public' ? leaf.public : leaf.status);

/** The leaves that are entered at some time after these. */
function laterThan(leaves: readonly Leaf[], next: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const open = leaves.flatMap(({ name }) => next.get(name) ?? []);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(next.get(name) ?? []));
  }
  return [...found];
}
