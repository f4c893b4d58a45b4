// Reads across tenants: the recipient acts, and the policy of the sender's agent decides.

import type { Reads } from '../../../platform/db/reads.ts';
import type { AggregateView } from '../../../platform/lifecycle/definition.ts';
import type { Services } from '../../../platform/services.ts';
import { payeeAt } from '../../destinations/index.ts';
import { askPolicy, type Ruling } from '../../policies/index.ts';

const NOT_AN_AGENT: Ruling = { verdict: { kind: 'allowed' }, decision: null };

/**
 * Asks the policy of the agent that initiated a payment about its amount (D-312). A payment to another tenant names no
 * address; one to the agent's own tenant is judged by the address that the money reaches, once that is known (D-524).
 */
export async function askAgentPolicy(
  { id, now, context }: AggregateView<'offramp-payment'>,
  reads: Reads,
  services: Services,
): Promise<Ruling> {
  const { agentId, senderTenantId, recipientTenantId, amountBaseUnits } = context;
  if (agentId === null) return NOT_AN_AGENT;
  const destinationId = context.destinationId ?? context.requestedDestinationId;
  const isOwn = recipientTenantId === senderTenantId && destinationId !== null;
  const own = isOwn ? await payeeAt(reads, services.vault, destinationId) : undefined;
  return askPolicy(
    {
      tenantId: senderTenantId,
      source: 'payment',
      subject: { subjectType: 'agent', subjectId: agentId },
      now,
      judgedId: id,
      spend: { amountBaseUnits, mcc: null, counterparty: null, ...own },
    },
    { reads: reads.acrossTenants, services },
  );
}
