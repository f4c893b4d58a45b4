import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { edgesOf } from '../../src/platform/audit/machine-edges.ts';
import { type ListTransaction, listAnomalies } from '../histories/cycles.ts';
import { type Call, notLinearizable } from '../histories/linearizable.ts';
import { type Asked, type Shown, statusModel } from '../histories/statuses.ts';

/** A feed as a client has read it, from the oldest event that it still keeps. */
export interface FeedRead {
  readonly feed: string;
  /** The sequence number of the first event: above 1 where older ones are not kept any more. */
  readonly first: number;
  readonly events: readonly string[];
  readonly calledAt: number;
  readonly returnedAt: number;
}

/** What clients have asked and were answered, and nothing that only the service knows. */
export class Histories {
  readonly #payments = new Map<string, Call<Asked, Shown>[]>();
  readonly #feeds: FeedRead[] = [];

  /** An answer about a payment. */
  answered(paymentId: string, call: Call<Asked, Shown>): void {
    this.#payments.set(paymentId, [...(this.#payments.get(paymentId) ?? []), call]);
  }

  read(feed: FeedRead): void {
    this.#feeds.push(feed);
  }

  /** The status in the last answer about each payment. */
  get shown(): ReadonlyMap<string, Shown | undefined> {
    return new Map([...this.#payments].map(([id, calls]) => [id, calls.at(-1)?.output]));
  }

  /** Answers that no order of what happened explains. */
  problems(): string[] {
    const model = statusModel(edgesOf(lifecycles['offramp-payment'].machine));
    const unordered = [...this.#payments].flatMap(([id, calls]) => {
      const found = notLinearizable(model, calls);
      return found ? [`${id}: no order explains ${told(found.stuck)} after ${told(found.ordered.slice(-3))}`] : [];
    });
    return [...unordered, ...listAnomalies(this.#transactions()).map((anomaly) => `feeds: ${anomaly}`)];
  }

  /** An event is appended to the feeds of all its parties by one transaction. */
  #transactions(): ListTransaction[] {
    const feedsOf = new Map<string, Set<string>>();
    for (const { feed, events } of this.#feeds)
      for (const event of events) feedsOf.set(event, (feedsOf.get(event) ?? new Set()).add(feed));
    const appended = [...feedsOf].map(([value, feeds]) => ({
      name: value,
      appends: [...feeds].map((list) => ({ list, value })),
      reads: [],
    }));
    const reads = this.#feeds.flatMap((read, number) => {
      const before = this.#keptBefore(read);
      if (before === undefined) return [];
      const { feed, events, calledAt, returnedAt } = read;
      return [
        {
          name: `read ${number}`,
          appends: [],
          reads: [{ list: feed, values: [...before, ...events] }],
          during: [calledAt, returnedAt] as const,
        },
      ];
    });
    return [...appended, ...reads];
  }

  /** The events before the first one that was read; undefined where nobody has read them while they were kept. */
  #keptBefore({ feed, first }: FeedRead): readonly string[] | undefined {
    if (first === 1) return [];
    const whole = this.#feeds.find((read) => read.feed === feed && read.first === 1 && read.events.length >= first - 1);
    return whole?.events.slice(0, first - 1);
  }
}

const told = (calls: readonly Call<Asked, Shown>[]): string =>
  calls.map(({ input, output, calledAt }) => `${input.operation} ${output} (${Math.round(calledAt)})`).join(', ');
