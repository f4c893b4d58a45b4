import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../../src/platform/http/ports.ts';
import { EventStream, type StreamedEvent } from '../../../../src/platform/streams/event-stream.ts';

const standing = { bucket: 'key_1' } as Standing;
const OPENING = 'retry: 1000\n\nid: 5\n\n';

const event = (sequence: number, length = 2): StreamedEvent => ({
  sequence: BigInt(sequence),
  json: `"${'x'.repeat(length - 2)}"`,
});

const streamAt = (position: bigint): EventStream => new EventStream('ten_1', standing, position);

/** Everything that waits for the reader. */
const readAll = (stream: EventStream): string => {
  let text = '';
  for (let piece = stream.read(); piece !== null; piece = stream.read()) text += piece;
  return text;
};

describe('an event stream', () => {
  test('starts with its position, and sends each event once, in order', () => {
    const stream = streamAt(5n);
    stream.give([event(5), event(6), event(7)], 7n);
    stream.give([event(7), event(8)], 8n);
    expect(readAll(stream)).toBe(`${OPENING}id: 6\ndata: ""\n\nid: 7\ndata: ""\n\nid: 8\ndata: ""\n\n`);
    expect(stream.position).toBe(8n);
  });

  test('moves past events that it does not have, and sends the position while idle', () => {
    const stream = streamAt(5n);
    stream.give([event(6)], 9n);
    stream.give([], 8n);
    expect(stream.position).toBe(9n);
    readAll(stream);
    stream.tellSilence();
    expect(readAll(stream)).toBe(': no news\nid: 9\n\n');
  });

  test('accepts nothing while its reader is stalled, and continues after the last event that fitted', async () => {
    const stream = streamAt(5n);
    const many = Array.from({ length: 100 }, (_, n) => event(6 + n, 1_000));
    stream.give(many, 105n);
    expect(stream.isReady).toBe(false);
    expect(stream.readableLength).toBeLessThan(34 * 1024);
    const { position } = stream;
    expect(position).toBeGreaterThan(6n);
    expect(position).toBeLessThan(105n);
    // Neither events nor silence add to what waits.
    const waiting = stream.readableLength;
    stream.give(many, 105n);
    stream.tellSilence();
    expect([stream.readableLength, stream.position]).toEqual([waiting, position]);
    expect(stream.blockedFor(performance.now() + 1_000)).toBeGreaterThanOrEqual(1_000);

    const ready = new Promise<void>((resolve) => {
      stream.onReady = resolve;
    });
    readAll(stream);
    await ready;
    expect([stream.isReady, stream.blockedFor(performance.now())]).toEqual([true, 0]);
    stream.give(many, 105n);
    expect(readAll(stream)).toMatch(new RegExp(`^id: ${position + 1n}\n`));
  });

  test('ends after the events that it was given', async () => {
    const stream = streamAt(5n);
    stream.give([event(6)], 6n);
    stream.end();
    stream.end();
    stream.give([event(7)], 7n);
    let text = '';
    stream.on('data', (piece: string) => {
      text += piece;
    });
    await once(stream, 'end');
    expect(text).toBe(`${OPENING}id: 6\ndata: ""\n\n`);
    expect(stream.isReady).toBe(false);
  });
});
