import type { Sender } from './senders.ts';

/** One step of a path, and by what it is brought about: an operation or control where there is one. */
export interface PathStep {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly by: string;
}

export type Path = readonly PathStep[];

interface Edge {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

/**
 * Paths from the first state that together take every transition that can be reached, the longest first; none that adds
 * nothing. Guards are not asked: what they let through depends on the resource.
 */
export const coveringPaths = (
  initial: string,
  edges: readonly Edge[],
  senders: Readonly<Record<string, readonly Sender[]>>,
): Path[] => {
  const ways = shortestWays(initial, edges);
  const candidates = edges
    .flatMap((edge) => {
      const way = ways.get(edge.from);
      return way === undefined ? [] : [[...way, edge, ...wayOut(edge.to, edges)]];
    })
    .toSorted((one, other) => other.length - one.length);
  const covered = new Set<string>();
  const chosen = candidates.filter((way) => {
    const isNew = way.some((edge) => !covered.has(nameOf(edge)));
    for (const edge of way) covered.add(nameOf(edge));
    return isNew;
  });
  return chosen.map((way) => way.map(({ event, from, to }) => ({ event, from, to, by: byOf(senders[event] ?? []) })));
};

const nameOf = ({ from, event, to }: Edge): string => `${from} ${event} ${to}`;

const byOf = (senders: readonly Sender[]): string =>
  senders.find(({ operation }) => operation !== undefined)?.operation ?? senders[0]?.kind ?? 'service';

const shortestWays = (initial: string, edges: readonly Edge[]): Map<string, readonly Edge[]> => {
  const ways = new Map<string, readonly Edge[]>([[initial, []]]);
  for (const [state, way] of ways) {
    for (const edge of edges) if (edge.from === state && !ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  }
  return ways;
};

/** On to the nearest state that nothing leaves; nowhere if there is none. */
const wayOut = (from: string, edges: readonly Edge[]): readonly Edge[] => {
  const ways = shortestWays(from, edges);
  const end = [...ways].find(([state]) => !edges.some((edge) => edge.from === state));
  return end?.[1] ?? [];
};
