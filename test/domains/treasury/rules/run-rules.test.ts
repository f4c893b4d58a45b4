import { encodeFunctionData } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import type { SeenBucket } from '../../../../src/domains/treasury/read-buckets.ts';
import { type Holding, type Judgement, judge } from '../../../../src/domains/treasury/rules/wanted-sweep.ts';
import { runRules } from '../../../../src/domains/treasury/run-rules.ts';
import type { BucketRecord } from '../../../../src/domains/treasury/treasury-account.store.ts';
import type { RuleRecord } from '../../../../src/domains/treasury/treasury-rule.store.ts';
import type { OpenSweep } from '../../../../src/domains/treasury/treasury-sweep.store.ts';
import { erc20Abi } from '../../../../src/payments/chain/index.ts';
import { sample as account } from '../treasury-account.sample.ts';

const USD = 1_000_000n;
const now = new Date('2026-03-02T09:00:00.000Z');
const before = new Date('2026-03-02T08:00:00.000Z');
const TOKEN = '0x00000000000000000000000000000000000000AA' as const;
const ADDRESSES = [1, 2, 3].map((n) => `0x000000000000000000000000000000000000000${n}`);

const buckets = ADDRESSES.map(
  (address, index): BucketRecord => ({
    id: `b${index}`,
    accountId: 'trs_1',
    name: `B${index}`,
    kind: 'OPERATING',
    apyBps: null,
    address,
    targetBps: [5000, 3000, 2000][index] ?? 0,
    walletId: `wal_${index}`,
    walletStatus: 'DEPLOYED',
    accruedYieldBaseUnits: 0n,
    accruedUntil: before,
  }),
);

const excess = (more: Partial<RuleRecord> = {}): RuleRecord =>
  ({
    id: 'trl_1',
    tenantId: 'ten_1',
    accountId: 'trs_1',
    type: 'SWEEP_EXCESS',
    sourceBucketId: 'b0',
    destBucketId: 'b1',
    thresholdBaseUnits: 100n * USD,
    targetBaseUnits: null,
    intervalSeconds: 60,
    enabled: true,
    lastRunAt: before,
    lastOutcome: 'NOT_TRIGGERED',
    createdAt: before,
    ...more,
  }) as RuleRecord;

interface Stands {
  readonly balances?: readonly (bigint | null)[];
  readonly nonces?: readonly (bigint | null)[];
  readonly openSweeps?: readonly OpenSweep[];
  readonly wallet?: object | null;
  readonly policy?: object;
}

/** What the database says, and what comes of a run. */
async function ran(rules: readonly RuleRecord[], stands: Stands = {}) {
  const { balances = [150n * USD, 0n, 0n], nonces = [7n, 0n, 0n], openSweeps = [], wallet = {}, policy = {} } = stands;
  const opened: { machine: string; id: string; context: Record<string, unknown> }[] = [];
  const writes: unknown[] = [];
  const reads = {
    one: async (query: { toString(): string }) => {
      const text = query.toString();
      if (text.includes('from "wallets"')) {
        return wallet === null
          ? undefined
          : { id: /'(wal_\d)'/.exec(text)?.[1], address: ADDRESSES[0], status: 'DEPLOYED', ...WALLET, ...wallet };
      }
      if (text.includes('policy_versions')) return { mode: null, isAvailable: true, policyId: null, ...policy };
      return undefined;
    },
    many: async () => [],
  };
  const open = async (machine: string, init: { id: string; context: Record<string, unknown> }) => {
    opened.push({ machine, ...init });
    return { ...init, status: 'PROPOSED', machine };
  };
  const seen = new Map<string, SeenBucket>(
    buckets.map(({ id }, at) => [id, { balance: balances[at] ?? null, nonce: nonces[at] ?? null }]),
  );
  const ground = {
    account: { id: 'trs_1', now, context: account.context({ tenantId: 'ten_1', memberId: '', paymentId: '' }, 1) },
    buckets,
    openSweeps,
    seen,
  };
  const services = {
    config: { policyEnforcement: 'enforce', environment: 'sandbox' },
    chain: { contracts: { settlementToken: TOKEN } },
    log: { warn: () => undefined },
  };
  const tools = { reads, open, services, write: (...more: unknown[]) => void writes.push(...more) };
  const runs = await runRules(rules, ground as never, tools as never);
  return { runs, opened, writes, outcomes: runs.map(({ rule }) => rule.lastOutcome) };
}

