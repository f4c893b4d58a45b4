import { expect, test } from 'vitest';
import { limits } from '../../../../generated/contract/limits.ts';
import type { Standing } from '../../../../src/platform/http/ports.ts';
import { EventStream } from '../../../../src/platform/streams/event-stream.ts';
import { OpenStreams } from '../../../../src/platform/streams/open-streams.ts';

const opened = (open: OpenStreams, tenantId: string, bucket: string, count: number): EventStream[] =>
  Array.from({ length: count }, () => {
    const stream = new EventStream(tenantId, { bucket } as Standing, 0n);
    open.add(stream);
    return stream;
  });

test('a credential has room until it has reached its number of streams', () => {
  const open = new OpenStreams();
  const [first] = opened(open, 'ten_1', 'key_1', limits.eventStreams - 1);
  expect(open.hasRoom('ten_1', 'key_1')).toBe(true);
  opened(open, 'ten_1', 'key_1', 1);
  expect([open.hasRoom('ten_1', 'key_1'), open.hasRoom('ten_1', 'key_2')]).toEqual([false, true]);
  open.delete(first as EventStream);
  expect(open.hasRoom('ten_1', 'key_1')).toBe(true);
});

test('a tenant has room until its credentials together have reached its number of streams', () => {
  const open = new OpenStreams();
  const keys = limits.eventStreamsOfTenant / limits.eventStreams;
  for (let n = 1; n < keys; n += 1) opened(open, 'ten_1', `key_${n}`, limits.eventStreams);
  opened(open, 'ten_1', `key_${keys}`, limits.eventStreams - 1);
  expect(open.hasRoom('ten_1', 'key_new')).toBe(true);
  opened(open, 'ten_1', 'key_new', 1);
  expect([open.hasRoom('ten_1', 'key_newer'), open.hasRoom('ten_2', 'key_newer')]).toEqual([false, true]);
});

test('a tenant without streams is not read', () => {
  const open = new OpenStreams();
  const [stream] = opened(open, 'ten_1', 'key_1', 1);
  expect(open.tenantIds).toEqual(['ten_1']);
  open.delete(stream as EventStream);
  open.delete(stream as EventStream);
  expect([open.tenantIds, open.all()]).toEqual([[], []]);
});
