// Written by codegen from codegen/emit/sdk/runtime/mirror.ts: edit that file.

import { PaychartError, type Result } from './result.ts';

/** One kind of resource that events tell of. */
export interface Mirrored {
  /** The operation that reads one by its id, and its parameter; absent where the contract has none. */
  readonly read?: { readonly operation: string; readonly parameter: string };
  /** The statuses of the lifecycle, each with those that it may lead to; absent without a lifecycle. */
  readonly steps?: Readonly<Record<string, readonly string[]>>;
}

/** The resource as a mirror keeps it. */
export interface MirrorEntry<Kind extends string = string, Resource = unknown> {
  /** The kind of resource: a key of `MirroredResources`. */
  readonly kind: Kind;
  readonly resourceId: string;
  /** The number of the newest change that is applied. */
  readonly resourceSequence: number;
  readonly resource: Resource;
}

/**
 * Where a mirror keeps its entries. The default is in memory. With a database, `write` is one statement, so that several
 * receivers may share the store: `INSERT ... ON CONFLICT (resource_id) DO UPDATE ... WHERE mirror.resource_sequence <
 * excluded.resource_sequence`.
 */
export interface MirrorStore {
  read(resourceId: string): Promise<MirrorEntry | undefined>;
  /** Stores the entry unless there is one with the same or a higher `resourceSequence`. Returns whether it was stored. */
  write(entry: MirrorEntry): Promise<boolean>;
  /** Returns the `sequence` up to which the feed has been read; undefined at first. */
  position(): Promise<string | undefined>;
  advance(sequence: string): Promise<void>;
}

/** A delivery that does not fit the lifecycle. */
export interface MirrorProblem {
  /**
   * `UNKNOWN_STATUS`: the lifecycle that this package knows has no such status; a newer package may. `IMPOSSIBLE_STEP`: the
   * status cannot follow the one that was known. `UNREADABLE`: the event was too large to carry the resource, and the
   * resource could not be read.
   */
  readonly code: 'UNKNOWN_STATUS' | 'IMPOSSIBLE_STEP' | 'UNREADABLE';
  readonly resourceId: string;
  readonly eventId: string;
  readonly message: string;
}

/** The result of one delivery. */
export interface MirrorChange<Entry = MirrorEntry> {
  /**
   * `applied`: the mirror shows the change. `known`: the mirror already shows this change or a later one. `ignored`: the
   * package does not know this type of event. `refused`: the mirror goes on showing what it had; `problem` says why.
   */
  readonly outcome: 'applied' | 'known' | 'ignored' | 'refused';
  /** The resource as the mirror shows it now. */
  readonly entry?: Entry;
  readonly problem?: MirrorProblem;
}

/** The part of an event that a mirror reads: deliveries of webhooks and entries of `listEvents` have it. */
export interface MirroredEvent {
  readonly id: string;
  readonly type: string;
  readonly sequence: string;
  readonly resourceId: string;
  readonly resourceSequence: number;
  readonly data: { readonly object: object };
}

/** The part of a client that a mirror uses. */
export interface MirrorClient {
  readonly listEvents: {
    all(params: { order: 'desc'; take: number }): AsyncIterable<MirroredEvent>;
  };
}

/** The result of reading the feed. */
export interface CaughtUp {
  /** The number of events that the mirror did not know. */
  readonly applied: number;
  /** False where events have expired before they were read: read the resources that matter to you again. */
  readonly isComplete: boolean;
  readonly problems: readonly MirrorProblem[];
}

/** One event of a stream that a mirror follows. */
export type FollowedChange<Entry = MirrorEntry> = MirrorChange<Entry> & {
  /** True where events before this one have expired unread: read the resources that matter to you again. */
  readonly missed?: true;
};

/** Opens a stream of events behind a position: `paychart.events.stream`. */
export type OpenStream = (options: { after: string }) => AsyncIterable<MirroredEvent>;