const WALLET = { chainId: 84_532, threshold: 2 };
const sweep = (sourceBucketId: string, destBucketId: string, amountBaseUnits = USD): OpenSweep => ({
  accountId: 'trs_1',
  sourceBucketId,
  destBucketId,
  amountBaseUnits,
});

describe('a run of a rule (D-284, D-286, D-287)', () => {
  it('PROPOSED: opens a payment from the source’s wallet without a member, and the sweep that names it', async () => {
    const { runs, opened, writes } = await ran([excess()]);
    const [payment, opening] = opened;
    expect(payment).toMatchObject({
      machine: 'multisig-payment',
      context: {
        tenantId: 'ten_1',
        initiatorMemberId: null,
        origin: 'SWEEP',
        originId: opening?.id,
        memo: null,
        sourceWalletId: 'wal_0',
        destinationType: 'wallet',
        destinationAddress: ADDRESSES[1],
        asset: 'usdc',
        amountBaseUnits: 50n * USD,
        safeTo: TOKEN,
        safeValue: 0n,
        nonce: 7n,
        signaturesRequired: 2,
        destinationHandle: null,
        destinationEmailCiphertext: null,
        safeData: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transfer',
          args: [ADDRESSES[1] as `0x${string}`, 50n * USD],
        }),
      },
    });
    expect(payment?.context).not.toHaveProperty('reservedBaseUnits');
    expect(opening).toEqual({
      machine: 'treasury-sweep',
      id: expect.stringMatching(/^swp_/),
      context: {
        tenantId: 'ten_1',
        accountId: 'trs_1',
        ruleId: 'trl_1',
        sourceBucketId: 'b0',
        destBucketId: 'b1',
        amountBaseUnits: 50n * USD,
        paymentId: payment?.id,
        failureReason: null,
        completedAt: null,
      },
    });
    expect(writes).toEqual([
      {
        kind: 'update',
        table: 'treasury_rules',
        key: { id: 'trl_1' },
        patch: { lastRunAt: now, lastOutcome: 'PROPOSED', updatedAt: now },
      },
    ]);
    expect(runs[0]?.rule).toEqual({ ...excess(), lastRunAt: now, lastOutcome: 'PROPOSED' });
    expect(runs[0]?.sweep?.id).toBe(opening?.id);
  });

  it.each<[string, Stands]>([
    ['NOT_TRIGGERED', { balances: [100n * USD, 0n, 0n] }],
    ['SKIPPED_UNREADABLE', { balances: [null, 0n, 0n] }],
    ['SKIPPED_UNREADABLE', { nonces: [null, 0n, 0n] }],
    ['SKIPPED_PENDING_SWEEP', { openSweeps: [sweep('b0', 'b2')] }],
    ['SKIPPED_PENDING_SWEEP', { openSweeps: [sweep('b2', 'b0')] }],
    ['SKIPPED_PENDING_SWEEP', { openSweeps: [sweep('b1', 'b2')] }],
    ['SKIPPED_PENDING_SWEEP', { openSweeps: [sweep('b2', 'b1')] }],
    ['FAILED', { wallet: { status: 'DEPLOYING' } }],
    ['FAILED', { wallet: null }],
    ['FAILED', { policy: { isAvailable: false } }],
  ])('%s %#: opens no sweep, and uses up the window', async (outcome, stands) => {
    const { runs, opened, writes } = await ran([excess()], stands);
    expect(runs).toEqual([{ rule: { ...excess(), lastRunAt: now, lastOutcome: outcome }, sweep: null }]);
    expect(opened).toEqual([]);
    expect(writes).toMatchObject([{ table: 'treasury_rules', patch: { lastOutcome: outcome, lastRunAt: now } }]);
  });

  it('checks the balances before other obstacles, and an empty source after them', async () => {
    const topUp = excess({ type: 'TOP_UP', thresholdBaseUnits: null, targetBaseUnits: 10n * USD } as never);
    const empty = { balances: [0n, 0n, 0n] };
    expect((await ran([topUp], empty)).outcomes).toEqual(['SKIPPED_INSUFFICIENT']);
    expect((await ran([topUp], { ...empty, openSweeps: [sweep('b1', 'b2')] })).outcomes).toEqual([
      'SKIPPED_PENDING_SWEEP',
    ]);
    const idle = { balances: [1n, 10n * USD, 0n], openSweeps: [sweep('b1', 'b2')] };
    expect((await ran([topUp], idle)).outcomes).toEqual(['NOT_TRIGGERED']);
  });

  it('moves money between the buckets that the rule names', async () => {
    const rule = excess({ sourceBucketId: 'b2', destBucketId: 'b0' });
    const { opened } = await ran([rule], { balances: [0n, 0n, 150n * USD], nonces: [0n, 0n, 3n] });
    expect(opened).toMatchObject([
      { context: { sourceWalletId: 'wal_2', destinationAddress: ADDRESSES[0], nonce: 3n } },
      { context: { sourceBucketId: 'b2', destBucketId: 'b0' } },
    ]);
  });

  it('is not blocked by a sweep between other buckets', async () => {
    const rule = excess({ destBucketId: 'b1' });
    const other = { ...sweep('b2', 'b3'), sourceBucketId: 'b2', destBucketId: 'b3' };
    expect((await ran([rule], { openSweeps: [other] })).outcomes).toEqual(['PROPOSED']);
  });

  it('shows later rules the proposals of earlier ones', async () => {
    const rules = [
      excess(),
      excess({ id: 'trl_2', destBucketId: 'b2' }),
      excess({ id: 'trl_3', thresholdBaseUnits: 200n * USD }),
    ];
    const { outcomes, opened } = await ran(rules);
    expect(outcomes).toEqual(['PROPOSED', 'SKIPPED_PENDING_SWEEP', 'NOT_TRIGGERED']);
    expect(opened).toHaveLength(2);
  });

  it('does nothing without rules', async () => {
    expect(await ran([])).toMatchObject({ runs: [], opened: [], writes: [] });
  });
});

