import { type Approval, type ApprovalRefusal, type Gated, judgeUse } from '../protection/index.ts';
import type { PayoutDestinationRecord } from './payout-destination.store.ts';

type Named = Pick<PayoutDestinationRecord, 'type' | 'maskedLabel' | 'label'>;

/** Money that goes to the tenant's balance stays in the tenant. */
const isExternal = ({ type }: Pick<Named, 'type'>): boolean => type !== 'SERVICE_BALANCE';

/** Naming where money goes outside the service needs two-factor approval under protection, whatever the threshold (D-505). */
export async function judgeDestination(request: Gated, named: Named): Promise<Approval | ApprovalRefusal> {
  if (!isExternal(named)) return { redeem: async () => request.twoFactor.pass() };
  const { maskedLabel: destinationAddress, label: destinationLabel } = named;
  return judgeUse(request, { amountBaseUnits: null, destinationAddress, destinationLabel });
}