/** The present state of your resources, kept by events that may come twice, late or never. */
export interface Mirror<Resources> {
  /** Takes one event. Events may come in any order, and more than once. */
  apply(event: MirroredEvent): Promise<MirrorChange<EntryOf<Resources>>>;
  /** Returns the resource as the newest known event shows it; undefined where no event has told of it. */
  get<K extends keyof Resources & string>(kind: K, resourceId: string): Promise<Resources[K] | undefined>;
  /** Reads what is new in the feed, for events that were never delivered. Call it at the start, and every few minutes. */
  catchUp(): Promise<CaughtUp>;
  /**
   * Applies a stream as it happens, from where the mirror last was: `for await (const change of
   * mirror.follow(paychart.events.stream))`. Without a position it reads the feed first. The position moves when the loop
   * asks for the next change, so that a change whose handling failed comes again. It ends with the stream.
   */
  follow(stream: OpenStream): AsyncGenerator<FollowedChange<EntryOf<Resources>>, void, undefined>;
}

export type EntryOf<Resources> = {
  [K in keyof Resources & string]: MirrorEntry<K, Resources[K]>;
}[keyof Resources & string];

const PAGE = 200;

/** A store in memory: it is empty whenever the program starts. */
export function memoryStore(): MirrorStore {
  const entries = new Map<string, MirrorEntry>();
  let position: string | undefined;
  return {
    read: async (resourceId) => entries.get(resourceId),
    write: async (entry) => {
      const known = entries.get(entry.resourceId);
      if (known !== undefined && known.resourceSequence >= entry.resourceSequence) return false;
      entries.set(entry.resourceId, entry);
      return true;
    },
    position: async () => position,
    advance: async (sequence) => {
      position = sequence;
    },
  };
}

/** The contract's facts about events and their resources. */
export interface MirrorModel {
  /** The kind of resource by the type of the event, or by the type without its last part. */
  readonly kindOf: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, Mirrored>>;
}

/** Keeps a mirror of what a client's tenant may read. */
export class EventMirror<Resources> implements Mirror<Resources> {
  readonly #client: MirrorClient;
  readonly #model: MirrorModel;
  readonly #store: MirrorStore;

  constructor(client: MirrorClient, model: MirrorModel, store: MirrorStore = memoryStore()) {
    this.#client = client;
    this.#model = model;
    this.#store = store;
  }

  async get<K extends keyof Resources & string>(kind: K, resourceId: string): Promise<Resources[K] | undefined> {
    const entry = await this.#store.read(resourceId);
    return entry?.kind === kind ? (entry.resource as Resources[K]) : undefined;
  }

