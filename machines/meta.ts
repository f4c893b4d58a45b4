/** Where a machine, a state or a transition comes from; its description never says so. */
export interface Sourced {
  /** Sections of the specification (`A 3.1`) and numbers of decisions (`D-085`). */
  readonly requirements?: readonly string[];
}

/** The sender of an event that no request sends. */
export type EventSource = 'provider' | 'chain' | 'operator' | 'service';

/** The facts about a machine: where its rows are stored and who may see them. */
export interface MachineMeta extends Sourced {
  /** The folder in `src/`, `spec/` and `machines/` that owns the aggregate. */
  readonly domain: string;
  /** The table whose rows are the machine's instances. */
  readonly table: string;
  /** The prefix of the ids of its resources (D-047). Payments of both generations share one. */
  readonly idPrefix: string;
  /** Context keys that hold a tenant which may see the row; the first wall of tenant isolation filters by them. */
  readonly parties: readonly string[];
  /** The context key of the tenant whose test clock rules the aggregate, `id` for a tenant itself (D-067, D-469). */
  readonly clock: string;
  /**
   * When set, each change of the projected value writes one event `<family>.<value in snake_case>` (A 3.6, D-386).
   * Machines without it name their events in effects.
   */
  readonly family?: string;
  /**
   * Who sends an event besides what is known of it: the operations whose `x-lifecycle` names it, its deadline, and the facts
   * of a passing state. An event that nothing else is known of is the service's own.
   */
  readonly sentBy?: Readonly<Record<string, readonly EventSource[]>>;
  /** Rows are erased when their retention is over; their history stays. */
  readonly isErased?: boolean;
}

/**
 * Either a key of `parties`, which holds a tenant, or a word for somebody whom the context does not name.
 */
export type Waiter = `${string}enantId` | 'operator' | 'approval' | 'recipient' | 'counterparty';

/** The facts about a state. */
export interface StateMeta extends Sourced {
  /** The value that the outside sees; the state's own name where it is absent. */
  readonly public?: string;
  /** The event that the engine sends by itself when the context's absolute time `at` is reached. */
  readonly deadline?: { readonly event: string; readonly at: string };
  /**
   * The party that has to act next, and the events that it can send. Leave it out if nobody has to act, or if the state
   * waits for a provider, the chain, a deadline or its facts: the events show that.
   */
  readonly waitsFor?: { readonly who: Waiter; readonly events: readonly string[] };
  /** The reason for which nothing leads to the state, which the generator refuses otherwise. */
  readonly unreached?: string;
  /**
   * The reason for which nothing leads out of the state although it is not final, which the generator refuses
   * otherwise.
   */
  readonly stays?: string;
}

/** The only type of `meta` in `setup({ types })`; a transition has nothing but its requirements. */
export type Meta = MachineMeta | StateMeta;
