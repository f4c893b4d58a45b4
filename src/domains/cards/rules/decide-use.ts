import type { CardLimits } from '../../../../machines/cards/card.machine.ts';
import type { DeclineReason } from '../../../../machines/cards/card-authorization.machine.ts';
import type { SpentWindows } from '../../../payments/card-spend/windows.ts';
import type { Ruling } from '../../policies/index.ts';

/** The intended use of a card. */
export interface CardUse {
  readonly amountBaseUnits: bigint;
  /** Four digits; null where the merchant has not told. */
  readonly mcc: string | null;
}

/**
 * What the multisig has for its cards. `unread` is not zero: nobody knows, so that nothing is assumed available (D-251).
 * `unchecked` is a card that draws from no multisig (D-275).
 */
export type Funds =
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'read'; readonly availableBaseUnits: bigint };

/** Everything that a decision depends on, read under the locks of wallet, agent and card. */
export interface UseFacts {
  readonly status: 'active' | 'inactive';
  /** True for a card of an agent that is suspended (D-520). */
  readonly isAgentSuspended: boolean;
  readonly limits: CardLimits;
  /** The card's own windows before this use. */
  readonly spent: SpentWindows;
  /** The results of the card's policy and then of its agent's, as far as there are any (D-312). */
  readonly rulings: readonly Pick<Ruling, 'verdict' | 'decision'>[];
  readonly funds: Funds;
}

/** The first check that fails, null where all pass (D-270). At each limit the most restrictive of card and policies wins. */
export function declineReason(use: CardUse, facts: UseFacts): DeclineReason | null {
  const { amountBaseUnits: amount, mcc } = use;
  const { limits, spent, rulings, funds } = facts;
  if (facts.status === 'inactive') return 'CARD_INACTIVE';
  if (facts.isAgentSuspended) return 'AGENT_SUSPENDED';
  if (rulings.some(({ verdict }) => verdict.kind === 'unavailable')) return 'POLICY_UNAVAILABLE';
  const enforced = enforcedFailures(rulings);
  const isDenied = (rule: string, byCard: boolean): boolean => byCard || enforced.has(rule);
  if (enforced.has('COUNTERPARTY_BLOCKED') || enforced.has('COUNTERPARTY_NOT_ALLOWED')) return 'POLICY_DENIED';
  if (isDenied('MCC_BLOCKED', mcc !== null && isListed(limits.blockedMcc, mcc))) return 'MCC_BLOCKED';
  const isOutside = mcc !== null && limits.allowedMcc !== null && !isListed(limits.allowedMcc, mcc);
  if (isDenied('MCC_NOT_ALLOWED', isOutside)) return 'MCC_NOT_ALLOWED';
  if (isDenied('PER_TXN_LIMIT', isAbove(amount, limits.perTransactionBaseUnits))) return 'PER_TXN_LIMIT';
  if (isDenied('DAILY_CAP', isAbove(spent.dailyBaseUnits + amount, limits.dailyBaseUnits))) return 'DAILY_CAP';
  if (isDenied('WEEKLY_CAP', isAbove(spent.weeklyBaseUnits + amount, limits.weeklyBaseUnits))) return 'WEEKLY_CAP';
  if (isDenied('MONTHLY_CAP', isAbove(spent.monthlyBaseUnits + amount, limits.monthlyBaseUnits))) return 'MONTHLY_CAP';
  // A rule that no limit of a card has, such as what was spent in the last 24 hours (D-528).
  if (enforced.size > 0) return 'POLICY_DENIED';
  // What could not be read covers nothing.
  if (funds.kind === 'unread') return 'INSUFFICIENT_MULTISIG_BALANCE';
  if (funds.kind === 'read' && amount > funds.availableBaseUnits) return 'INSUFFICIENT_MULTISIG_BALANCE';
  return null;
}

/** A shorter entry stands for all codes that begin with it (D-267). */
const isListed = (entries: readonly string[], mcc: string): boolean => entries.some((entry) => mcc.startsWith(entry));

/** Equality with a limit passes (D-271). */
const isAbove = (amount: bigint, limit: bigint | null): boolean => limit !== null && amount > limit;

/** In log mode a policy declines nothing (B 4.6). */
const enforcedFailures = (rulings: UseFacts['rulings']): ReadonlySet<string> =>
  new Set(
    rulings.flatMap(({ decision }) =>
      decision?.enforced ? decision.ruleTrace.filter(({ result }) => result === 'fail').map(({ rule }) => rule) : [],
    ),
  );
