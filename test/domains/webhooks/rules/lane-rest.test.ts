import { describe, expect, test } from 'vitest';
import { type LaneState, LIMITS, restOf } from '../../../../src/domains/webhooks/rules/lane-rest.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const inMs = (ms: number): Date => new Date(now.getTime() + ms);
const idle: LaneState = {
  endpointId: 'whe_1',
  status: 'ENABLED',
  busy: 0,
  leaseUntil: null,
  isDue: false,
  nextAt: null,
};

describe('the rest of a lane (D-391, D-394)', () => {
  test.each([
    ['nothing waits', {}, undefined],
    ['something waits for its time', { nextAt: inMs(5000) }, 5000],
    ['its time has come meanwhile', { nextAt: inMs(-1) }, 0],
    ['an attempt is under way', { busy: 1, leaseUntil: inMs(60_000) }, 60_000],
    ['a dead process has left one', { busy: 1, leaseUntil: inMs(-5) }, 0],
    ['whichever is first', { busy: 1, leaseUntil: inMs(60_000), nextAt: inMs(5000) }, 5000],
    ['whichever is first, the lease', { busy: 1, leaseUntil: inMs(3000), nextAt: inMs(5000) }, 3000],
    ['something is due that has no room', { isDue: true }, 100],
    ['the same, and an attempt is under way', { busy: 1, leaseUntil: inMs(60_000), isDue: true }, 1000],
    ['the same, and that one is of a dead process', { busy: 1, leaseUntil: inMs(999), isDue: true }, 999],
    ['its own room is taken', { busy: LIMITS.perEndpoint, leaseUntil: inMs(60_000), isDue: true }, 60_000],
    ['it has one place left', { busy: LIMITS.perEndpoint - 1, leaseUntil: inMs(60_000), isDue: true }, 1000],
    ['it is disabled', { status: 'DISABLED', isDue: true, nextAt: inMs(5000) }, undefined],
    ['it is disabled beside an attempt', { status: 'DISABLED', busy: 1, leaseUntil: inMs(9000) }, 9000],
    ['it is deleted', { status: 'DELETED', nextAt: inMs(5000) }, undefined],
  ] as const)('%s', (_, state, restMs) => {
    expect(restOf({ ...idle, ...state }, now)).toBe(restMs);
  });
});