/** What has to hold of whatever judges: nothing that was not read moves money. */
function movesOnUnread(judging: (rule: RuleRecord, holdings: readonly Holding[]) => Judgement): string[] {
  const holding = (balance: bigint | null, at: number): Holding => ({ id: `b${at}`, targetBps: 5000, balance });
  const topUp = excess({ type: 'TOP_UP', thresholdBaseUnits: null, targetBaseUnits: 10n * USD } as never);
  const rebalance = {
    type: 'REBALANCE_TO_TARGET',
    sourceBucketId: null,
    destBucketId: null,
    thresholdBaseUnits: null,
    targetBaseUnits: null,
  };
  const cases: [string, RuleRecord, readonly (bigint | null)[]][] = [
    ['an unread destination is refilled', topUp, [500n * USD, null]],
    ['an unread source is empty', topUp, [null, 0n]],
    ['an unread bucket is furthest below its target', excess(rebalance as never), [500n * USD, null]],
    ['an unread bucket has no excess', excess(), [null, 0n]],
  ];
  return cases
    .filter(([, rule, balances]) => judging(rule, balances.map(holding)).kind !== 'unreadable')
    .map(([name]) => name);
}

describe('the check that an unread balance moves no money', () => {
  it('finds nothing in the service’s own judgement (R354)', () => {
    expect(movesOnUnread(judge)).toEqual([]);
  });

  it('finds a planted judgement that takes unread for zero', () => {
    const planted = (rule: RuleRecord, holdings: readonly Holding[]) =>
      judge(
        rule,
        holdings.map((one) => ({ ...one, balance: one.balance ?? 0n })),
      );
    expect(movesOnUnread(planted)).toHaveLength(4);
  });
});
