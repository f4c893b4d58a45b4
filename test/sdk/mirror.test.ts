import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createMirror,
  createPaychart,
  type MirrorEntry,
  type MirroredEvent,
  type MirrorStore,
  memoryStore,
} from '#sdk';
import model from '../../generated/model/lifecycles.json' with { type: 'json' };
import { mirrorModel } from '../../generated/sdk/src/mirror.gen.ts';
import { rounds } from '../support/rounds.ts';

const PAYMENT = model.lifecycles['offramp-payment'];
const STATUSES = Object.keys(mirrorModel.kinds.payment?.steps ?? {});

/** A client whose feed has these events, and whose `getPayment` answers from the table. */
function clientOf(feed: readonly MirroredEvent[] = [], payments: Readonly<Record<string, object>> = {}) {
  const reads: string[] = [];
  return {
    reads,
    listEvents: {
      all: async function* () {
        yield* feed.toSorted((a, b) => Number(b.sequence) - Number(a.sequence));
      },
    },
    getPayment: async ({ id }: { id: string }) => {
      reads.push(id);
      const data = payments[id];
      return data ? { ok: true, data } : { ok: false, error: { code: 'X', message: 'x' }, response: { status: 404 } };
    },
  };
}

let sequence = 0;
const event = (resourceSequence: number, object: object, more: Partial<MirroredEvent> = {}): MirroredEvent => {
  sequence += 1;
  return {
    id: `evt_${sequence}`,
    type: 'payment.changed',
    sequence: String(sequence),
    resourceId: 'pay_1',
    resourceSequence,
    data: { object },
    ...more,
  };
};
const payment = (status: string, more: object = {}) => ({ id: 'pay_1', status, ...more });

