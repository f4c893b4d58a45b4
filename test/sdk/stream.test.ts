import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallEvent, createPaychart, type PaychartError, streamEvents } from '#sdk';
import { StreamBlocks } from '../../generated/sdk/src/stream-blocks.ts';

const OPTIONS = { baseUrl: 'http://service.test', apiKey: 'svc_test_1', retryBaseMs: 1 } as const;

const event = (sequence: number): string =>
  `id: ${sequence}\ndata: ${JSON.stringify({ sequence: String(sequence) })}\n\n`;

const streaming = (text: string, more: ResponseInit = {}, body: string | ReadableStream = text): Response =>
  new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' }, ...more });

const refusal = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json({ statusCode: status, code, message: 'No.', requestId: 'req_1' }, { status, headers });

/** A service that answers so, one after another, and the requests that it got. */
function service(...answers: (() => Response | Promise<Response>)[]) {
  const asked: Request[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    asked.push(new Request(url, init));
    const answer = answers[asked.length - 1];
    if (answer === undefined) throw new TypeError('nobody is there');
    return answer();
  };
  return { asked, client: createPaychart({ ...OPTIONS, fetch }), fetch };
}

async function take<T>(stream: AsyncIterable<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  for await (const one of stream) if (taken.push(one) === count) break;
  return taken;
}

const sequencesOf = (events: readonly { sequence: string }[]): string[] => events.map(({ sequence }) => sequence);

