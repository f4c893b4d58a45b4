import type { PolicyEnforcementMode, PolicyIr } from '../../../../generated/contract/schemas.ts';
import { type Evaluation, evaluate, type JudgedSpend, type SpentBefore } from './evaluate.ts';

/** A version of a policy as decisions name it. */
export interface PolicyInForce {
  readonly policyId: string;
  readonly policyVersion: number;
  readonly sha256: string;
  readonly ir: PolicyIr;
}

/** Everything that the gate depends on, looked up before it. */
export interface GateFacts {
  readonly mode: PolicyEnforcementMode;
  /** False in an outage, simulated ones included (D-124). */
  readonly isAvailable: boolean;
  /** Null where the subject has none. */
  readonly policy: PolicyInForce | null;
}

export type Gated =
  /** The gate is off, or nothing is attached to the subject: there is nothing to record. */
  | { readonly kind: 'ungated'; readonly verdict: 'allowed' }
  | {
      readonly kind: 'judged';
      readonly verdict: 'allowed' | 'denied';
      readonly mode: 'log' | 'enforce';
      readonly policy: PolicyInForce;
      readonly evaluation: Evaluation;
    }
  /** There is no evaluation: `log` lets it pass, `enforce` does not (B 4.6). */
  | { readonly kind: 'failed'; readonly verdict: 'allowed' | 'unavailable'; readonly cause: unknown };

/** Applies the enforcement mode to the result of the policy. */
export function gate({ mode, isAvailable, policy }: GateFacts, spend: JudgedSpend, spent?: SpentBefore): Gated {
  if (mode === 'off') return { kind: 'ungated', verdict: 'allowed' };
  try {
    if (!isAvailable) throw new Error('the policy subsystem is not available');
    if (policy === null) return { kind: 'ungated', verdict: 'allowed' };
    const evaluation = evaluate(policy.ir, spend, spent);
    const isBlocked = mode === 'enforce' && !evaluation.allow;
    return { kind: 'judged', verdict: isBlocked ? 'denied' : 'allowed', mode, policy, evaluation };
  } catch (cause) {
    return { kind: 'failed', verdict: mode === 'enforce' ? 'unavailable' : 'allowed', cause };
  }
}
