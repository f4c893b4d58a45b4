import { afterEach, expect, it, vi } from 'vitest';
import { type Feed, type FeedEvent, NO_EVENTS } from '../../src/console/app/feed/feed-state.ts';
import {
  type EventSource,
  followEvents,
  type Pace,
  type StreamWishes,
} from '../../src/console/app/feed/follow-events.ts';
import type { Problem } from '../../src/console/app/problem.ts';

const PACE: Pace = { poll: 10, lost: 10, polling: 60, compare: 20, grace: 20, draw: 1 };
const stop: AbortController[] = [];
afterEach(() => {
  for (const one of stop.splice(0)) one.abort();
});

const problem = (code: string): Problem => ({ code, message: code, requestId: undefined, details: undefined });

/** A service whose events, stream and refusals the test decides. */
class Service implements EventSource {
  newest = 3;
  refusal: Problem | undefined;
  streamRefusal: Problem | undefined;
  hasSlot = true;
  readonly streams: StreamWishes[] = [];
  readonly asked: number[] = [];
  send: (sequence: number) => void = () => undefined;
  end: () => void = () => undefined;

  list = async (take: number) => {
    this.asked.push(take);
    if (this.refusal) return { problem: this.refusal };
    const sequences = Array.from({ length: Math.min(take, this.newest) }, (_, at) => this.newest - at);
    return { events: sequences.map(event) };
  };
  /** Slots that are taken and not given back. */
  taken = 0;
  slot = async () => {
    if (!this.hasSlot) return undefined;
    this.taken += 1;
    return () => {
      this.taken -= 1;
    };
  };
  async *stream(wishes: StreamWishes): AsyncGenerator<FeedEvent> {
    this.streams.push(wishes);
    if (this.streamRefusal) throw this.streamRefusal;
    const waiting: (FeedEvent | undefined)[] = [];
    let wake = (): void => undefined;
    const add = (one: FeedEvent | undefined): void => {
      waiting.push(one);
      wake();
    };
    this.send = (sequence) => add(event(sequence));
    this.end = () => add(undefined);
    wishes.signal.addEventListener('abort', this.end);
    wishes.onConnection(true);
    for (;;) {
      while (waiting.length > 0) {
        const next = waiting.shift();
        if (next === undefined) return;
        yield next;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}

const event = (sequence: number): FeedEvent => ({
  id: `evt_${sequence}`,
  type: 'payment.created',
  createdAt: '2026-01-01T00:00:00Z',
  resourceId: 'pay_1',
  sequence: String(sequence),
});

function follow(service: Service, pace: Pace = PACE) {
  const shown: Feed[] = [];
  const ending = new AbortController();
  stop.push(ending);
  void followEvents(service, {
    begin: NO_EVENTS,
    show: (feed) => shown.push(feed),
    signal: ending.signal,
    pace,
  });
  const state = (wanted: Feed['state']) =>
    vi.waitFor(() => expect(shown.at(-1)?.state).toBe(wanted), { timeout: 30_000, interval: 2 });
  return { shown, state, ending };
}

it('begins the stream behind the newest event of the list, and shows what it brings', async () => {
  const service = new Service();
  const { shown, state } = follow(service);
  await state('live');
  expect(service.streams[0]?.after).toBe('3');
  service.newest = 4;
  service.send(4);
  await expect.poll(() => shown.at(-1)?.events[0]?.sequence).toBe('4');
  expect(shown.at(-1)?.state).toBe('live');
});

it('shows the last events of a stream when the stream ends, however rarely it draws', async () => {
  const service = new Service();
  const { shown, state } = follow(service, { ...PACE, draw: 1_000_000 });
  await state('live');
  service.send(4);
  await expect.poll(() => shown.at(-1)?.events[0]?.sequence).toBe('4');
  // The second one waits for the next drawing, and the list does not have it.
  service.send(5);
  service.end();
  await expect.poll(() => shown.at(-1)?.events[0]?.sequence).toBe('5');
});

it('says that it is behind while the service has newer events, until they arrive', async () => {
  const service = new Service();
  const { shown, state } = follow(service);
  await state('live');
  service.newest = 5;
  await state('behind');
  expect(shown.at(-1)?.behindBy).toBe(2);
  service.send(4);
  service.send(5);
  await state('live');
});

it('says that the connection is lost, and that it is live again after reconnecting', async () => {
  const service = new Service();
  const { state } = follow(service);
  await state('live');
  service.streams[0]?.onConnection(false);
  await state('lost');
  service.streams[0]?.onConnection(true);
  await state('live');
});

it.each([
  ['the service refuses the stream', { streamRefusal: problem('TOO_MANY_STREAMS'), hasSlot: true }],
  ['other tabs hold the connections of the browser', { streamRefusal: undefined, hasSlot: false }],
])('reads the list while %s, and tries a stream again', async (_, refusing) => {
  const service = new Service();
  service.streamRefusal = refusing.streamRefusal;
  service.hasSlot = refusing.hasSlot;
  const { shown, state } = follow(service);
  await state('polling');
  service.newest = 6;
  await expect.poll(() => shown.at(-1)?.events[0]?.sequence).toBe('6');
  expect(shown.at(-1)?.state).toBe('polling');
  service.streamRefusal = undefined;
  service.hasSlot = true;
  await state('live');
});

it('retries while the service does not answer, and streams as soon as it answers', async () => {
  const service = new Service();
  service.refusal = problem('NETWORK_ERROR');
  const { state } = follow(service);
  await state('lost');
  service.refusal = undefined;
  await state('live');
});

it('stops for a credential that may not read events', async () => {
  const service = new Service();
  service.refusal = problem('INSUFFICIENT_SCOPE');
  const { state } = follow(service);
  await state('closed');
  const { length } = service.asked;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(service.asked).toHaveLength(length);
});

it('shows nothing after it has stopped', async () => {
  const service = new Service();
  const { shown, state, ending } = follow(service);
  await state('live');
  ending.abort();
  const { length } = shown;
  service.newest = 9;
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(shown).toHaveLength(length);
});

it.each<[string, (service: Service, ending: AbortController) => void]>([
  ['ends', (service) => service.end()],
  ['is left with the page', (_, ending) => ending.abort()],
])('gives its slot back when the stream %s', async (_, finish) => {
  const service = new Service();
  const { state, ending } = follow(service);
  await state('live');
  expect(service.taken).toBe(1);
  service.hasSlot = false;
  finish(service, ending);
  await expect.poll(() => service.taken).toBe(0);
});

it.each(['TOO_MANY_STREAMS', 'INSUFFICIENT_SCOPE', 'NETWORK_ERROR'])(
  'gives its slot back when the stream is refused with %s',
  async (code) => {
    const service = new Service();
    service.streamRefusal = problem(code);
    follow(service);
    await expect.poll(() => service.streams.length).toBeGreaterThan(0);
    service.hasSlot = false;
    await expect.poll(() => service.taken).toBe(0);
  },
);

it('holds one slot at most, however often the stream restarts', async () => {
  const service = new Service();
  const { state } = follow(service);
  for (let n = 0; n < 6; n += 1) {
    await state('live');
    expect(service.taken).toBe(1);
    service.end();
    await state('polling');
  }
});
