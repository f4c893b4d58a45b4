import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Outcomes } from '../../../../src/payments/chain/relayer/outcomes.ts';
import { startTestEngine, type TestEngine } from '../../../support/engine.ts';

const HOUR = 3_600_000;
/** Of whoever will be told. */
const PATIENT_MS = 2000;

let test: TestEngine;
let source: 'embedded' | 'rpc';
let intervalMs: number;
let rounds: number;
let onRound: () => Promise<number>;

beforeAll(async () => {
  const chain = { status: () => ({ source }) };
  const config = {
    get settlementIntervalMs() {
      return intervalMs;
    },
  };
  test = await startTestEngine({ services: { chain, config } as never });
});
beforeEach(async () => {
  await test.pool.owner('chain_transactions').delete();
  test.faults.hit = () => undefined;
  [source, intervalMs, rounds, onRound] = ['rpc', 5, 0, async () => 0];
});
afterAll(() => test?.stop());

const outcomes = () =>
  new Outcomes(test.engine, () => {
    rounds += 1;
    return onRound();
  });
const stands = (key: string, state: string) => {
  const wasSent = state !== 'QUEUED' && state !== 'FAILED';
  const signed = wasSent ? { chain_id: 1, sender: '0x', nonce: key.charCodeAt(0), hash: `0x${key}` } : {};
  const call = { key, to_address: '0x', data: '0x', value: 0, confirmations: 1, created_at: new Date() };
  return test.pool
    .owner('chain_transactions')
    .insert({ ...call, ...signed, state })
    .onConflict('key')
    .merge(['state']);
};