describe('events.stream', () => {
  test('requests a stream with its filters after `after`, and closes the connection with the loop', async () => {
    const { asked, client } = service(() => streaming(event(8) + event(9)));
    const events = await take(client.events.stream({ after: '7', type: 'payment.*', resourceId: 'pay_1' }), 1);
    expect(sequencesOf(events)).toEqual(['8']);
    const [request] = asked;
    expect(request?.url).toBe('http://service.test/v1/events?type=payment.*&resourceId=pay_1');
    expect(request?.headers.get('accept')).toBe('text/event-stream');
    expect(request?.headers.get('last-event-id')).toBe('7');
    expect(request?.headers.get('x-service-api-key')).toBe('svc_test_1');
    expect(request?.signal.aborted).toBe(true);
  });

  test('reconnects after the last id, even one without an event, and repeats no event', async () => {
    const { asked, client } = service(
      () => streaming('retry: 1000\n\nid: 4\n\n'),
      () => streaming(`${event(5) + event(6)}id: 7\nda`),
      () => refusal(503, 'TRY_AGAIN'),
      () => Promise.reject(new TypeError('fetch failed')),
      () => streaming(event(5) + event(6) + event(7)),
    );
    expect(sequencesOf(await take(client.events.stream(), 3))).toEqual(['5', '6', '7']);
    expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '4', '6', '6', '6']);
  });

  test('is a function of its own, too', async () => {
    const { fetch } = service(() => streaming(event(1)));
    expect(sequencesOf(await take(streamEvents({ ...OPTIONS, fetch }), 1))).toEqual(['1']);
  });

  test.each([
    [401, 'API_KEY_REVOKED'],
    [403, 'INSUFFICIENT_SCOPE'],
    [400, 'VALIDATION_FAILED'],
  ])('throws a permanent refusal: %s %s', async (status, code) => {
    const { asked, client } = service(() => refusal(status, code));
    const error = await client.events
      .stream()
      .next()
      .catch((thrown: PaychartError) => thrown);
    expect(error).toMatchObject({ name: 'PaychartError', code, status });
    expect(asked).toHaveLength(1);
  });

  test('throws if the address is not that of the service', async () => {
    const { client } = service(() => Response.json({ hello: 'world' }));
    await expect(client.events.stream().next()).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
  });

  test('throws a failure that repeats too often', async () => {
    const busy = () => refusal(429, 'TOO_MANY_STREAMS', { 'retry-after': '0' });
    const { asked, client } = service(busy, busy, busy);
    await expect(client.events.stream({ maxRetries: 2 }).next()).rejects.toMatchObject({ code: 'TOO_MANY_STREAMS' });
    expect(asked).toHaveLength(3);
    const gone = service();
    await expect(gone.client.events.stream({ maxRetries: 1 }).next()).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      error: { reason: 'CONNECTION', host: 'service.test' },
    });
    const ending = service(
      () => streaming('id: 1\n\n'),
      () => streaming('id: 1\n\n'),
    );
    await expect(ending.client.events.stream({ maxRetries: 1 }).next()).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
    });
  });

  test('resets the count of failures after an event', async () => {
    const fail = () => refusal(503, 'TRY_AGAIN');
    const { client } = service(
      fail,
      fail,
      () => streaming(event(1)),
      fail,
      () => streaming(event(2)),
    );
    expect(await take(client.events.stream({ maxRetries: 2 }), 2)).toHaveLength(2);
  });

  test('waits as long as the service asks, and longer each time otherwise', async () => {
    const waits: number[] = [];
    const answers = [
      () => refusal(429, 'TOO_MANY_STREAMS', { 'retry-after': '10' }),
      ...Array.from({ length: 5 }, () => () => refusal(503, 'TRY_AGAIN')),
      () => streaming(event(1)),
    ];
    const { fetch } = service(...answers);
    const sleep = async (ms: number) => void waits.push(ms);
    const client = createPaychart({ ...OPTIONS, fetch, sleep, random: () => 1, retryBaseMs: 100, retryMaxMs: 1_000 });
    await take(client.events.stream(), 1);
    expect(waits).toEqual([10_100, 200, 400, 800, 1_000, 1_000]);
  });

  test('ends with the signal, during a wait and during a stream', async () => {
    const stop = new AbortController();
    const open = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(event(1))) });
    const { client } = service(() => new Response(open, { headers: { 'content-type': 'text/event-stream' } }));
    const seen: string[] = [];
    for await (const { sequence } of client.events.stream({ signal: stop.signal })) {
      seen.push(sequence);
      stop.abort();
    }
    expect(seen).toEqual(['1']);

    const waiting = new AbortController();
    const lost = service(() => refusal(503, 'TRY_AGAIN', { 'retry-after': '60' }));
    const next = lost.client.events.stream({ signal: waiting.signal }).next();
    setTimeout(() => waiting.abort(), 20);
    expect(await next).toEqual({ done: true, value: undefined });
    expect(await client.events.stream({ signal: AbortSignal.abort() }).next()).toMatchObject({ done: true });
  });

  test('delivers events whose JSON holds U+2028, U+2029 or U+0085', async () => {
    const memo = 'a\u2028b\u2029c\u0085d';
    const text = `id: 1\ndata: ${JSON.stringify({ sequence: '1', memo })}\n\n${event(2)}`;
    expect(text).toContain('\u2028');
    const { client } = service(() => streaming(text));
    expect(await take(client.events.stream(), 2)).toMatchObject([{ sequence: '1', memo }, { sequence: '2' }]);
  });

  test('skips a byte order mark at the beginning of a stream', async () => {
    const { client } = service(() => streaming(`\uFEFF${event(1)}`));
    expect(sequencesOf(await take(client.events.stream(), 1))).toEqual(['1']);
  });

  test('decodes a character whose bytes arrive in two pieces', async () => {
    const bytes = new TextEncoder().encode(`id: 1\ndata: {"sequence":"1","memo":"\u{1F600}"}\n\n`);
    const at = bytes.indexOf(0xf0) + 2;
    const pieces = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes.slice(0, at));
        controller.enqueue(bytes.slice(at));
        controller.close();
      },
    });
    const { client } = service(() => new Response(pieces, { headers: { 'content-type': 'text/event-stream' } }));
    expect(await take(client.events.stream(), 1)).toEqual([{ sequence: '1', memo: '\u{1F600}' }]);
  });

  test.each([
    ['an id that is no sequence', 'id: proxy-7\ndata: {"sequence":"7"}\n\n'],
    ['an id with a sign', 'id: -2\ndata: {"sequence":"2"}\n\n'],
    ['an empty id', 'id\ndata: {"sequence":"2"}\n\n'],
    ['an event that is cut', 'id: 2\ndata: {"sequence":\n\n'],
    ['an event without JSON', 'id: 2\ndata: <html>\n\n'],
  ])('reconnects after the last whole event after %s', async (_, broken) => {
    const { asked, client } = service(
      () => streaming(event(1) + broken + event(3)),
      () => streaming(event(2) + event(3)),
    );
    expect(sequencesOf(await take(client.events.stream({ after: '0' }), 3))).toEqual(['1', '2', '3']);
    expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual(['0', '1']);
  });

  test('throws INVALID_RESPONSE if every connection brings the same broken event', async () => {
    const broken = () => streaming('id: 2\ndata: {"sequence":\n\n');
    const { asked, client } = service(broken, broken, broken);
    await expect(client.events.stream({ after: '1', maxRetries: 2 }).next()).rejects.toMatchObject({
      name: 'PaychartError',
      code: 'INVALID_RESPONSE',
      error: { body: '{"sequence":' },
    });
    expect(asked).toHaveLength(3);
  });

  test('refuses a position that is no sequence before it sends a request', async () => {
    const { asked, client } = service(() => streaming(event(1)));
    await expect(client.events.stream({ after: 'evt_1' }).next()).rejects.toThrow('after must be the sequence');
    expect(asked).toHaveLength(0);
  });

  test('compares ids as numbers across one and two digits', async () => {
    const { client } = service(
      () => streaming(event(8) + event(9) + event(10) + event(9)),
      () => streaming(event(10) + event(11) + event(100)),
    );
    expect(sequencesOf(await take(client.events.stream({ after: '7' }), 5))).toEqual(['8', '9', '10', '11', '100']);
  });

  describe('without any bytes', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
    afterEach(() => void vi.useRealTimers());

    test('reconnects after half a minute', async () => {
      const silent = (): Response => streaming('', {}, new ReadableStream());
      const { asked, client } = service(silent, () => streaming(event(2)));
      const taken = take(client.events.stream({ after: '1' }), 1);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(10);
      expect(sequencesOf(await taken)).toEqual(['2']);
      expect(asked).toHaveLength(2);
    });

    test('reconnects if the answer itself takes half a minute', async () => {
      const { asked, client } = service(
        () => new Promise<Response>(() => {}),
        () => streaming(event(2)),
      );
      const taken = take(client.events.stream({ after: '1' }), 1);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(10);
      expect(sequencesOf(await taken)).toEqual(['2']);
    });
  });

  describe('without events', () => {
    afterEach(() => vi.restoreAllMocks());

    /** A clock that the connections move, and connections that last for so long and bring a sign of life alone. */
    function quietFor(ms: number, text: string, end: 'close' | 'reset' = 'close') {
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => now);
      return () => {
        const openedAt = now;
        const body = new ReadableStream({
          pull: (controller) => {
            const isOver = now === openedAt + ms;
            now = openedAt + ms;
            if (!isOver) controller.enqueue(new TextEncoder().encode(text));
            else if (end === 'close') controller.close();
            else controller.error(new TypeError('terminated'));
          },
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      };
    }

    test.each([
      ['signs of life', 'close', ': \n\n'],
      ['half a sign of life', 'close', ':'],
      ['signs of life before a reset', 'reset', ': \n\n'],
    ] as const)('does not count a connection that lasted and brought %s as a failure', async (_, end, text) => {
      const quiet = quietFor(6_000, text, end);
      const answers = [...Array.from({ length: 20 }, () => quiet), () => streaming(event(1))];
      const { client } = service(...answers);
      expect(sequencesOf(await take(client.events.stream({ maxRetries: 1 }), 1))).toEqual(['1']);
    });

    test('counts connections that end at once as failures', async () => {
      const short = quietFor(1, ': \n\n');
      const { asked, client } = service(...Array.from({ length: 20 }, () => short));
      await expect(client.events.stream({ maxRetries: 3 }).next()).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
      expect(asked).toHaveLength(4);
    });
  });

  test('reports each attempt to the hook', async () => {
    const told: CallEvent[] = [];
    const { fetch } = service(
      () => refusal(503, 'TRY_AGAIN'),
      () => streaming(event(1)),
    );
    await take(createPaychart({ ...OPTIONS, fetch, onEvent: (one) => told.push(one) }).events.stream(), 1);
    expect(told.map(({ type }) => type)).toEqual(['request', 'response', 'request', 'response']);
    expect(told[1]).toMatchObject({ operation: 'listEvents', status: 503 });
  });

  test('throws if a session cannot be read', async () => {
    const { fetch } = service();
    const session = () => Promise.reject(new Error('signed out'));
    const client = createPaychart({ baseUrl: OPTIONS.baseUrl, session, fetch });
    await expect(client.events.stream().next()).rejects.toMatchObject({ error: { reason: 'SESSION' } });
  });
});

