import { pause } from './callbacks.ts';
import type { Operation } from './operation.ts';
import { type CallOptions, type PaychartOptions, requireAmount } from './options.ts';
import type { Call } from './result.ts';
import { retryAfterMs } from './retry.ts';
import { type Sent, send } from './send.ts';

/** The time limit and the goal of a wait. */
export interface WaitOptions<Status extends string> extends Pick<CallOptions, 'headers' | 'signal' | 'tenantId'> {
  /** The status, or those of which any will do. */
  until: Status | readonly Status[];
  /** Milliseconds in all, requests included; 60,000 by default. */
  timeoutMs?: number;
}

/** The status that was waited for did not come. */
export type WaitError<Status extends string = string> =
  /** Time is up. The resource goes on: wait again. */
  | { code: 'WAIT_TIMEOUT'; status: Status; message: string }
  /** The resource has a status from which it never comes there. */
  | { code: 'WAIT_ENDED'; status: Status; message: string };

/**
 * Waits until a resource has a status, or has had it since the call. The data is the resource as it is then: a status
 * that lasts for a moment may be over.
 */
export type WaitMethod<T, E, Status extends string> = (
  id: string | { readonly id: string },
  options: WaitOptions<Status>,
) => Call<T, E | WaitError<Status>>;

/**
 * The statuses of a resource, and for each a number in hexadecimal digits, whose bit n says that the n-th may come later:
 * `HELD DELIVERED CANCELED|6 0 0`. Where several kinds of a resource are read in one place, each has its own, by the value
 * of the member that tells them apart: FAILED can be the end of one kind and not of another.
 */
export type Ways = string | { readonly by: string; readonly of: Readonly<Record<string, string>> };

/** The contract's facts about a resource that can be waited for. */
export interface Waiting {
  /** The operation that reads it, by the one parameter of its path. */
  readonly name: string;
  readonly operation: Operation;
  readonly way: Ways;
  /** Lists the tenant's events. */
  readonly events: Operation;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
/** The last look begins so long before the end, so that it can be answered. */
const LAST_LOOK_MS = 250;
/** The response of a list of events. */
const LONGEST_LOOK_MS = 5_000;
/** Without news the resource is read at every fourth look: an event is written a moment after its change. */
const READ_EVERY = 4;

/** Looks at the events of the resource, and reads it when there are new ones, until it has or has had the status. */
export async function waitFor(
  client: PaychartOptions,
  waiting: Waiting,
  id: string,
  given: WaitOptions<string> | undefined,
): Promise<Sent> {
  const { until, timeoutMs = DEFAULT_TIMEOUT_MS, ...options } = given ?? { until: [] };
  if (until === undefined || until.length === 0) {
    throw new TypeError(`wait needs the status to wait for, such as wait('${id}', { until: 'DELIVERED' })`);
  }
  requireAmount('timeoutMs', timeoutMs);
  const wanted = new Set(typeof until === 'string' ? [until] : until);
  const endsAt = performance.now() + timeoutMs;
  const lastLookAt = endsAt - Math.min(LAST_LOOK_MS, timeoutMs / 4);
  const leftMs = () => Math.max(0, endsAt - performance.now());
  // Events that are not answered leave time to read the resource itself.
  const feed = new Feed(client, waiting, id, () => ({
    ...options,
    deadlineMs: Math.min(LONGEST_LOOK_MS, leftMs() / 2),
  }));
  await feed.begin();
  let pauseMs = FIRST_PAUSE_MS;
  let hasEnded = false;
  let known: Read | undefined;
  for (let look = 0; ; look += 1) {
    const isLast = performance.now() >= lastLookAt;
    const news = await feed.next();
    if (hasEnded || isLast || news !== 'none' || look % READ_EVERY === 0) {
      const sent = await read(client, waiting, id, { ...options, deadlineMs: leftMs() });
      if (!sent.ok) return known && performance.now() >= endsAt ? late(known, id, timeoutMs) : sent;
      known = sent;
      const status = statusOf(sent);
      if (wanted.has(status) || feed.hasSeen(wanted)) return sent;
      if (hasEnded) return unmet(sent, 'WAIT_ENDED', `${id} is ${status}, ${why(wanted)}`);
      if (isLast) return late(sent, id, timeoutMs);
      // The event of a status that lasted for a moment may come after the end: one more look.
      hasEnded = !canCome(waiting.way, sent.data as Record<string, unknown>, wanted);
    }
    const untilLastMs = Math.max(0, lastLookAt - performance.now());
    await pause(client, Math.min(pauseMs, untilLastMs), untilLastMs, options.signal);
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
  }
}

const why = (wanted: ReadonlySet<string>): string => `from which it cannot become ${[...wanted].join(' or ')}`;

/** Whether the resource can still reach one of these statuses; true for a status that this package does not know. */
function canCome(ways: Ways, resource: Record<string, unknown>, wanted: ReadonlySet<string>): boolean {
  const way =
    typeof ways === 'string' ? ways : Object.entries(ways.of).find(([kind]) => kind === resource[ways.by])?.[1];
  const [statuses, numbers] = (way ?? '').split('|').map((list) => list.split(' '));
  const at = statuses?.indexOf(String(resource.status)) ?? -1;
  const number = numbers?.[at];
  if (number === undefined) return true;
  const later = BigInt(`0x${number}`);
  return [...wanted].some((status) => {
    const place = statuses?.indexOf(status) ?? -1;
    return place < 0 ? later > 0n : (later >> BigInt(place)) % 2n === 1n;
  });
}

function read(client: PaychartOptions, { name, operation }: Waiting, id: string, options: CallOptions): Promise<Sent> {
  const [, parameter = 'id'] = /\{(\w+)\}$/.exec(operation.path) ?? [];
  return send(client, { name, operation, params: { [parameter]: id }, options });
}

type Read = Extract<Sent, { ok: true }>;

const statusOf = ({ data }: Read): string => (data as { status: string }).status;

const late = (known: Read, id: string, timeoutMs: number): Sent =>
  unmet(known, 'WAIT_TIMEOUT', `${id} is still ${statusOf(known)} after ${timeoutMs} ms`);

const unmet = (known: Read, code: string, message: string): Sent => {
  const { response, attempts } = known;
  const error = { code, status: statusOf(known), message };
  return { ok: false, data: undefined, error, response, attempts };
};

interface StatusEvent {
  sequence: number;
  data: { object: { status?: string; internalStatus?: string } };
}

/** The statuses of a resource that events have told of since the call. */
class Feed {
  readonly #list: () => Promise<Sent>;
  readonly #seen = new Set<string>();
  /** The newest event that is known; none until a list has been read. */
  #last: number | undefined;
  /** A key may read the resource and not the events. */
  #isClosed = false;
  /** Until then the service wants not to be asked. */
  #asksAgainAt = 0;

