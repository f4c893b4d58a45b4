import type { CardSpent } from '../../../machines/cards/card-authorization.machine.ts';
import { type SpentWindows, withChange } from '../../payments/card-spend/index.ts';
import type { FactsOf } from '../../platform/lifecycle/definition.ts';
import { declineReason } from './rules/decide-use.ts';
import { policyOutcome } from './rules/policy-outcome.ts';
import { loadUse } from './use-facts.cross-tenant.ts';

export const facts: FactsOf<'card-authorization'> = {
  RECEIVED: async (use, reads, services) => {
    const { facts: known, ofCard, ofAgent } = await loadUse(use, reads, services);
    const reason = declineReason(use.context, known);
    const decisions = [ofCard.decision, ofAgent.decision].filter((decision) => decision !== null);
    const asked = {
      policyDecision: policyOutcome(ofCard.decision, ofAgent.decision),
      decisions: decisions.map((decision) => ({ ...decision })),
    };
    if (reason !== null) return { type: 'DECLINE', reason, ...asked, spent: spentColumns(known.spent) };
    const spent = withChange(known.spent, use.context.amountBaseUnits, use.createdAt, use.now);
    return { type: 'APPROVE', ...asked, spent: spentColumns(spent) };
  },
};

/** The windows as an authorization keeps them (D-269). */
export const spentColumns = (spent: SpentWindows): CardSpent => ({
  spentDailyBaseUnits: spent.dailyBaseUnits,
  spentWeeklyBaseUnits: spent.weeklyBaseUnits,
  spentMonthlyBaseUnits: spent.monthlyBaseUnits,
});
