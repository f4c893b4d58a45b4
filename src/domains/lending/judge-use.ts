import { newId } from '../../platform/db/ids.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countSpending, judgeSpending, refuseInitiator } from '../approvals/index.ts';
import { refuseAgent } from '../policies/index.ts';
import { type Approval, type ApprovalRefusal, type Gated, judgeUse, type ProtectedUse } from '../protection/index.ts';

type Judged = Gated & Pick<RequestContext, 'caller'>;

/** A use of the tenant's money by lending, and the row that it concerns. */
interface LendingUse extends ProtectedUse {
  readonly resourceId: string;
  /** True where several operations are about the same money: an offer is made, taken and issued. It counts once. */
  readonly countsOnce?: true;
}

type LendingRefusal =
  | ApprovalRefusal
  | Refusal<'AUTHORITY_MISSING' | 'APPROVAL_REQUIRED' | 'POLICY_DENIED' | 'POLICY_UNAVAILABLE'>;

/**
 * Judges what moves money of the caller in lending, or lets somebody else move it, as a payment is judged: by the right to
 * initiate, two-factor protection, the grant's limits and the organization's approvals, then by the policy of the agent whose
 * key calls (D-506, D-521).
 */
export async function judgeLending(
  request: Judged,
  { resourceId, countsOnce, ...use }: LendingUse,
): Promise<Approval | LendingRefusal> {
  const { amountBaseUnits, destinationAddress: counterparty } = use;
  const initiator = await refuseInitiator(request);
  if (initiator !== undefined) return initiator;
  const approval = await judgeUse(request, use);
  if (approval instanceof Refusal) return approval;
  const spending = { resourceId: countsOnce ? resourceId : newId('spe'), amountBaseUnits, counterparty };
  const refusal =
    (await judgeSpending(request, spending)) ??
    // As for off-ramp payments, a policy judges the amount: the money goes to no address of the chain.
    (await refuseAgent(request, { amountBaseUnits, counterparty: null }, resourceId, spending.resourceId));
  if (refusal !== undefined) return refusal;
  return {
    redeem: async () => {
      await approval.redeem();
      request.write(...countSpending(request, spending));
    },
  };
}
