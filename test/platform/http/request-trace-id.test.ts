import { describe, expect, it } from 'vitest';
import { parseTraceparent } from '../../../src/platform/tracing/index.ts';
import { call, startServer } from './server-fixture.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('the trace of a request', () => {
  it.each([
    [`00-${TRACE}-${SPAN}-01`, TRACE],
    [`01-${TRACE}-${SPAN}-01-more`, TRACE],
    [`00-${TRACE}-${SPAN}-01more`, undefined],
    [`00-${TRACE}-${SPAN}-01-more`, undefined],
    [`ff-${TRACE}-${SPAN}-01`, undefined],
    [`00-${'0'.repeat(32)}-${SPAN}-01`, undefined],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
    [`00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
    [`00-${TRACE}x-${SPAN}-01`, undefined],
    ['', undefined],
    [undefined, undefined],
  ])('by %s is %s', (header, expected) => {
    expect(parseTraceparent(header)?.traceId).toBe(expected);
  });

  it('is logged unchanged, even if it looks like a phone number', async () => {
    const server = await startServer();
    const digits = '15550601001155506010011555060100';
    for (const id of [TRACE, digits]) {
      await call(server, 'GET', '/v1/things/1', { headers: { traceparent: `00-${id}-${SPAN}-01` } });
    }
    await call(server, 'GET', '/v1/things/1');
    const lines = server.lines.map((line) => JSON.parse(line) as { msg: string; traceId?: string });
    expect(lines.filter(({ msg }) => msg === 'request').map(({ traceId }) => traceId)).toEqual([
      TRACE,
      digits,
      undefined,
    ]);
  });
});
