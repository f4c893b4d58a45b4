/** A state of one thing: the key is its id, the version what it was then. */
export interface Seen {
  readonly key: string;
  readonly version: string;
}

/** What a thing is before it is created: whoever is told that it is not there has read this version. */
export const ABSENT = 'absent';

/** One operation of a client, with all requests under its idempotency key. Times are milliseconds of one clock. */
export interface Operation {
  readonly id: string;
  /** Such as `confirm` or `list`. */
  readonly name: string;
  readonly invokedAt: number;
  /** When the answer came. */
  readonly completedAt: number;
  /** States that it read, or that it could only have been based on. They are of one moment. */
  readonly reads: readonly Seen[];
  /** The states that it made. */
  readonly writes: readonly Seen[];
  /** The client's own name of what it created; it must be there once. */
  readonly created?: { readonly reference: string; readonly key: string };
}

/** What the database says at the end. */
export interface Final {
  /** Every version of each thing, in order. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** The things that were created under each name. */
  readonly created: ReadonlyMap<string, readonly string[]>;
}

export type AnomalyKind = 'lost write' | 'doubled write' | 'phantom read' | 'stale read' | 'lost update' | 'cycle';

export interface Anomaly {
  readonly kind: AnomalyKind;
  readonly told: string;
}
