import type { Problem } from '../problem.ts';
import { comparedWith, type Feed, type FeedEvent, inState, lastOf, withNews } from './feed-state.ts';

/** The two ways in which the service tells its events. */
export interface EventSource {
  /** The newest events. */
  readonly list: (take: number) => Promise<{ readonly events: readonly FeedEvent[] } | { readonly problem: Problem }>;
  /** Events as they happen. It connects again by itself, and throws a Problem if it gives up. */
  readonly stream: (options: StreamWishes) => AsyncIterable<FeedEvent>;
  /** Permission to hold a connection open; undefined if there is none left. */
  readonly slot: () => Promise<(() => void) | undefined>;
}

export interface StreamWishes {
  /** The sequence behind which it begins. */
  readonly after: string;
  readonly signal: AbortSignal;
  readonly onConnection: (isOpen: boolean) => void;
}

/** How long things take, in milliseconds. */
export interface Pace {
  readonly poll: number;
  /** Between two looks while the service does not answer. */
  readonly lost: number;
  /** For how long the list is read before a stream is tried again. */
  readonly polling: number;
  /** Between two comparisons with the newest event of the service. */
  readonly compare: number;
  /** What a stream may lag before it counts as behind. */
  readonly grace: number;
  /** Least time between two drawings. */
  readonly draw: number;
}

export const PACE: Pace = { poll: 1000, lost: 4000, polling: 60_000, compare: 15_000, grace: 1500, draw: 400 };

const PAGE = 50;
const CLOSED = ['INSUFFICIENT_SCOPE', 'MEMBER_NOT_ACTIVE'];

export interface Following {
  /** The feed so far. */
  readonly begin: Feed;
  readonly show: (feed: Feed) => void;
  readonly signal: AbortSignal;
  readonly pace?: Pace;
}

/** Follows the events of a tenant by a stream, and by the list where a stream is refused, until the signal aborts. */
export async function followEvents(source: EventSource, following: Following): Promise<void> {
  const { begin, show, signal, pace = PACE } = following;
  let feed = begin;
  const set = (change: (before: Feed) => Feed): void => {
    const next = change(feed);
    if (signal.aborted || next === feed) return;
    feed = next;
    show(feed);
  };
  /** Reads the newest page. False if the service did not answer. */
  const look = async (state: 'live' | 'polling' | 'connecting'): Promise<boolean | 'closed'> => {
    const found = await source.list(PAGE);
    if ('problem' in found) {
      const isClosed = CLOSED.includes(found.problem.code);
      set((before) => inState(before, isClosed ? 'closed' : 'lost'));
      return isClosed ? 'closed' : false;
    }
    set((before) => inState(withNews(before, found.events), state));
    return true;
  };
  const poll = async (): Promise<'closed' | 'again'> => {
    const until = performance.now() + pace.polling;
    let wasLost = false;
    while (!signal.aborted) {
      const seen = await look('polling');
      if (seen === 'closed') return 'closed';
      // Whatever ended the stream has passed, or enough time has.
      if (seen && (wasLost || performance.now() > until)) return 'again';
      wasLost = !seen;
      await pause(seen ? pace.poll : pace.lost, signal);
    }
    return 'again';
  };
  while (!signal.aborted) {
    const seen = await look('connecting');
    if (seen === 'closed') return;
    const isOver = seen && (await streamed(source, { feed: () => feed, set, signal, pace }));
    if (isOver === 'closed' || (await poll()) === 'closed') return;
  }
}

interface Streaming {
  readonly feed: () => Feed;
  readonly set: (change: (before: Feed) => Feed) => void;
  readonly signal: AbortSignal;
  readonly pace: Pace;
}

/** Reads the stream until it gives up. */
async function streamed(source: EventSource, streaming: Streaming): Promise<'closed' | 'refused'> {
  const { feed, set, signal, pace } = streaming;
  const release = await source.slot();
  if (release === undefined) return 'refused';
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const draw = drawing((news) => set((before) => withNews(before, news)), both, pace.draw);
  const onConnection = (isOpen: boolean): void => set((before) => inState(before, isOpen ? 'live' : 'lost'));
  void compare(source, streaming, both);
  try {
    const stream = source.stream({ after: String(lastOf(feed())), signal, onConnection });
    for await (const event of stream) draw(event);
    return 'refused';
  } catch (thrown) {
    const isClosed = CLOSED.includes((thrown as Partial<Problem>).code ?? '');
    if (isClosed) set((before) => inState(before, 'closed'));
    return isClosed ? 'closed' : 'refused';
  } finally {
    draw(undefined);
    stop.abort();
    release();
  }
}

/** Collects events, so that a burst of them is drawn a few times and not once for each. */
function drawing(
  show: (news: readonly FeedEvent[]) => void,
  signal: AbortSignal,
  ms: number,
): (event: FeedEvent | undefined) => void {
  const waiting: FeedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    shownAt = performance.now();
    if (waiting.length > 0) show(waiting.splice(0));
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (event) => {
    if (event === undefined) return flush();
    waiting.push(event);
    timer ??= setTimeout(flush, Math.max(20, shownAt + ms - performance.now()));
  };
}

/** Finds out whether the open stream keeps up with the service. */
async function compare(source: EventSource, { feed, set, pace }: Streaming, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(pace.compare, signal);
    if (signal.aborted || !['live', 'behind'].includes(feed().state)) {
      if (signal.aborted) return;
      continue;
    }
    const found = await source.list(1);
    const newest = 'events' in found ? Number(found.events[0]?.sequence ?? 0) : 0;
    await pause(pace.grace, signal);
    if (signal.aborted) return;
    if (newest > 0) set((before) => (before.state === 'lost' ? before : comparedWith(before, newest)));
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