/** A round that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<number>();
  onRound = () => promise;
  return () => resolve(0);
}

describe('a caller that waits for a call', () => {
  it.each([
    ['CONFIRMED', '0xa'],
    ['REVERTED', '0xa'],
    ['FAILED', null],
  ])('gets the outcome when the call is %s', async (state, hash) => {
    await stands('a', state);
    expect(await outcomes().waitForOutcome('a', PATIENT_MS)).toEqual({ state, hash });
  });

  it.each(['QUEUED', 'SENT'])('keeps waiting while the call is %s', async (state) => {
    await stands('a', state);
    expect(await outcomes().waitForOutcome('a', 50)).toBeUndefined();
  });

  it('gets no outcome of another call', async () => {
    await stands('b', 'CONFIRMED');
    expect(await outcomes().waitForOutcome('a', 50)).toBeUndefined();
  });

  it('keeps waiting when another caller gives up on the same call', async () => {
    await stands('a', 'SENT');
    const one = outcomes();
    const patient = one.waitForOutcome('a', PATIENT_MS);
    expect(await one.waitForOutcome('a', 20)).toBeUndefined();
    await stands('a', 'CONFIRMED');
    expect(await patient).toMatchObject({ state: 'CONFIRMED' });
  });

  it('keeps waiting past the timeout of a caller that already got its outcome', async () => {
    await stands('a', 'CONFIRMED');
    const one = outcomes();
    await one.waitForOutcome('a', 60);
    await stands('a', 'SENT');
    const later = one.waitForOutcome('a', PATIENT_MS);
    await one.waitForOutcome('none', 100);
    await stands('a', 'CONFIRMED');
    expect(await later).toMatchObject({ state: 'CONFIRMED' });
  });

  it('keeps waiting after a failed look-up', async () => {
    await stands('a', 'CONFIRMED');
    let looks = 0;
    test.faults.hit = () => {
      looks += 1;
      if (looks === 1) throw new Error('away');
    };
    expect(await outcomes().waitForOutcome('a', PATIENT_MS)).toMatchObject({ state: 'CONFIRMED' });
    expect(looks).toBeGreaterThan(1);
  });
});

describe('outcomes that this process settles', () => {
  it('reach every caller that waits for them at once, and no other', async () => {
    intervalMs = HOUR;
    const one = outcomes();
    const waiting = [one.waitForOutcome('a', PATIENT_MS), one.waitForOutcome('a', PATIENT_MS)];
    const other = one.waitForOutcome('b', 60);
    one.tell([
      { key: 'a', state: 'REVERTED', hash: '0xa' },
      { key: 'c', state: 'CONFIRMED', hash: '0xc' },
    ]);
    expect(await Promise.all(waiting)).toEqual(Array(2).fill({ state: 'REVERTED', hash: '0xa' }));
    expect(await other).toBeUndefined();
  });

  it('need no look-up, while those of other processes are looked up at first and ten times a second', async () => {
    await stands('a', 'SENT');
    let looks = 0;
    test.faults.hit = (_client, text) => {
      if (text.includes('chain_transactions')) looks += 1;
    };
    const one = outcomes();
    await one.waitForOutcome('a', 50);
    expect(rounds).toBeGreaterThan(2);
    expect(looks).toBe(1);
    await one.waitForOutcome('a', 250);
    expect(looks).toBeGreaterThanOrEqual(3);
    expect(looks).toBeLessThanOrEqual(5);
  });
});

describe('while callers wait', () => {
  it('one relayer runs, for all of them', async () => {
    await stands('a', 'CONFIRMED');
    await stands('b', 'CONFIRMED');
    const end = held();
    const one = outcomes();
    const waiting = [
      one.waitForOutcome('a', PATIENT_MS),
      one.waitForOutcome('b', PATIENT_MS),
      one.waitForOutcome('a', PATIENT_MS),
    ];
    expect(rounds).toBe(1);
    end();
    expect(await Promise.all(waiting)).toMatchObject(Array(3).fill({ state: 'CONFIRMED' }));
    expect(rounds).toBe(1);
  });

  it('the relayer runs again and again, and stops afterwards', async () => {
    await stands('a', 'SENT');
    const one = outcomes();
    const waiting = one.waitForOutcome('a', PATIENT_MS);
    await expect.poll(() => rounds, { interval: 5 }).toBeGreaterThan(2);
    await stands('a', 'CONFIRMED');
    await waiting;
    const last = rounds;
    await delay(30);
    expect(rounds).toBe(last);
  });

  it('the relayer rests between two rounds for the configured time', async () => {
    intervalMs = HOUR;
    await stands('a', 'SENT');
    await outcomes().waitForOutcome('a', 60);
    expect(rounds).toBe(1);
  });

  it('the relayer hardly rests on an embedded chain, which mines at once', async () => {
    [source, intervalMs] = ['embedded', HOUR];
    await stands('a', 'SENT');
    const waiting = outcomes().waitForOutcome('a', PATIENT_MS);
    await expect.poll(() => rounds, { interval: 5 }).toBeGreaterThan(2);
    await stands('a', 'CONFIRMED');
    expect(await waiting).toMatchObject({ state: 'CONFIRMED' });
  });

  it('the relayer does not rest once no caller is left, so that the next one is served at once', async () => {
    intervalMs = HOUR;
    await stands('a', 'CONFIRMED');
    const one = outcomes();
    await one.waitForOutcome('a', PATIENT_MS);
    expect(await one.waitForOutcome('a', PATIENT_MS)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('the next round retries what failed in one', async () => {
    await stands('a', 'CONFIRMED');
    onRound = () => Promise.reject(new Error('away'));
    expect(await outcomes().waitForOutcome('a', PATIENT_MS)).toMatchObject({ state: 'CONFIRMED' });
  });
});

describe('after close', () => {
  it('waiting callers get undefined without a look-up, and later callers are served', async () => {
    await stands('a', 'CONFIRMED');
    let statements = 0;
    test.faults.hit = () => {
      statements += 1;
    };
    const end = held();
    const one = outcomes();
    const waiting = [one.waitForOutcome('a', HOUR), one.waitForOutcome('a', HOUR), one.waitForOutcome('b', HOUR)];
    one.close();
    expect(await Promise.all(waiting)).toEqual([undefined, undefined, undefined]);
    end();
    await delay(20);
    expect(statements).toBe(0);
    expect(await one.waitForOutcome('a', PATIENT_MS)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('an outcome found after its caller has left is dropped', async () => {
    await stands('a', 'CONFIRMED');
    const one = outcomes();
    test.faults.hit = () => one.close();
    expect(await one.waitForOutcome('a', PATIENT_MS)).toBeUndefined();
    test.faults.hit = () => undefined;
    expect(await one.waitForOutcome('a', PATIENT_MS)).toMatchObject({ state: 'CONFIRMED' });
  });
});