  async apply(event: MirroredEvent): Promise<MirrorChange<EntryOf<Resources>>> {
    return (await this.#apply(event)) as MirrorChange<EntryOf<Resources>>;
  }

  async catchUp(): Promise<CaughtUp> {
    const since = await this.#store.position();
    const problems: MirrorProblem[] = [];
    let applied = 0;
    let newest: string | undefined;
    let oldest: string | undefined;
    for await (const event of this.#client.listEvents.all({ order: 'desc', take: PAGE })) {
      if (since !== undefined && BigInt(event.sequence) <= BigInt(since)) break;
      newest ??= event.sequence;
      oldest = event.sequence;
      const { outcome, problem } = await this.#apply(event);
      if (outcome === 'applied') applied += 1;
      if (problem) problems.push(problem);
    }
    if (newest !== undefined) await this.#store.advance(newest);
    return { applied, isComplete: follows(since, oldest), problems };
  }

  async *follow(stream: OpenStream): AsyncGenerator<FollowedChange<EntryOf<Resources>>, void, undefined> {
    if ((await this.#store.position()) === undefined) await this.catchUp();
    let last = (await this.#store.position()) ?? '0';
    for await (const event of stream({ after: last })) {
      const missed = last !== '0' && !follows(last, event.sequence);
      yield { ...(await this.apply(event)), ...(missed && { missed: true }) };
      await this.#store.advance(event.sequence);
      last = event.sequence;
    }
  }

  async #apply(event: MirroredEvent): Promise<MirrorChange> {
    const { kindOf, kinds } = this.#model;
    const kind = own(kindOf, event.type) ?? own(kindOf, event.type.slice(0, event.type.lastIndexOf('.')));
    const mirrored = kind === undefined ? undefined : own(kinds, kind);
    if (kind === undefined || mirrored === undefined) return { outcome: 'ignored' };
    const known = await this.#store.read(event.resourceId);
    if (known !== undefined && known.resourceSequence >= event.resourceSequence) {
      return { outcome: 'known', entry: known };
    }
    const fault = faultOf(mirrored, event, known);
    const carried = isWhole(event) ? event.data.object : undefined;
    const resource = fault === undefined ? (carried ?? (await this.#read(mirrored, event.resourceId))) : undefined;
    if (resource === undefined) return refusal(event, known, fault ?? UNREADABLE);
    const late = isWhole(event) ? undefined : faultOf(mirrored, { ...event, data: { object: resource } }, known);
    if (late !== undefined) return refusal(event, known, late);
    const { resourceId, resourceSequence } = event;
    const entry: MirrorEntry = { kind, resourceId, resourceSequence, resource };
    // Another receiver may have stored a later change in the meantime.
    if (await this.#store.write(entry)) return { outcome: 'applied', entry };
    const newer = await this.#store.read(resourceId);
    return { outcome: 'known', ...(newer && { entry: newer }) };
  }

  /** Reads what was too large for its event. */
  async #read({ read }: Mirrored, resourceId: string): Promise<object | undefined> {
    if (read === undefined) return undefined;
    const operations = this.#client as unknown as Readonly<Record<string, Reading | undefined>>;
    const result = await operations[read.operation]?.({ [read.parameter]: resourceId });
    if (result?.ok) return result.data;
    const status = result?.response?.status;
    if (result === undefined || status === 403 || status === 404) return undefined;
    // The service may answer later: the receiver must not acknowledge this delivery.
    throw new PaychartError(result);
  }
}

/** Names come from outside: `constructor` is none of the table's. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

type Reading = (params: Readonly<Record<string, string>>) => Promise<Result<object, { code: string; message: string }>>;

type Fault = Pick<MirrorProblem, 'code' | 'message'>;

const UNREADABLE: Fault = {
  code: 'UNREADABLE',
  message: 'the event carries the id alone, and the resource cannot be read',
};

/** An event of more than 64 KiB has the id of its resource alone. */
const isWhole = ({ data: { object } }: MirroredEvent): boolean => Object.keys(object).length > 1;

const statusOf = (resource: unknown): string | undefined => {
  const { status } = (resource ?? {}) as { status?: unknown };
  return typeof status === 'string' ? status : undefined;
};

/** Says what is wrong with the status of a change, in the face of the lifecycle and of what is known. */
function faultOf({ steps }: Mirrored, { data }: MirroredEvent, known: MirrorEntry | undefined): Fault | undefined {
  const status = statusOf(data.object);
  if (steps === undefined || status === undefined) return undefined;
  if (own(steps, status) === undefined) {
    return { code: 'UNKNOWN_STATUS', message: `the lifecycle has no status ${status}` };
  }
  const from = statusOf(known?.resource);
  if (from === undefined || from === status || own(steps, from)?.includes(status)) return undefined;
  return { code: 'IMPOSSIBLE_STEP', message: `${status} cannot follow ${from}` };
}

const refusal = (event: MirroredEvent, known: MirrorEntry | undefined, fault: Fault): MirrorChange => ({
  outcome: 'refused',
  ...(known && { entry: known }),
  problem: { ...fault, resourceId: event.resourceId, eventId: event.id },
});

/** True if the oldest event that was read follows the position directly, or if there was none to read. */
const follows = (since: string | undefined, oldest: string | undefined): boolean =>
  since === undefined || oldest === undefined || BigInt(oldest) === BigInt(since) + 1n;
