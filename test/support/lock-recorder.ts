import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { LOCK_CLASSES } from '../../src/platform/db/lock-classes.ts';
import type { LockTrail } from '../../src/platform/db/lock-order.ts';

/** That a transaction locked one class while it held another, and a work that did so. */
export interface LockEdge {
  readonly from: string;
  readonly to: string;
  readonly work: string;
}

const keyOf = ({ from, to }: LockEdge): string => `${from} > ${to}`;

const isBackwards = (name: string): boolean => name.endsWith(' backwards');

/**
 * The orders in which a transaction has locked classes, each that is new. Rows of one machine may be locked against the order
 * of their ids behind a named lock: whoever else would lock several of them waits for that lock first.
 */
export function edgesOf({ work, classes: all }: LockTrail): LockEdge[] {
  const backwards = all.filter(isBackwards);
  const classes = all.filter((name) => !isBackwards(name));
  const unguarded = isNamed(classes[0] ?? '') ? [] : backwards;
  return [...unguarded.map((to) => ({ from: to.replace(/ backwards$/, ''), to, work })), ...ordersOf(work, classes)];
}

function ordersOf(work: string, classes: readonly string[]): LockEdge[] {
  return classes.flatMap((to, at) => classes.slice(0, at).map((from) => ({ from, to, work })));
}

/** Collects what transactions lock, in the worker of some test files. */
export class LockRecorder {
  readonly #edges = new Map<string, LockEdge>();
  readonly #trails = new Set<string>();
  /** The works that have asked for a named lock too late, and thereby run twice, with its class. */
  readonly late = new Map<string, string>();

  note(trail: LockTrail): void {
    // A test's own transaction is no work of the service.
    if (trail.work === 'test') return;
    if (trail.late !== undefined) this.late.set(trail.work, trail.late);
    // Most transactions lock what others have locked.
    const shape = trail.classes.join();
    if (this.#trails.has(shape)) return;
    this.#trails.add(shape);
    for (const edge of edgesOf(trail)) if (!this.#edges.has(keyOf(edge))) this.#edges.set(keyOf(edge), edge);
  }

  /** Leaves the edges for the judge of the whole run. */
  save(folder: string): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...this.#edges.values()]));
  }
}

export const savedEdges = (folder: string): LockEdge[] =>
  readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as LockEdge[]);

const isNamed = (name: string): boolean => (LOCK_CLASSES as readonly string[]).includes(name);

/**
 * What is wrong with the orders of a whole run: a named lock behind rows, or a circle among named locks, or among the rows of
 * machines. Each fault names the works that together make it.
 */
export function orderFaults(edges: readonly LockEdge[]): string[] {
  const behindRows = edges
    .filter(({ from, to }) => isNamed(to) && !isNamed(from))
    .map(({ from, to, work }) => `${work} takes ${to} behind ${from}`);
  const backwards = edges
    .filter(({ to }) => isBackwards(to))
    .map(({ from, work }) => `${work} takes ${from} against the order of their ids, behind no named lock`);
  return [
    ...behindRows,
    ...backwards,
    ...circles(edges.filter(({ from, to }) => isNamed(from) && isNamed(to))),
    ...circles(edges.filter(({ from, to }) => !isNamed(from) && !isNamed(to) && !isBackwards(to))),
  ];
}

/** The circles of a graph, each once, from the edge that closes it. */
function circles(edges: readonly LockEdge[]): string[] {
  const next = Map.groupBy(edges, ({ from }) => from);
  const found = new Map<string, string>();
  for (const edge of edges) {
    const way = wayBetween(next, edge.to, edge.from);
    if (way === undefined) continue;
    const circle = [edge, ...way];
    const name = circle
      .map(({ from }) => from)
      .toSorted()
      .join();
    if (!found.has(name))
      found.set(name, circle.map(({ from, to, work }) => `${work} takes ${to} behind ${from}`).join(', and '));
  }
  return [...found.values()];
}

/** The shortest way from one class to another. */
function wayBetween(
  next: ReadonlyMap<string, readonly LockEdge[]>,
  from: string,
  to: string,
): readonly LockEdge[] | undefined {
  const seen = new Set([from]);
  let ways: (readonly LockEdge[])[] = (next.get(from) ?? []).map((edge) => [edge]);
  while (ways.length > 0) {
    const arrived = ways.find((way) => way.at(-1)?.to === to);
    if (arrived !== undefined) return arrived;
    ways = ways.flatMap((way) => {
      const at = way.at(-1)?.to ?? '';
      if (seen.has(at)) return [];
      seen.add(at);
      return (next.get(at) ?? []).map((edge) => [...way, edge]);
    });
  }
  return undefined;
}

/** A worker keeps its modules from file to file, and so its recorder. */
export function recorderOfWorker(): LockRecorder {
  const held = globalThis as { lockRecorder?: LockRecorder };
  held.lockRecorder ??= new LockRecorder();
  return held.lockRecorder;
}
