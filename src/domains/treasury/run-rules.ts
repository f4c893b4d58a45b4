import type { TreasuryRuleOutcome } from '../../../generated/contract/schemas.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { update, type Write } from '../../platform/lifecycle/writes.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ProposalTools } from '../payments/index.ts';
import { openSweep } from './open-sweep.ts';
import { type SeenBuckets, UNSEEN } from './read-buckets.ts';
import { type Judgement, judge } from './rules/wanted-sweep.ts';
import type { BucketRecord } from './treasury-account.store.ts';
import type { RuleRecord } from './treasury-rule.store.ts';
import type { OpenSweep } from './treasury-sweep.store.ts';

/** An account that is locked, and what is known of it. */
export interface RuleInputs {
  readonly account: Aggregate<'treasury-account'>;
  readonly buckets: readonly BucketRecord[];
  readonly openSweeps: readonly OpenSweep[];
  readonly seen: SeenBuckets;
}

export interface RuleRun {
  readonly rule: RuleRecord;
  readonly sweep: Aggregate<'treasury-sweep'> | null;
}

interface Tools extends Pick<ProposalTools, 'reads' | 'services'>, Pick<Aggregates, 'open'> {
  write(...writes: readonly Write[]): void;
}

/** Runs rules of one account, one after the other: a later one finds what an earlier one has proposed (D-284). */
export async function runRules(
  rules: readonly RuleRecord[],
  ground: RuleInputs,
  tools: Tools,
): Promise<readonly RuleRun[]> {
  const runs: RuleRun[] = [];
  const openSweeps = [...ground.openSweeps];
  for (const rule of rules) {
    const { outcome, sweep } = await fire(rule, { ...ground, openSweeps }, tools);
    if (sweep !== null) openSweeps.push(sweep.context);
    const { now } = ground.account;
    // A skip uses its window up too.
    const ran = { lastRunAt: now, lastOutcome: outcome };
    tools.write(update('treasury_rules', { id: rule.id }, { ...ran, updatedAt: now }));
    runs.push({ rule: { ...rule, ...ran }, sweep });
  }
  return runs;
}

interface Fired {
  readonly outcome: TreasuryRuleOutcome;
  readonly sweep: Aggregate<'treasury-sweep'> | null;
}

const without = (outcome: Exclude<TreasuryRuleOutcome, 'PROPOSED'>): Fired => ({ outcome, sweep: null });

async function fire(rule: RuleRecord, ground: RuleInputs, tools: Tools): Promise<Fired> {
  const { account, buckets, openSweeps, seen } = ground;
  const holdings = buckets.map(({ id, targetBps }) => ({ id, targetBps, balance: (seen.get(id) ?? UNSEEN).balance }));
  const judgement = judge(rule, holdings);
  if (judgement.kind !== 'wanted') return without(OUTCOMES[judgement.kind]);
  const { sourceBucketId, destBucketId, amountBaseUnits } = judgement;
  if (openSweeps.some((one) => touches(one, sourceBucketId) || touches(one, destBucketId))) {
    return without('SKIPPED_PENDING_SWEEP');
  }
  if (amountBaseUnits === 0n) return without('SKIPPED_INSUFFICIENT');
  const source = buckets.find(({ id }) => id === sourceBucketId);
  const dest = buckets.find(({ id }) => id === destBucketId);
  const { balance, nonce } = seen.get(sourceBucketId) ?? UNSEEN;
  if (source === undefined || dest === undefined) throw new Error(`the buckets of ${rule.id} are gone`);
  if (balance === null || nonce === null) return without('SKIPPED_UNREADABLE');
  const { tenantId } = account.context;
  const sweep = await openSweep(
    { ...proposalTools(tools), tenantId, now: account.now, caller: NOBODY },
    { accountId: account.id, ruleId: rule.id, source, dest, amountBaseUnits, seen: { balance, nonce }, openSweeps },
  );
  if (!(sweep instanceof Refusal)) return { outcome: 'PROPOSED', sweep };
  return without(sweep.code === 'INSUFFICIENT_FUNDS' ? 'SKIPPED_INSUFFICIENT' : 'FAILED');
}

const OUTCOMES = { unreadable: 'SKIPPED_UNREADABLE', idle: 'NOT_TRIGGERED' } as const satisfies Record<
  Exclude<Judgement['kind'], 'wanted'>,
  TreasuryRuleOutcome
>;

/** A rule is nobody's: its payment has no initiator. */
const NOBODY = { memberId: null };

const touches = ({ sourceBucketId, destBucketId }: OpenSweep, bucketId: string): boolean =>
  sourceBucketId === bucketId || destBucketId === bucketId;

const proposalTools = ({ reads, services, open, write }: Tools) => ({ reads, services, open, write });
