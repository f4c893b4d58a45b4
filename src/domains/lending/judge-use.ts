import type { RequestContext } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { refuseAgent } from '../policies/index.ts';
import { type Approval, type ApprovalRefusal, type Gated, judgeUse, type ProtectedUse } from '../protection/index.ts';

type Judged = Gated & Pick<RequestContext, 'caller'>;

/** A use of the tenant's money by lending, and the row that it concerns. */
interface LendingUse extends ProtectedUse {
  readonly resourceId: string;
}

/**
 * Judges what moves money of the caller in lending, or lets somebody else move it, as a payment is judged: two-factor
 * protection first, then the policy of the agent whose key calls (D-506).
 */
export async function judgeLending(
  request: Judged,
  { resourceId, ...use }: LendingUse,
): Promise<Approval | ApprovalRefusal | Refusal<'POLICY_DENIED' | 'POLICY_UNAVAILABLE'>> {
  const approval = await judgeUse(request, use);
  if (approval instanceof Refusal) return approval;
  // As for off-ramp payments, a policy judges the amount: the money goes to no address of the chain.
  const refusal = await refuseAgent(request, { amountBaseUnits: use.amountBaseUnits, counterparty: null }, resourceId);
  return refusal ?? approval;
}
