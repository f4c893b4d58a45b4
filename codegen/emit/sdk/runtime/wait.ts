import type { Operation } from './operation.ts';
import type { CallOptions, PaychartOptions } from './options.ts';
import type { Call } from './result.ts';
import { sleep } from './retry.ts';
import { type Sent, send } from './send.ts';

/** How long to wait, and for what. */
export interface WaitOptions<Status extends string> extends Pick<CallOptions, 'headers' | 'signal' | 'tenantId'> {
  /** The status, or those of which any will do. */
  until: Status | readonly Status[];
  /** Milliseconds in all; 60,000 unless told. */
  timeoutMs?: number;
}

/** The status that was waited for did not come. */
export type WaitError<Status extends string = string> =
  /** Time is up. The resource goes on: wait again. */
  | { code: 'WAIT_TIMEOUT'; status: Status; message: string }
  /** The resource has a status that it keeps, and it is another. */
  | { code: 'WAIT_ENDED'; status: Status; message: string };

/**
 * Waits until a resource has a status, or has had it since the call. The data is the resource as it is then: a status
 * that lasts for a moment may be over.
 */
export type WaitMethod<T, E, Status extends string> = (
  id: string,
  options: WaitOptions<Status>,
) => Call<T, E | WaitError<Status>>;

/** What the contract says of a resource that can be waited for. */
export interface Waiting {
  /** The operation that reads it, by the one parameter of its path. */
  readonly name: string;
  readonly operation: Operation;
  /** Statuses without a way out. */
  readonly final: readonly string[];
  /** Lists the tenant's events. */
  readonly events: Operation;
}

type Options = Pick<CallOptions, 'headers' | 'signal' | 'tenantId'>;

const DEFAULT_TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
/** Without news the resource is read at every fourth look: an event is written a moment after its change. */
const READ_EVERY = 4;

/** Looks at the events of the resource, and reads it when there are new ones, until it has or has had the status. */
export async function waitFor(
  client: PaychartOptions,
  waiting: Waiting,
  id: string,
  { until, timeoutMs = DEFAULT_TIMEOUT_MS, ...options }: WaitOptions<string>,
): Promise<Sent> {
  const wanted = new Set(typeof until === 'string' ? [until] : until);
  const endsAt = Date.now() + timeoutMs;
  const feed = new Feed(client, waiting, id, options);
  await feed.begin();
  let pauseMs = FIRST_PAUSE_MS;
  let hasEnded = false;
  for (let look = 0; ; look += 1) {
    const isLast = Date.now() >= endsAt;
    const news = await feed.next();
    if (hasEnded || isLast || news !== 'none' || look % READ_EVERY === 0) {
      const sent = await read(client, waiting, id, options);
      if (!sent.ok) return sent;
      const { status } = sent.data as { status: string };
      if (wanted.has(status) || feed.hasSeen(wanted)) return sent;
      if (hasEnded) return unmet(sent, 'WAIT_ENDED', status, `${id} is ${status}, which it stays`);
      if (isLast) return unmet(sent, 'WAIT_TIMEOUT', status, `${id} is still ${status} after ${timeoutMs} ms`);
      // The event of a status that lasted for a moment may come after the end: one more look.
      hasEnded = waiting.final.includes(status);
    }
    await (client.sleep ?? sleep)(Math.max(0, Math.min(pauseMs, endsAt - Date.now())), options.signal);
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
  }
}

function read(client: PaychartOptions, { name, operation }: Waiting, id: string, options: Options): Promise<Sent> {
  const [, parameter = 'id'] = /\{(\w+)\}$/.exec(operation.path) ?? [];
  return send(client, { name, operation, params: { [parameter]: id }, options });
}

const unmet = (
  { response, attempts }: Extract<Sent, { ok: true }>,
  code: string,
  status: string,
  message: string,
): Sent => {
  const error = { code, status, message };
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
  #last = 0;
  /** A key may read the resource and not the events. */
  #isClosed = false;

  constructor(client: PaychartOptions, { events }: Waiting, resourceId: string, options: Options) {
    const call = {
      name: 'listEvents',
      operation: events,
      params: { resourceId },
      options: { ...options, maxRetries: 0 },
    };
    this.#list = () => send(client, call);
  }

  /** What has happened before the call is no news. */
  async begin(): Promise<void> {
    await this.next();
    this.#seen.clear();
  }

  hasSeen(wanted: ReadonlySet<string>): boolean {
    return [...this.#seen].some((status) => wanted.has(status));
  }

  async next(): Promise<'some' | 'none' | 'unknown'> {
    if (this.#isClosed) return 'unknown';
    const sent = await this.#list();
    if (!sent.ok) {
      this.#isClosed = sent.response !== undefined && sent.response.status < 500;
      return 'unknown';
    }
    const { events } = sent.data as { events: StatusEvent[] };
    const news = events.filter(({ sequence }) => sequence > this.#last);
    for (const { sequence, data } of news) {
      this.#last = Math.max(this.#last, sequence);
      // A payment has a status of its own form and the one that all payments share: either may be waited for.
      for (const status of [data.object.status, data.object.internalStatus]) if (status) this.#seen.add(status);
    }
    return news.length > 0 ? 'some' : 'none';
  }
}
