import type { RuleTerms } from './rule-terms.ts';

/** A bucket as rules see it. */
export interface Holding {
  readonly id: string;
  readonly targetBps: number;
  /** Null where it could not be read, which is never zero (B 2.4). */
  readonly balance: bigint | null;
}

export interface WantedSweep {
  readonly kind: 'wanted';
  readonly sourceBucketId: string;
  readonly destBucketId: string;
  /** Zero where the source has nothing of what is missing. */
  readonly amountBaseUnits: bigint;
}

export type Judgement = WantedSweep | { readonly kind: 'unreadable' | 'idle' };

/**
 * Returns the transfer that a rule proposes by the buckets' balances; `buckets` in the order of their creation (D-285).
 */
export function judge(rule: RuleTerms, buckets: readonly Holding[]): Judgement {
  if (rule.type === 'REBALANCE_TO_TARGET') return rebalance(buckets);
  const { sourceBucketId, destBucketId } = rule;
  const balanceOf = (wanted: string): bigint | null => buckets.find(({ id }) => id === wanted)?.balance ?? null;
  const source = balanceOf(sourceBucketId);
  if (source === null) return UNREADABLE;
  if (rule.type === 'SWEEP_EXCESS') {
    const excess = source - rule.thresholdBaseUnits;
    return excess > 0n ? { kind: 'wanted', sourceBucketId, destBucketId, amountBaseUnits: excess } : IDLE;
  }
  const dest = balanceOf(destBucketId);
  if (dest === null) return UNREADABLE;
  if (dest >= (rule.thresholdBaseUnits ?? rule.targetBaseUnits)) return IDLE;
  const amountBaseUnits = lesserOf(rule.targetBaseUnits - dest, source);
  return { kind: 'wanted', sourceBucketId, destBucketId, amountBaseUnits };
}

/** `Math.min` is for numbers. */
function lesserOf(one: bigint, other: bigint): bigint {
  if (other < one) return other;
  return one;
}

const UNREADABLE = { kind: 'unreadable' } as const;
const IDLE = { kind: 'idle' } as const;

const WHOLE_BPS = 10_000n;
/** Less than 1.00 is not worth a signature (D-285). */
const LEAST_BASE_UNITS = 1_000_000n;

/** From the bucket that is furthest above its target to the one that is furthest below, the lesser of the two distances. */
function rebalance(buckets: readonly Holding[]): Judgement {
  const total = buckets.reduce<bigint | null>(
    (sum, { balance }) => (sum === null || balance === null ? null : sum + balance),
    0n,
  );
  if (total === null) return UNREADABLE;
  // In ten-thousandths of a base unit: nothing is rounded before the two are compared.
  const distances = buckets.map(({ id, targetBps, balance }) => ({
    id,
    over: (balance ?? 0n) * WHOLE_BPS - total * BigInt(targetBps),
  }));
  const [first, ...others] = distances;
  if (first === undefined) return IDLE;
  // Of equals the one that was created first.
  const source = others.reduce((most, one) => (one.over > most.over ? one : most), first);
  const dest = others.reduce((least, one) => (one.over < least.over ? one : least), first);
  const distance = lesserOf(source.over, -dest.over);
  if (distance < LEAST_BASE_UNITS * WHOLE_BPS) return IDLE;
  const amountBaseUnits = distance / WHOLE_BPS;
  return { kind: 'wanted', sourceBucketId: source.id, destBucketId: dest.id, amountBaseUnits };
}
