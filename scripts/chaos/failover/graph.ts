/** Why one operation comes before another. */
export type Reason = 'write-write' | 'write-read' | 'read-write' | 'real time';

export interface Edge {
  readonly to: number;
  readonly reason: Reason;
}

/** A directed graph on the numbers from 0. */
export class Graph {
  readonly edges: Edge[][] = [];

  node(): number {
    return this.edges.push([]) - 1;
  }

  edge(from: number, to: number, reason: Reason): void {
    if (from !== to) this.edges[from]?.push({ to, reason });
  }

  /** The groups of nodes that reach each other (Tarjan's algorithm, without recursion); none where there is no cycle. */
  components(): number[][] {
    const search = new Search(this.edges);
    for (let node = 0; node < this.edges.length; node += 1) search.from(node);
    return search.found;
  }

  /** A shortest cycle through a node, within its component. */
  cycleAt(start: number, within: ReadonlySet<number>): { readonly from: number; readonly edge: Edge }[] {
    const came = new Map<number, { readonly from: number; readonly edge: Edge }>();
    const queue = [start];
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      for (const edge of this.edges[node] ?? []) {
        if (!within.has(edge.to) || came.has(edge.to)) continue;
        came.set(edge.to, { from: node, edge });
        if (edge.to === start) return pathBack(came, start);
        queue.push(edge.to);
      }
    }
    return [];
  }
}

type Step = { readonly from: number; readonly edge: Edge };

function pathBack(came: ReadonlyMap<number, Step>, start: number): Step[] {
  const steps: Step[] = [];
  let at = came.get(start);
  while (at !== undefined) {
    steps.unshift(at);
    if (at.from === start) break;
    at = came.get(at.from);
  }
  return steps;
}

/** Depth first. A node's `low` is the earliest node on the path that it reaches. */
class Search {
  readonly found: number[][] = [];
  readonly #edges: readonly (readonly Edge[])[];
  readonly #index: (number | undefined)[] = [];
  readonly #low: number[] = [];
  readonly #stack: number[] = [];
  readonly #onStack: boolean[] = [];
  #next = 0;

  constructor(edges: readonly (readonly Edge[])[]) {
    this.#edges = edges;
  }

  from(start: number): void {
    if (this.#index[start] !== undefined) return;
    const path = [this.#enter(start)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const edge = this.#edges[top.node]?.[top.at];
      top.at += 1;
      if (edge === undefined) {
        path.pop();
        this.#leave(top.node, path.at(-1)?.node);
      } else if (this.#index[edge.to] === undefined) path.push(this.#enter(edge.to));
      else if (this.#onStack[edge.to]) this.#lower(top.node, this.#index[edge.to] ?? 0);
    }
  }

  #enter(node: number): { readonly node: number; at: number } {
    this.#index[node] = this.#next;
    this.#low[node] = this.#next;
    this.#next += 1;
    this.#stack.push(node);
    this.#onStack[node] = true;
    return { node, at: 0 };
  }

  #lower(node: number, to: number): void {
    this.#low[node] = Math.min(this.#low[node] ?? to, to);
  }

  #leave(node: number, parent: number | undefined): void {
    if (parent !== undefined) this.#lower(parent, this.#low[node] ?? 0);
    if (this.#low[node] !== this.#index[node]) return;
    const component = this.#stack.splice(this.#stack.lastIndexOf(node));
    for (const member of component) this.#onStack[member] = false;
    if (component.length > 1) this.found.push(component);
  }
}
