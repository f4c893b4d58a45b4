/** The terms of a rule, by its type (D-283). */
export type RuleTerms =
  | {
      readonly type: 'SWEEP_EXCESS';
      readonly sourceBucketId: string;
      readonly destBucketId: string;
      /** The amount that stays in the source. */
      readonly thresholdBaseUnits: bigint;
      readonly targetBaseUnits: null;
    }
  | {
      readonly type: 'TOP_UP';
      readonly sourceBucketId: string;
      readonly destBucketId: string;
      /** The trigger; null where it is the target. */
      readonly thresholdBaseUnits: bigint | null;
      readonly targetBaseUnits: bigint;
    }
  | {
      readonly type: 'REBALANCE_TO_TARGET';
      readonly sourceBucketId: null;
      readonly destBucketId: null;
      readonly thresholdBaseUnits: null;
      readonly targetBaseUnits: null;
    };

export type RuleType = RuleTerms['type'];

/** The same before anybody has looked whether it is a rule of its type. */
export interface GivenTerms {
  readonly type: RuleType;
  readonly sourceBucketId: string | null;
  readonly destBucketId: string | null;
  readonly thresholdBaseUnits: bigint | null;
  readonly targetBaseUnits: bigint | null;
}

export interface TermFault {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

/** The fields that a body names terms by. */
const FIELDS = {
  sourceBucketId: 'sourceBucketId',
  destBucketId: 'destBucketId',
  thresholdBaseUnits: 'thresholdUsd',
  targetBaseUnits: 'targetUsd',
} as const;

type Term = keyof typeof FIELDS;

/** The fields that a rule of a type does not use. */
const FORBIDDEN: Readonly<Record<RuleType, readonly Term[]>> = {
  SWEEP_EXCESS: ['targetBaseUnits'],
  TOP_UP: [],
  REBALANCE_TO_TARGET: ['sourceBucketId', 'destBucketId', 'thresholdBaseUnits', 'targetBaseUnits'],
};

const at = (term: Term): string => `/body/${FIELDS[term]}`;

/**
 * Returns the reasons for which these terms are no rule of their type (D-283). The contract checks what a type
 * requires.
 */
export function termFaults(given: GivenTerms): readonly TermFault[] {
  const faults: TermFault[] = FORBIDDEN[given.type]
    .filter((term) => given[term] !== null)
    .map((term) => ({ path: at(term), message: `must not be sent for ${given.type}`, rule: 'forbidden' }));
  if (faults.length > 0) return faults;
  const { sourceBucketId, destBucketId, thresholdBaseUnits: threshold, targetBaseUnits: target } = given;
  if (sourceBucketId !== null && sourceBucketId === destBucketId) {
    faults.push({ path: at('destBucketId'), message: 'must not be the same as sourceBucketId', rule: 'distinct' });
  }
  if (threshold !== null && target !== null && threshold > target) {
    faults.push({ path: at('thresholdBaseUnits'), message: 'must be at most targetUsd', rule: 'maximum' });
  }
  return faults;
}