describe('a mirror', () => {
  test('shows the newest change, whatever arrives after it', async () => {
    const mirror = createMirror(clientOf());
    const created = event(1, payment('CREATED'));
    const routing = event(9, payment('ROUTING'));
    expect(await mirror.get('payment', 'pay_1')).toBeUndefined();
    expect(await mirror.apply(routing)).toMatchObject({ outcome: 'applied', entry: { resourceSequence: 9 } });
    expect(await mirror.apply(routing)).toMatchObject({ outcome: 'known' });
    expect(await mirror.apply(created)).toMatchObject({ outcome: 'known', entry: { resource: { status: 'ROUTING' } } });
    expect(await mirror.get('payment', 'pay_1')).toMatchObject({ status: 'ROUTING' });
    expect(await mirror.get('claim', 'pay_1')).toBeUndefined();
  });

  test('ignores an unknown type of event, and distinguishes the kinds of a family', async () => {
    const mirror = createMirror(clientOf());
    expect(await mirror.apply(event(1, payment('CREATED'), { type: 'parcel.sent' }))).toEqual({ outcome: 'ignored' });
    const attached = event(1, { id: 'pat_1' }, { type: 'policy.attached', resourceId: 'pat_1' });
    const activated = event(1, payment('ACTIVE'), { type: 'policy.activated', resourceId: 'pol_1' });
    expect((await mirror.apply(activated)).entry?.kind).toBe('policy');
    // Nothing but the id is a resource that has to be read, and an attachment has no operation that reads it.
    expect(await mirror.apply(attached)).toMatchObject({ outcome: 'refused', problem: { code: 'UNREADABLE' } });
  });

  test('never shows a status that the lifecycle does not have', async () => {
    const mirror = createMirror(clientOf());
    await mirror.apply(event(1, payment('CREATED')));
    expect(await mirror.apply(event(2, payment('TELEPORTED')))).toMatchObject({
      outcome: 'refused',
      entry: { resource: { status: 'CREATED' } },
      problem: { code: 'UNKNOWN_STATUS', resourceId: 'pay_1', message: 'the lifecycle has no status TELEPORTED' },
    });
    expect(await mirror.apply(event(3, payment('toString')))).toMatchObject({ problem: { code: 'UNKNOWN_STATUS' } });
  });

  test('reports a step that is impossible in the lifecycle', async () => {
    const mirror = createMirror(clientOf());
    await mirror.apply(event(1, payment('DELIVERED')));
    expect(await mirror.apply(event(2, payment('ROUTING')))).toMatchObject({
      outcome: 'refused',
      problem: { code: 'IMPOSSIBLE_STEP', message: 'ROUTING cannot follow DELIVERED' },
    });
    expect(await mirror.get('payment', 'pay_1')).toMatchObject({ status: 'DELIVERED' });
  });

  test('reads a resource that was too large for its event', async () => {
    const client = clientOf([], { pay_1: payment('ROUTING', { memo: 'long' }) });
    const mirror = createMirror(client);
    expect((await mirror.apply(event(4, { id: 'pay_1' }))).outcome).toBe('applied');
    expect(await mirror.get('payment', 'pay_1')).toMatchObject({ memo: 'long' });
    const gone = event(4, { id: 'pay_2' }, { resourceId: 'pay_2' });
    expect(await mirror.apply(gone)).toMatchObject({ outcome: 'refused', problem: { code: 'UNREADABLE' } });
    expect(client.reads).toEqual(['pay_1', 'pay_2']);
  });

  test('fails on a temporary read error, so that the delivery is repeated', async () => {
    const failure = { ok: false, error: { code: 'TRY_AGAIN', message: 'later' }, response: { status: 503 } };
    const client = { ...clientOf(), getPayment: async () => failure };
    const mirror = createMirror(client);
    await expect(mirror.apply(event(1, { id: 'pay_1' }))).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(await mirror.get('payment', 'pay_1')).toBeUndefined();
  });

  test('catches up with the feed from its last position, and reports expired events', async () => {
    const store = memoryStore();
    const feed = [event(1, payment('CREATED')), event(2, payment('POLICY_CHECK'))];
    expect(await createMirror(clientOf(feed), store).catchUp()).toEqual({ applied: 1, isComplete: true, problems: [] });
    expect(await createMirror(clientOf(feed), store).catchUp()).toMatchObject({ applied: 0, isComplete: true });
    const lost = event(3, payment('ROUTE_QUOTED'));
    const next = event(4, payment('AWAITING_CONFIRMATION'));
    expect(await createMirror(clientOf([...feed, next]), store).catchUp()).toMatchObject({
      applied: 1,
      isComplete: false,
    });
    expect(await createMirror(clientOf([...feed, lost, next]), store).catchUp()).toMatchObject({ applied: 0 });
  });

  test.each([
    [9, [9, 10, 11], 2],
    [10, [8, 9, 10, 11], 1],
    [99, [99, 100], 1],
    [100, [9, 99, 100], 0],
  ])('compares positions as numbers: behind %s of %j it reads %s', async (position, sequences, applied) => {
    const store = memoryStore();
    await store.advance(String(position));
    const feed = sequences.map((n) =>
      event(1, payment('CREATED', { id: `pay_${n}` }), { sequence: String(n), resourceId: `pay_${n}` }),
    );
    expect(await createMirror(clientOf(feed), store).catchUp()).toMatchObject({ applied, isComplete: true });
    expect(await store.position()).toBe(String(Math.max(position, ...sequences)));
  });

  test('reads the rest of a page again after a failure in the middle', async () => {
    const store = memoryStore();
    const own = (n: number, object: object) => event(1, object, { resourceId: `pay_${n}` });
    const feed = [
      own(1, payment('CREATED')),
      own(2, { id: 'pay_2' }),
      own(3, payment('CREATED')),
      own(4, payment('CREATED')),
    ];
    const failure = { ok: false, error: { code: 'TRY_AGAIN', message: 'later' }, response: { status: 503 } };
    const failing = { ...clientOf(feed), getPayment: async () => failure };
    await expect(createMirror(failing, store).catchUp()).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(await store.position()).toBeUndefined();
    const client = clientOf(feed, { pay_2: payment('CREATED') });
    expect(await createMirror(client, store).catchUp()).toEqual({ applied: 2, isComplete: true, problems: [] });
    expect(await store.position()).toBe(feed.at(-1)?.sequence);
    for (const n of [1, 2, 3, 4]) expect(await store.read(`pay_${n}`)).toBeDefined();
  });

  test('reads a feed of several pages, and loses nothing when the second page fails', async () => {
    const feed = Array.from({ length: 450 }, (_, n) => ({
      ...event(1, payment('CREATED', { id: `pay_${n + 1}` }), { sequence: String(n + 1), resourceId: `pay_${n + 1}` }),
    })).reverse();
    let isDown = true;
    const asked: string[] = [];
    const fetch = async (url: string | URL | Request): Promise<Response> => {
      const { searchParams } = new URL(String(url));
      const from = Number(searchParams.get('cursor') ?? 0);
      asked.push(String(from));
      if (from > 0 && isDown)
        return Response.json({ statusCode: 503, code: 'TRY_AGAIN', message: 'x' }, { status: 503 });
      const to = from + Number(searchParams.get('take'));
      const link = to < feed.length ? { link: `</v1/events?take=200&order=desc&cursor=${to}>; rel="next"` } : undefined;
      return Response.json({ events: feed.slice(from, to) }, link && { headers: link });
    };
    const client = createPaychart({ baseUrl: 'http://service.test', apiKey: 'svc_test_1', fetch, maxRetries: 0 });
    const store = memoryStore();
    const mirror = createMirror(client, store);
    await expect(mirror.catchUp()).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(await store.position()).toBeUndefined();
    isDown = false;
    expect(await mirror.catchUp()).toEqual({ applied: 250, isComplete: true, problems: [] });
    expect(asked).toEqual(['0', '200', '0', '200', '400']);
    expect(await store.position()).toBe('450');
  });

  test.each(['constructor', '__proto__', 'toString', 'constructor.created', '__proto__.x', 'hasOwnProperty.y'])(
    'ignores an event of type %s',
    async (type) => {
      const mirror = createMirror(clientOf());
      expect(await mirror.apply(event(1, payment('CREATED'), { type }))).toEqual({ outcome: 'ignored' });
    },
  );

  test('shows the newer change if two receivers store at once', async () => {
    const memory = memoryStore();
    // Both have read that there is nothing, before either writes.
    const store: MirrorStore = { ...memory, read: async () => undefined };
    const [first, second] = [createMirror(clientOf(), store), createMirror(clientOf(), store)];
    await second.apply(event(5, payment('ROUTING')));
    expect((await first.apply(event(2, payment('CREATED')))).outcome).toBe('known');
    expect((await memory.read('pay_1'))?.resourceSequence).toBe(5);
  });
});

