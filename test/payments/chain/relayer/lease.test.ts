import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endLease, type Sender, takeLease } from '../../../../src/payments/chain/relayer/lease.ts';
import { startTestEngine, type TestEngine } from '../../../support/engine.ts';

const SENDER: Sender = { chainId: 31_337, address: '0xaa' };
const LEASE_MS = 60_000;

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
beforeEach(async () => {
  await test.pool.owner('chain_senders').delete();
  await test.pool.owner('chain_transactions').delete();
  await knows(SENDER);
  test.faults.hit = () => undefined;
});
afterAll(() => test?.stop());

const never = async (): Promise<number> => Promise.reject(new Error('not asked'));
const knows = ({ chainId, address }: Sender) =>
  test.pool.owner('chain_senders').insert({ chain_id: chainId, address, next_nonce: 7 });
const take = (holder: string, nonce = async () => 4, sender = SENDER, evenIdle = true) =>
  takeLease(test.engine, sender, { holder, leaseMs: LEASE_MS, evenIdle, nonce });
const takeIfWanted = (nonce = never) => take('one', nonce, SENDER, false);
const senders = (): Promise<Record<string, unknown>[]> =>
  test.pool.owner('chain_senders').orderBy(['chain_id', 'address']);

// Leases end by the database's clock, which no test sets: the end of one is moved instead.
const endsIn = (ms: number) =>
  test.pool.owner.raw(`UPDATE chain_senders SET lease_until = clock_timestamp() + ? * interval '1 millisecond'`, [ms]);
const msLeft = async (): Promise<number> => {
  const { rows } = await test.pool.owner.raw(
    'SELECT extract(epoch FROM lease_until - clock_timestamp()) * 1000 AS ms FROM chain_senders',
  );
  return Number(rows[0].ms);
};

it('the lease belongs to one process for a time, and that process may renew it', async () => {
  expect([await take('one', never), await take('two', never), await take('one', never)]).toEqual([true, false, true]);
  expect(await senders()).toMatchObject([{ holder: 'one', next_nonce: 7n }]);
  await endsIn(30_000);
  expect(await take('two', never)).toBe(false);
  // Rounded to milliseconds, up or down.
  await endsIn(-1);
  expect(await take('two', never)).toBe(true);
  expect(await take('one', never)).toBe(false);
});

it('the lease lasts for the requested time, from its last renewal', async () => {
  await take('one');
  expect(await msLeft()).toBeGreaterThan(LEASE_MS - 5000);
  expect(await msLeft()).toBeLessThanOrEqual(LEASE_MS);
  await endsIn(10);
  await take('one');
  expect(await msLeft()).toBeGreaterThan(LEASE_MS - 5000);
});

describe('a lease that is taken only when calls need it', () => {
  const stands = (state: string, chainId?: number) => {
    const signed = chainId === undefined ? {} : { chain_id: chainId, sender: '0x', nonce: 1, hash: '0x' };
    const call = { key: 'a', to_address: '0x', data: '0x', value: 0, confirmations: 1, created_at: new Date() };
    return test.pool.owner('chain_transactions').insert({ ...call, ...signed, state });
  };

  it('writes nothing while no call waits or is pending', async () => {
    expect(await takeIfWanted()).toBe(false);
    await stands('CONFIRMED', SENDER.chainId);
    expect(await takeIfWanted()).toBe(false);
    expect(await senders()).toMatchObject([{ holder: null, lease_until: null }]);
  });

  it.each<[string, string, number | undefined, boolean]>([
    ['waits', 'QUEUED', undefined, true],
    ['is on its way', 'SENT', SENDER.chainId, true],
    ['is on its way on another chain', 'SENT', 1, false],
  ])('depends on the state of a call: one that %s', async (_what, state, chainId, isWanted) => {
    await stands(state, chainId);
    expect(await takeIfWanted()).toBe(isWanted);
    expect(await senders()).toMatchObject([{ holder: isWanted ? 'one' : null }]);
  });

  it('recognises a new key from its first call on', async () => {
    await test.pool.owner('chain_senders').delete();
    expect(await takeIfWanted()).toBe(false);
    expect(await senders()).toEqual([]);
    await stands('QUEUED');
    expect(await takeIfWanted(async () => 4)).toBe(true);
    expect(await senders()).toMatchObject([{ holder: 'one', next_nonce: 4n }]);
  });
});

it('the lease is returned only by its holder', async () => {
  await take('one');
  await endLease(test.engine, SENDER, 'two');
  expect(await take('two')).toBe(false);
  await endLease(test.engine, SENDER, 'one');
  expect(await senders()).toMatchObject([{ holder: null, lease_until: null, next_nonce: 7n }]);
  expect(await take('two')).toBe(true);
});

it.each<[string, Sender]>([
  ['another chain', { ...SENDER, chainId: 1 }],
  ['another key', { ...SENDER, address: '0xbb' }],
])('a lease on %s is separate', async (_what, other) => {
  await take('one');
  expect(await take('two', undefined, other)).toBe(true);
  expect((await senders()).map(({ holder }) => holder).sort()).toEqual(['one', 'two']);
  await take('one', never, other);
  await endLease(test.engine, other, 'two');
  expect(await take('two', never)).toBe(false);
});

it('a new key starts at the nonce of the chain', async () => {
  await test.pool.owner('chain_senders').delete();
  expect(await take('one')).toBe(true);
  expect(await senders()).toMatchObject([
    { chain_id: BigInt(SENDER.chainId), address: SENDER.address, holder: 'one', next_nonce: 4n },
  ]);
  expect(await take('two', never)).toBe(false);
});

it('a new key used by two processes belongs to the first, and starts at the nonce that it read', async () => {
  await test.pool.owner('chain_senders').delete();
  let first: boolean | undefined;
  const second = await take('two', async () => {
    first = await take('one', async () => 4);
    return 9;
  });
  expect([first, second]).toEqual([true, false]);
  expect(await senders()).toMatchObject([{ holder: 'one', next_nonce: 4n }]);
});

it('a chain that does not answer for a new key leaves no row', async () => {
  await test.pool.owner('chain_senders').delete();
  await expect(take('one', never)).rejects.toThrow('not asked');
  expect(await senders()).toEqual([]);
});

it('taking and returning the lease uses the system role', async () => {
  const opened: string[] = [];
  test.faults.hit = (_client, statement) => {
    if (statement.startsWith('BEGIN')) opened.push(statement);
  };
  await take('one');
  await endLease(test.engine, SENDER, 'one');
  expect(opened).toEqual(Array(2).fill("BEGIN; SELECT set_config('role', 'paychart_system', true)"));
});

it('taking and returning the lease does not wait for the disk, since a crash costs only the order of sending', async () => {
  const statements: string[] = [];
  test.faults.hit = (_client, statement) => void statements.push(statement);
  await take('one');
  await endLease(test.engine, SENDER, 'one');
  expect(statements.filter((text) => text.includes("set_config('synchronous_commit', 'off', true)"))).toHaveLength(2);
});

it('a database failure rejects the caller, and releases its connections', async () => {
  test.faults.hit = (_client, statement) => {
    if (statement.includes('UPDATE chain_senders')) throw new Error('away');
  };
  // More often than the pool has connections.
  for (let time = 0; time < 8; time += 1) {
    await expect(take('one')).rejects.toThrow('away');
    await expect(endLease(test.engine, SENDER, 'one')).rejects.toThrow('away');
  }
  test.faults.hit = () => undefined;
  expect(await Promise.race([take('one'), delay(3000, 'no connection is left', { ref: false })])).toBe(true);
});
