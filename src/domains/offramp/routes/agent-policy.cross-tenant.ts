// Passes the walls of tenants: the policy of the sender's agent, while the recipient acts.

import type { Reads } from '../../../kernel/db/reads.ts';
import type { AggregateView } from '../../../kernel/lifecycle/definition.ts';
import type { Services } from '../../../kernel/services.ts';
import { askPolicy, type Ruling } from '../../policies/index.ts';

const NOT_AN_AGENT: Ruling = { verdict: { kind: 'allowed' }, decision: null };

/** Asks the policy of the agent that initiated a payment about its amount; the payment names no address (D-312). */
export function askAgentPolicy(
  { now, context }: AggregateView<'offramp-payment'>,
  reads: Reads,
  services: Services,
): Promise<Ruling> {
  const { agentId, senderTenantId, amountBaseUnits } = context;
  if (agentId === null) return Promise.resolve(NOT_AN_AGENT);
  return askPolicy(
    {
      tenantId: senderTenantId,
      source: 'payment',
      subject: { subjectType: 'agent', subjectId: agentId },
      now,
      spend: { amountBaseUnits, mcc: null, counterparty: null },
    },
    { reads: reads.acrossTenants, services },
  );
}
