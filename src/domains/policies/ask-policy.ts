import type { ErrorDetails } from '../../../generated/contract/errors.ts';
import type { SpentWindows } from '../../payments/card-spend/index.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import type { Services } from '../../platform/services.ts';
import { type DecisionRecord, decisionOf } from './decision.store.ts';
import { lockSpent, rollingSpent } from './rolling-spend.store.ts';
import { addsUp, type JudgedSpend, NOTHING_BEFORE, type RollingSpent } from './rules/evaluate.ts';
import { type Gated, gate } from './rules/gate.ts';
import { type SpendFacts, type Subject, spendFacts } from './spend-facts.store.ts';

/** Somebody wants to spend what a policy may rule. */
export interface SpendQuestion {
  readonly tenantId: string;
  readonly source: DecisionRecord['source'];
  readonly subject: Subject;
  readonly spend: JudgedSpend;
  /** The amounts that the subject's cards have spent in the windows of the caps; a payment is judged alone (B 4.6). */
  readonly spent?: SpentWindows | undefined;
  /** The id under which the spend counts. Judged again, its amount counts once (D-528). */
  readonly judgedId: string | null;
  readonly now: Date;
}

export type SpendVerdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'denied'; readonly details: NonNullable<ErrorDetails['POLICY_DENIED']> }
  /** Enforced, and not to be asked (B 4.6). */
  | { readonly kind: 'unavailable' };

export interface Ruling {
  readonly verdict: SpendVerdict;
  /** For the log, which the caller writes: with the step that it decides about (`recordDecision`). */
  readonly decision: DecisionRecord | null;
}

type Tools = { readonly reads: RowReads; readonly services: Pick<Services, 'config' | 'log'> };

/** Asks the policy of a subject about a spend, as far as the enforcement mode allows (D-311, D-312). */
export async function askPolicy(question: SpendQuestion, { reads, services }: Tools): Promise<Ruling> {
  const { tenantId, subject, spend, spent: intervals } = question;
  const facts = await spendFacts(reads, tenantId, subject);
  const mode = facts.mode ?? services.config.policyEnforcement;
  const isAsked = mode !== 'off' && facts.isAvailable;
  const rolling = isAsked ? await rollingOf(question, facts, reads) : NOTHING_BEFORE.rolling;
  const gated = gate({ ...facts, mode }, spend, { intervals, rolling });
  switch (gated.kind) {
    case 'ungated':
      return { verdict: ALLOWED, decision: null };
    case 'failed':
      services.log.warn({ err: gated.cause, ...subject, verdict: gated.verdict }, 'a spend policy was not evaluated');
      return { verdict: gated.verdict === 'allowed' ? ALLOWED : UNAVAILABLE, decision: null };
    case 'judged':
      return judged({ ...question, subject: facts.subject ?? subject }, gated);
  }
}

/** Looked up where a rule asks for it, under the lock of the subject. */
async function rollingOf(
  { tenantId, subject, now, judgedId }: SpendQuestion,
  { policy, subject: ruled }: SpendFacts,
  reads: RowReads,
): Promise<RollingSpent> {
  if (policy === null || !addsUp(policy.ir)) return NOTHING_BEFORE.rolling;
  await lockSpent(reads, ruled ?? subject);
  return rollingSpent(reads, tenantId, ruled ?? subject, now, judgedId);
}

const ALLOWED: SpendVerdict = { kind: 'allowed' };
const UNAVAILABLE: SpendVerdict = { kind: 'unavailable' };

function judged(question: SpendQuestion, gated: Extract<Gated, { kind: 'judged' }>): Ruling {
  const { policy, evaluation, mode } = gated;
  const decision = decisionOf({ ...question, policy, evaluation, mode });
  if (gated.verdict === 'allowed') return { verdict: ALLOWED, decision };
  const { policyId, policyVersion } = policy;
  const details = { reason: String(evaluation.reason), policyId, policyVersion, decisionLogId: decision.id };
  return { verdict: { kind: 'denied', details }, decision };
}
