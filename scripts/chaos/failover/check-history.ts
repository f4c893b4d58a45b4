import { Graph } from './graph.ts';
import { ABSENT, type Anomaly, type AnomalyKind, type Final, type Operation, type Seen } from './history.ts';

/**
 * Checks that a history is strictly serializable, in the manner of Elle: from the order of each thing's versions follows
 * which operation comes before which, and so it does from real time. A cycle among these is an anomaly. A write that is
 * gone, is there twice, or was read and never was, is one by itself.
 */
export function checkHistory(operations: readonly Operation[], final: Final): Anomaly[] {
  const direct = [
    ...lostWrites(operations, final),
    ...doubledWrites(operations, final),
    ...phantoms(operations, final),
  ];
  return [...direct, ...new Order(operations, final).anomalies()];
}

function lostWrites(operations: readonly Operation[], { orders }: Final): Anomaly[] {
  return operations.flatMap((operation) =>
    operation.writes
      .filter(({ key, version }) => !orders.get(key)?.includes(version))
      .map((seen) => ({
        kind: 'lost write' as const,
        told: `${tell(operation)} made ${tellSeen(seen)}, which is gone`,
      })),
  );
}

/** A name that stands for two things, or two operations that both were told that they made the one state. */
function doubledWrites(operations: readonly Operation[], { created }: Final): Anomaly[] {
  const anomalies: Anomaly[] = [];
  for (const [reference, keys] of created) {
    if (keys.length > 1) anomalies.push({ kind: 'doubled write', told: `${reference} created ${keys.join(' and ')}` });
  }
  const makers = new Map<string, Operation>();
  for (const operation of operations) {
    for (const seen of operation.writes) {
      const other = makers.get(tellSeen(seen));
      if (other !== undefined)
        anomalies.push({ kind: 'doubled write', told: `${tell(other)} and ${tell(operation)} made ${tellSeen(seen)}` });
      makers.set(tellSeen(seen), operation);
    }
  }
  return anomalies;
}

function phantoms(operations: readonly Operation[], { orders }: Final): Anomaly[] {
  return operations.flatMap((operation) =>
    operation.reads
      .filter(({ key, version }) => version !== ABSENT && !orders.get(key)?.includes(version))
      .map((seen) => ({
        kind: 'phantom read' as const,
        told: `${tell(operation)} read ${tellSeen(seen)}, which never was`,
      })),
  );
}

/** The operations as a graph of what came before what. */
class Order {
  readonly #graph = new Graph();
  readonly #operations: readonly Operation[];
  readonly #orders: Final['orders'];
  /** By key and place in its order. */
  readonly #writers = new Map<string, number>();

  constructor(operations: readonly Operation[], { orders }: Final) {
    this.#operations = operations;
    this.#orders = orders;
    // An operation's node has the number of its place.
    for (const _ of operations) this.#graph.node();
    this.#addVersions();
    this.#addReads();
    this.#addRealTime();
  }

  anomalies(): Anomaly[] {
    return this.#graph.components().map((component) => {
      const within = new Set(component);
      const start = component.find((node) => node < this.#operations.length) ?? component[0] ?? 0;
      const cycle = this.#graph.cycleAt(start, within);
      const reasons = new Set(cycle.map(({ edge }) => edge.reason));
      const named = cycle.flatMap(({ from }) => this.#operations[from] ?? []);
      return { kind: kindOf(reasons, named), told: named.map(tell).join(' < ') };
    });
  }

  /** Each version comes after the one before it. What no client made, the service made by itself. */
  #addVersions(): void {
    this.#operations.forEach(({ writes }, node) => {
      for (const seen of writes) {
        const place = this.#orders.get(seen.key)?.indexOf(seen.version) ?? -1;
        if (place >= 0) this.#writers.set(`${seen.key} ${place}`, node);
      }
    });
    for (const [key, versions] of this.#orders) {
      versions.forEach((_, place) => {
        if (!this.#writers.has(`${key} ${place}`)) this.#writers.set(`${key} ${place}`, this.#graph.node());
        const [before, now] = [this.#writers.get(`${key} ${place - 1}`), this.#writers.get(`${key} ${place}`)];
        if (before !== undefined && now !== undefined) this.#graph.edge(before, now, 'write-write');
      });
    }
  }

  /** A reader comes after the writer of what it read, and before the writer of the next version. */
  #addReads(): void {
    this.#operations.forEach(({ reads }, node) => {
      for (const { key, version } of reads) {
        // A version that came back: the later one, so that nobody is accused wrongly.
        const place = this.#orders.get(key)?.lastIndexOf(version) ?? -1;
        if (place < 0 && version !== ABSENT) continue;
        const [writer, next] = [this.#writers.get(`${key} ${place}`), this.#writers.get(`${key} ${place + 1}`)];
        if (writer !== undefined) this.#graph.edge(writer, node, 'write-read');
        if (next !== undefined) this.#graph.edge(node, next, 'read-write');
      }
    });
  }

  /**
   * Whatever was answered before another one was asked comes before it. Each answer has a node of its own, and these are a
   * chain in time: edges grow with the operations and not with their square.
   */
  #addRealTime(): void {
    const answers = this.#operations
      .map(({ completedAt }, node) => ({ at: completedAt, node, mark: -1 }))
      .sort((one, other) => one.at - other.at);
    for (const answer of answers) answer.mark = this.#graph.node();
    answers.forEach(({ node, mark }, place) => {
      this.#graph.edge(node, mark, 'real time');
      const next = answers[place + 1];
      if (next !== undefined) this.#graph.edge(mark, next.mark, 'real time');
    });
    const asked = this.#operations
      .map(({ invokedAt }, node) => ({ at: invokedAt, node }))
      .sort((one, other) => one.at - other.at);
    let place = -1;
    for (const { at, node } of asked) {
      while ((answers[place + 1]?.at ?? Number.POSITIVE_INFINITY) < at) place += 1;
      const last = answers[place];
      if (last !== undefined) this.#graph.edge(last.mark, node, 'real time');
    }
  }
}

/** Two that wrote on the same base lost one update. With real time in the cycle, somebody read the past. */
function kindOf(reasons: ReadonlySet<string>, named: readonly Operation[]): AnomalyKind {
  if (!reasons.has('read-write')) return 'cycle';
  if (named.filter(({ writes, reads }) => writes.length > 0 && reads.length > 0).length > 1) return 'lost update';
  return reasons.has('real time') ? 'stale read' : 'lost update';
}

const tellSeen = ({ key, version }: Seen): string => `${key} ${version}`;

const tell = ({ id, name, invokedAt, completedAt }: Operation): string =>
  `${name} ${id} (${Math.round(invokedAt)} to ${Math.round(completedAt)} ms)`;