describe('the blocks of a stream', () => {
  const TEXT = ': hello\n\nid: 1\ndata: {"a":1}\n\nid:2\r\ndata:x\r\ndata: y\r\n\r\nevent: other\ndata\n\nid: 3\n\n';
  const BLOCKS = [
    { id: undefined, data: undefined },
    { id: '1', data: '{"a":1}' },
    { id: '2', data: 'x\ny' },
    { id: '2', data: '' },
    { id: '3', data: undefined },
  ];

  test('are the same wherever the text is cut', () => {
    expect(new StreamBlocks().add(TEXT)).toEqual(BLOCKS);
    for (let at = 1; at < TEXT.length; at += 1) {
      const blocks = new StreamBlocks();
      expect([...blocks.add(TEXT.slice(0, at)), ...blocks.add(TEXT.slice(at))]).toEqual(BLOCKS);
    }
    const blocks = new StreamBlocks();
    expect([...TEXT].flatMap((character) => blocks.add(character))).toEqual(BLOCKS);
  });

  test.each(['\r', '\r\n', '\n'])('are the same with lines that end with %j, wherever the text is cut', (end) => {
    const text = TEXT.replace(/\r\n|\n/g, end);
    for (let at = 0; at <= text.length; at += 1) {
      const blocks = new StreamBlocks();
      expect([...blocks.add(text.slice(0, at)), ...blocks.add(''), ...blocks.add(text.slice(at))]).toEqual(BLOCKS);
    }
  });

  test('end with a CR at once, without the next piece', () => {
    const blocks = new StreamBlocks();
    expect(blocks.add('id: 1\rdata: x\r\r')).toEqual([{ id: '1', data: 'x' }]);
    expect(blocks.add('\ndata: y\r\n\r\n')).toEqual([{ id: '1', data: 'y' }]);
  });

  test('keep characters that do not end a line, and every blank but the first', () => {
    const value = ' a\u2028b\u2029c\u0085d\ve\ff: g ';
    expect(new StreamBlocks().add(`data: ${value}\n\n`)).toEqual([{ id: undefined, data: value }]);
  });

  test('ignore an id with NUL, and unknown fields', () => {
    expect(new StreamBlocks().add('id: 1\n\nid: 2\0\nretry: 5\n__proto__: 1\ndata: x\n\n\n\n')).toEqual([
      { id: '1', data: undefined },
      { id: '1', data: 'x' },
    ]);
  });

  test('need an end: an unfinished block is none', () => {
    expect(new StreamBlocks().add('id: 1\ndata: {"a"')).toEqual([]);
  });
});
