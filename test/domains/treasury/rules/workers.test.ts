import { describe, expect, it } from 'vitest';
import { worker as provision } from '../../../../src/domains/treasury/provision.worker.ts';
import { worker as rules } from '../../../../src/domains/treasury/rules.worker.ts';
import { worker as accrue } from '../../../../src/domains/treasury/yield.worker.ts';
import { ChainUnavailable } from '../../../../src/payments/chain/index.ts';

const NOW = new Date('2026-03-04T09:00:00.000Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const TOKEN = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

interface Stands {
  readonly accounts: Readonly<Record<string, string>>;
  readonly buckets: readonly object[];
  readonly rules?: readonly object[];
  readonly sweeps?: readonly object[];
  /** Of each address; null: the chain is dark. */
  readonly balance?: bigint | null;
  readonly isStale?: boolean;
}

/** Runs a worker on the jobs of these accounts or wallets; what it has told, in order, and what it has written. */
async function worked(worker: typeof rules | typeof accrue | typeof provision, payloads: object[], stands: Stands) {
  const told: string[] = [];
  const writes: unknown[] = [];
  const asked: string[] = [];
  const { accounts, buckets, balance = 0n } = stands;
  const rowsOf = (query: { toString(): string }): readonly object[] => {
    const text = query.toString();
    asked.push(text);
    if (text.includes('distinct "account_id"')) return Object.keys(accounts).map((accountId) => ({ accountId }));
    if (text.includes('"treasury_rules"')) return stands.rules ?? [];
    if (text.includes('"treasury_sweeps"')) return stands.sweeps ?? [];
    return buckets;
  };
  const reads = {
    many: async (query: never) => rowsOf(query),
    one: async () => (stands.isStale ? { one: 1 } : undefined),
  };
  const client = {
    multicall: async ({ contracts }: { contracts: readonly unknown[] }) =>
      contracts.map(() => ({ status: 'success', result: balance })),
  };
  const chain = {
    contracts: { settlementToken: TOKEN },
    ready: async () => {
      if (balance === null) throw new ChainUnavailable('dark');
      return { client };
    },
  };
  const account = (id: string, status: string) => ({
    id,
    status,
    now: NOW,
    context: { tenantId: 'ten_1' },
    send: async (type: string) => told.push(`${id} ${type}`),
  });
  const unit = {
    reads,
    write: (...more: unknown[]) => void writes.push(...more),
    aggregates: async (_: string, ids: readonly string[]) =>
      new Map(
        Object.entries(accounts).flatMap(([id, status]) => (ids.includes(id) ? [[id, account(id, status)]] : [])),
      ),
  };
  const jobs = payloads.map((payload, at) => ({ id: `job_${at}`, payload }));
  const tools = {
    reads,
    services: { chain },
    of: ({ id }: { id: string }) => ({ later: (ms: number) => told.push(`${id} later ${ms}`) }),
    transaction: async (taken: readonly { id: string }[], work: (unit: object) => Promise<void>) => {
      told.push(`transaction ${taken.map(({ id }) => id).join()}`);
      await work(unit);
    },
  };
  await worker.workAll(jobs as never, tools as never);
  return { told, writes, asked };
}

const bucket = (id: string, accountId: string, more: object = {}) => ({
  id,
  accountId,
  address: TOKEN,
  walletId: `wal_${id}`,
  walletStatus: 'DEPLOYED',
  targetBps: 5000,
  apyBps: 3650,
  accruedUntil: new Date('2026-03-02T00:00:00.000Z'),
  accruedYieldBaseUnits: 7n,
  ...more,
});

describe('the runner of rules (D-284, D-462)', () => {
  const rule = (id: string, accountId: string, lastRunAt: Date, more: object = {}) => ({
    id,
    tenantId: 'ten_1',
    accountId,
    type: 'SWEEP_EXCESS',
    sourceBucketId: 'a',
    destBucketId: 'b',
    thresholdBaseUnits: 100n,
    targetBaseUnits: null,
    intervalSeconds: 60,
    enabled: true,
    lastRunAt,
    lastOutcome: null,
    createdAt: ago(9999),
    ...more,
  });
  const buckets = [bucket('a', 'trs_1'), bucket('b', 'trs_1')];
  const one = { accounts: { trs_1: 'ACTIVE' }, buckets };
  const jobs = [{ accountId: 'trs_1' }];

  it('runs due rules, and schedules itself for the first rule that is due again', async () => {
    const due = [rule('r1', 'trs_1', ago(60)), rule('r2', 'trs_1', ago(20)), rule('r3', 'trs_1', ago(61))];
    const { told, writes } = await worked(rules, jobs, { ...one, rules: due });
    expect(told).toEqual(['transaction job_0', 'job_0 later 40000']);
    const ran = { lastRunAt: NOW, lastOutcome: 'NOT_TRIGGERED', updatedAt: NOW };
    expect(writes).toEqual(
      ['r1', 'r3'].map((id) => ({ kind: 'update', table: 'treasury_rules', key: { id }, patch: ran })),
    );
  });

  it('schedules no later run for an account without rules', async () => {
    expect((await worked(rules, jobs, one)).told).toEqual(['transaction job_0']);
  });

  it('retries at once, without a run, when money has left the buckets since it read them', async () => {
    const stale = await worked(rules, jobs, { ...one, rules: [rule('r1', 'trs_1', ago(60))], isStale: true });
    expect([stale.told, stale.writes]).toEqual([['transaction job_0', 'job_0 later 100'], []]);
    const notDue = await worked(rules, jobs, { ...one, rules: [rule('r1', 'trs_1', ago(59))], isStale: true });
    expect(notDue.told).toEqual(['transaction job_0', 'job_0 later 1000']);
  });

  it('skips an unread balance, which uses up the window', async () => {
    const skipped = await worked(rules, jobs, { ...one, rules: [rule('r1', 'trs_1', ago(60))], balance: null });
    expect(skipped.told).toEqual(['transaction job_0', 'job_0 later 60000']);
    expect(skipped.writes).toMatchObject([{ patch: { lastOutcome: 'SKIPPED_UNREADABLE' } }]);
  });

  it('keeps the rules, buckets and sweeps of accounts apart', async () => {
    const { told, writes } = await worked(rules, [...jobs, { accountId: 'trs_2' }], {
      accounts: { trs_1: 'ACTIVE', trs_2: 'ACTIVE' },
      buckets: [...buckets, bucket('c', 'trs_2'), bucket('d', 'trs_2')],
      rules: [
        rule('r1', 'trs_1', ago(60), { thresholdBaseUnits: 4n }),
        rule('r2', 'trs_2', ago(30)),
        rule('r3', 'trs_2', ago(90), { sourceBucketId: 'c', destBucketId: 'd', thresholdBaseUnits: 4n }),
      ],
      // Of the first account alone, over buckets of the same names.
      sweeps: [
        { accountId: 'trs_1', sourceBucketId: 'a', destBucketId: 'b', amountBaseUnits: 1n },
        { accountId: 'trs_2', sourceBucketId: 'd', destBucketId: 'e', amountBaseUnits: 1n },
      ],
      balance: 5n,
    });
    expect(told).toEqual(['transaction job_0,job_1', 'job_0 later 60000', 'job_1 later 30000']);
    expect(writes).toMatchObject([
      { key: { id: 'r1' }, patch: { lastOutcome: 'SKIPPED_PENDING_SWEEP' } },
      { key: { id: 'r3' }, patch: { lastOutcome: 'SKIPPED_PENDING_SWEEP' } },
    ]);
  });

  it('throws for a missing account', async () => {
    await expect(worked(rules, jobs, { accounts: {}, buckets })).rejects.toThrow('trs_1 is gone');
  });
});

describe('the accrual of simulated yield (D-282)', () => {
  const jobs = [{ accountId: 'trs_1' }];
  const until = new Date('2026-03-04T00:00:00.000Z');
  const counted = (id: string, accrued: bigint) => ({
    kind: 'update',
    table: 'treasury_buckets',
    key: { id },
    patch: { accruedYieldBaseUnits: accrued, accruedUntil: until },
  });
  const account = (buckets: readonly object[], balance: bigint | null) => ({
    accounts: { trs_1: 'ACTIVE' },
    buckets,
    balance,
  });

  it('adds a day for each midnight that has passed, and waits for the next one', async () => {
    // 36.5 % a year of 1,000 a day: one each.
    const { told, writes } = await worked(accrue, jobs, account([bucket('a', 'trs_1')], 1000n));
    expect(writes).toEqual([counted('a', 9n)]);
    expect(told).toEqual(['transaction job_0', `job_0 later ${15 * 3_600_000}`]);
  });

  it('adds nothing for an unread balance, and does not catch up later', async () => {
    expect((await worked(accrue, jobs, account([bucket('a', 'trs_1')], null))).writes).toEqual([counted('a', 7n)]);
  });

  it('leaves out buckets without yield, already counted ones, and those of other accounts', async () => {
    const buckets = [
      bucket('a', 'trs_1', { apyBps: null }),
      bucket('b', 'trs_1', { accruedUntil: until }),
      bucket('c', 'trs_2'),
      bucket('d', 'trs_1', { apyBps: 0 }),
    ];
    expect((await worked(accrue, jobs, account(buckets, 1000n))).writes).toEqual([counted('d', 7n)]);
  });

  it('throws for a missing account', async () => {
    await expect(worked(accrue, jobs, { accounts: {}, buckets: [] })).rejects.toThrow('trs_1 is gone');
  });
});

describe('the provisioning of an account (D-278)', () => {
  const told = async (accounts: Readonly<Record<string, string>>, ...statuses: readonly string[]) => {
    const buckets = statuses.map((walletStatus, at) => bucket(`b${at}`, 'trs_1', { walletStatus }));
    // Another account's bucket, whose wallet is not there yet.
    const other = bucket('x', 'trs_2', { walletStatus: 'DEPLOYING' });
    return (await worked(provision, [{ walletId: 'wal_b0' }], { accounts, buckets: [...buckets, other] })).told;
  };

  it('makes it ACTIVE once all wallets are deployed, FAILED once one cannot be, and waits otherwise', async () => {
    const waiting = { trs_1: 'PROVISIONING' };
    expect(await told(waiting, 'DEPLOYED', 'DEPLOYED')).toEqual(['transaction job_0', 'trs_1 ACTIVATE']);
    expect(await told(waiting, 'DEPLOYED', 'DEPLOYING')).toEqual(['transaction job_0']);
    expect(await told(waiting, 'DEPLOYED', 'FAILED')).toEqual(['transaction job_0', 'trs_1 FAIL']);
    expect(await told(waiting, 'DEPLOYING', 'FAILED')).toEqual(['transaction job_0', 'trs_1 FAIL']);
  });

  it('judges an account once, and ignores a wallet without a bucket', async () => {
    expect(await told({ trs_1: 'ACTIVE' }, 'FAILED')).toEqual(['transaction job_0']);
    expect(await told({}, 'DEPLOYED')).toEqual(['transaction job_0']);
  });

  it('finds accounts by the wallets that the jobs name', async () => {
    const { asked } = await worked(provision, [{ walletId: 'wal_7' }], { accounts: {}, buckets: [] });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/"treasury_buckets".*wallet_id.*wal_7/s);
  });
});