  constructor(client: PaychartOptions, { events }: Waiting, resourceId: string, options: () => CallOptions) {
    this.#list = () =>
      send(client, {
        name: 'listEvents',
        operation: events,
        params: { resourceId },
        options: { ...options(), maxRetries: 0 },
      });
  }

  hasSeen(wanted: ReadonlySet<string>): boolean {
    return [...this.#seen].some((status) => wanted.has(status));
  }

  /** Reads what has happened before the call, which is no news. */
  async begin(): Promise<void> {
    await this.next();
  }

  async next(): Promise<'some' | 'none' | 'unknown'> {
    if (this.#isClosed || performance.now() < this.#asksAgainAt) return 'unknown';
    const sent = await this.#list();
    if (!sent.ok) {
      this.#heed(sent.response);
      return 'unknown';
    }
    const { events } = sent.data as { events: StatusEvent[] };
    const before = this.#last;
    this.#last = Math.max(before ?? 0, ...events.map(({ sequence }) => sequence));
    // Where no earlier look has succeeded, nobody knows which of these happened before the call.
    if (before === undefined) return 'unknown';
    const news = events.filter(({ sequence }) => sequence > before);
    for (const { data } of news) {
      // A resource may have two statuses, its own and the one of its family: either may be waited for.
      for (const status of [data.object.status, data.object.internalStatus]) if (status) this.#seen.add(status);
    }
    return news.length > 0 ? 'some' : 'none';
  }

  /** Only a refusal that will be repeated ends the feed; anything else may be over at the next look. */
  #heed(response: Response | undefined): void {
    if (response === undefined) return;
    this.#isClosed = response.status === 403 || response.status === 404;
    this.#asksAgainAt = performance.now() + (retryAfterMs(response.headers.get('retry-after'), Date.now()) ?? 0);
  }
}