/** Everything that a sequence has. */
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('following a stream', () => {
  const feed = [9, 10, 11, 12].map((n) =>
    event(n, payment(n === 9 ? 'CREATED' : 'POLICY_CHECK'), { sequence: String(n) }),
  );
  /** Streams of the feed, and the positions that they were opened behind. */
  function streamsOf(events: readonly MirroredEvent[]) {
    const opened: string[] = [];
    const stream = async function* ({ after }: { after: string }) {
      opened.push(after);
      yield* events.filter(({ sequence: n }) => BigInt(n) > BigInt(after));
    };
    return { opened, stream };
  }

  test('reads the feed first, then keeps its position', async () => {
    const store = memoryStore();
    const { opened, stream } = streamsOf(feed);
    const changes: string[] = [];
    for await (const { outcome } of createMirror(clientOf(feed.slice(0, 2)), store).follow(stream))
      changes.push(outcome);
    expect(changes).toEqual(['applied', 'applied']);
    for await (const change of createMirror(clientOf(), store).follow(stream)) expect(change).toBeUndefined();
    expect(opened).toEqual(['10', '12']);
    expect(await store.position()).toBe('12');
  });

  test('begins with the oldest event if the feed is empty', async () => {
    const { opened, stream } = streamsOf(feed);
    const changes = await all(createMirror(clientOf()).follow(stream));
    expect(opened).toEqual(['0']);
    expect(changes.map(({ missed }) => missed)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('repeats a change whose handling failed', async () => {
    const store = memoryStore();
    await store.advance('8');
    const { opened, stream } = streamsOf(feed);
    const failing = async () => {
      for await (const { entry } of createMirror(clientOf(), store).follow(stream)) {
        if (entry?.resourceSequence === 11) throw new Error('the disk is full');
      }
    };
    await expect(failing()).rejects.toThrow('the disk is full');
    expect(await store.position()).toBe('10');
    const again = await all(createMirror(clientOf(), store).follow(stream));
    expect(again.map(({ outcome }) => outcome)).toEqual(['known', 'applied']);
    expect(opened).toEqual(['8', '10']);
  });

  test('repeats an event whose resource could not be read', async () => {
    const store = memoryStore();
    await store.advance('8');
    const { stream } = streamsOf([event(1, { id: 'pay_1' }, { sequence: '9' }), ...feed.slice(1)]);
    const failure = { ok: false, error: { code: 'TRY_AGAIN', message: 'later' }, response: { status: 503 } };
    const client = { ...clientOf(), getPayment: async () => failure };
    const failing = createMirror(client, store);
    await expect(failing.follow(stream).next()).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(await store.position()).toBe('8');
  });

  test('reports that earlier events have expired', async () => {
    const store = memoryStore();
    await store.advance('5');
    const changes = await all(createMirror(clientOf(), store).follow(streamsOf(feed).stream));
    expect(changes.map(({ missed }) => missed)).toEqual([true, undefined, undefined, undefined]);
  });

  test('uses the stream of a client', async () => {
    const text = feed.map((one) => `id: ${one.sequence}\ndata: ${JSON.stringify(one)}\n\n`).join('');
    const fetch = async () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
    const client = createPaychart({ baseUrl: 'http://service.test', apiKey: 'svc_test_1', fetch });
    const store = memoryStore();
    await store.advance('8');
    let count = 0;
    for await (const change of createMirror(client, store).follow(client.events.stream)) {
      expect(change.outcome).toBe('applied');
      count += 1;
      if (count === 4) break;
    }
    expect(await store.position()).toBe('11');
  });
});

/** A history of payments by the lifecycle, as the feed has it: numbered over all of them, each with steps that tell nothing. */
const histories = fc
  .array(fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 8 })
  .map((resources) => {
    const own = resources.map((choices, n) => historyOf(`pay_${n}`, choices));
    return own.flat().map((one, n) => ({ ...one, id: `evt_${n}`, sequence: String(n + 1) }));
  });

function historyOf(resourceId: string, choices: readonly number[]): MirroredEvent[] {
  let state = PAYMENT.initial;
  let step = 0;
  return choices.flatMap((choice, n): MirroredEvent[] => {
    const taken = PAYMENT.transitions.filter(({ from }) => from === state);
    if (n > 0 && taken.length === 0) return [];
    if (n > 0) state = taken[choice % taken.length]?.to ?? state;
    step += 1 + (choice % 3);
    const status = PAYMENT.states.find(({ name }) => name === state)?.public;
    const data = { object: { id: resourceId, status, step } };
    return [{ id: '', type: 'payment.changed', sequence: '', resourceId, resourceSequence: step, data }];
  });
}

/** Deliveries of a feed in any order: some twice, some never. */
const deliveries = histories.chain((feed) =>
  fc.record({ feed: fc.constant(feed), delivered: fc.array(fc.constantFrom(...feed), { maxLength: feed.length * 3 }) }),
);

/** What holds for every order of deliveries; the store may be a planted one. */
const property = (planted: (store: MirrorStore) => MirrorStore = (store) => store) =>
  fc.asyncProperty(deliveries, async ({ feed, delivered }) => {
    const mirror = createMirror(clientOf(feed), planted(memoryStore()));
    const shown = new Map<string, number>();
    const look = (entry: MirrorEntry | undefined) => {
      if (entry === undefined) return;
      const { status } = entry.resource as { status: string };
      expect(STATUSES).toContain(status);
      expect(entry.resourceSequence).toBeGreaterThanOrEqual(shown.get(entry.resourceId) ?? 0);
      shown.set(entry.resourceId, entry.resourceSequence);
    };
    for (const one of delivered) {
      const change = await mirror.apply(one);
      expect(change.problem).toBeUndefined();
      look(change.entry);
    }
    expect((await mirror.catchUp()).problems).toEqual([]);
    for (const [resourceId, events] of Map.groupBy(feed, (one) => one.resourceId)) {
      const newest = events.toSorted((a, b) => b.resourceSequence - a.resourceSequence)[0];
      expect(await mirror.get('payment', resourceId)).toEqual(newest?.data.object);
    }
  });

describe('deliveries in any order', () => {
  test('leave the mirror at the newest change of each resource, without a step back', async () => {
    await fc.assert(property(), { numRuns: rounds(300, 3_000), seed: 42 });
  });

  test.each<[string, (store: MirrorStore) => MirrorStore]>([
    [
      'a store that takes the latest delivery for the newest change',
      (store) => {
        const entries = new Map<string, MirrorEntry>();
        const read = async (id: string) => {
          const entry = entries.get(id);
          return entry && { ...entry, resourceSequence: 0 };
        };
        return { ...store, read, write: async (entry) => Boolean(entries.set(entry.resourceId, entry)) };
      },
    ],
    ['a store that forgets', (store) => ({ ...store, write: async () => true })],
    ['a store that is behind from the start', (store) => ({ ...store, position: async () => '1' })],
  ])('planted: %s', async (_name, planted) => {
    expect((await fc.check(property(planted), { numRuns: 500, seed: 42 })).failed).toBe(true);
  });
});
