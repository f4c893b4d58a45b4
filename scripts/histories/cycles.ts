/** A transaction that appends to lists and reads lists, as its client saw it. */
export interface ListTransaction {
  readonly name: string;
  readonly appends: readonly { readonly list: string; readonly value: string }[];
  /** Each with the whole list. */
  readonly reads: readonly { readonly list: string; readonly values: readonly string[] }[];
  /** When it began and when it was answered; without them nothing is known of its time. */
  readonly during?: readonly [number, number];
}

type Why = 'appended before' | 'was read by' | 'did not see' | 'had ended before';

/** One transaction comes before another one, and why. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

/**
 * What no order of the transactions explains, as Elle finds it: a list that two reads show in different orders, values that
 * stand there twice or that nobody has appended, and circles of dependencies. A value is appended by one transaction, so
 * that the order of a list is the order of those that wrote it: who read a list comes behind the last value that it saw, and
 * before the next one.
 */
export function listAnomalies(transactions: readonly ListTransaction[]): string[] {
  const lists = orders(transactions);
  if (lists.problems.length > 0) return lists.problems;
  const edges = [...dependencies(transactions, lists.orders), ...inTime(transactions)];
  const circle = shortestCircle(edges);
  return circle === undefined ? [] : [circle.map(({ from, why, to }) => `${from} ${why} ${to}`).join('; ')];
}

interface Orders {
  /** The longest that anybody has read of each list. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  readonly problems: string[];
}

function orders(transactions: readonly ListTransaction[]): Orders {
  const longest = new Map<string, readonly string[]>();
  const problems: string[] = [];
  const appended = new Set(transactions.flatMap(({ appends }) => appends.map(({ list, value }) => `${list} ${value}`)));
  for (const { name, reads } of transactions) {
    for (const { list, values } of reads) {
      const twice = values.find((value, at) => values.indexOf(value) !== at);
      if (twice !== undefined) problems.push(`${name} reads ${twice} twice in ${list}`);
      const unknown = values.find((value) => !appended.has(`${list} ${value}`));
      if (unknown !== undefined) problems.push(`${name} reads ${unknown} in ${list}, which nobody has appended`);
      const known = longest.get(list) ?? [];
      const [shorter, longer] = values.length < known.length ? [values, known] : [known, values];
      const at = shorter.findIndex((value, place) => longer[place] !== value);
      if (at >= 0)
        problems.push(`${name} reads ${list} in another order: ${shorter[at]} stands where ${longer[at]} was`);
      longest.set(list, longer);
    }
  }
  return { orders: longest, problems };
}

function dependencies(transactions: readonly ListTransaction[], known: ReadonlyMap<string, readonly string[]>): Edge[] {
  const writers = new Map<string, string>();
  for (const { name, appends } of transactions)
    for (const { list, value } of appends) writers.set(`${list} ${value}`, name);
  const edges: Edge[] = [];
  const add = (from: string | undefined, to: string | undefined, why: Why, list: string): void => {
    if (from !== undefined && to !== undefined && from !== to) edges.push({ from, to, why: `${why} (${list})` });
  };
  for (const [list, values] of known) {
    const writerAt = (place: number): string | undefined => writers.get(`${list} ${values[place]}`);
    for (let place = 1; place < values.length; place += 1)
      add(writerAt(place - 1), writerAt(place), 'appended before', list);
    for (const { name, reads } of transactions) {
      for (const read of reads.filter((one) => one.list === list)) {
        add(writerAt(read.values.length - 1), name, 'was read by', list);
        add(name, writerAt(read.values.length), 'did not see', list);
      }
    }
  }
  return edges;
}

/** Who had its answer before another one began comes before it. */
function inTime(transactions: readonly ListTransaction[]): Edge[] {
  const timed = transactions.flatMap(({ name, during }) => (during ? [{ name, during }] : []));
  return timed.flatMap(({ name: from, during: [, ended] }) =>
    timed
      .filter(({ during: [began] }) => ended < began)
      .map(({ name: to }) => ({ from, to, why: 'had ended before' satisfies Why })),
  );
}

/** From each transaction, the shortest way back to itself. */
function shortestCircle(edges: readonly Edge[]): readonly Edge[] | undefined {
  const leaving = Map.groupBy(edges, ({ from }) => from);
  let shortest: readonly Edge[] | undefined;
  for (const start of leaving.keys()) {
    const found = wayBack(leaving, start);
    if (found && (shortest === undefined || found.length < shortest.length)) shortest = found;
  }
  return shortest;
}

function wayBack(leaving: ReadonlyMap<string, readonly Edge[]>, start: string): readonly Edge[] | undefined {
  const cameBy = new Map<string, Edge>();
  const waiting = [start];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    for (const edge of leaving.get(name) ?? []) {
      if (edge.to === start) return [...pathTo(cameBy, start, edge.from), edge];
      if (cameBy.has(edge.to)) continue;
      cameBy.set(edge.to, edge);
      waiting.push(edge.to);
    }
  }
  return undefined;
}

function pathTo(cameBy: ReadonlyMap<string, Edge>, start: string, end: string): Edge[] {
  const path: Edge[] = [];
  for (let at = end; at !== start; ) {
    const edge = cameBy.get(at) as Edge;
    path.unshift(edge);
    at = edge.from;
  }
  return path;
}
