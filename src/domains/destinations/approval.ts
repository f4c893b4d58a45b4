import type { Vault } from '../../platform/crypto/index.ts';
import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import { refuseAgentDirecting } from '../policies/index.ts';
import { type Approval, type ApprovalRefusal, type Gated, judgeUse } from '../protection/index.ts';
import type { PayoutDestinationRecord } from './payout-destination.store.ts';

import { isEvmAddress } from './rules/addresses.ts';

type Named = Pick<PayoutDestinationRecord, 'type' | 'maskedLabel' | 'label'>;

/** Money that goes to the tenant's balance stays in the tenant. */
const isExternal = ({ type }: Pick<Named, 'type'>): boolean => type !== 'SERVICE_BALANCE';

/** Naming where money goes outside the service needs two-factor approval under protection, whatever the threshold (D-505). */
export async function judgeDestination(request: Gated, named: Named): Promise<Approval | ApprovalRefusal> {
  if (!isExternal(named)) return { redeem: async () => request.twoFactor.pass() };
  const { maskedLabel: destinationAddress, label: destinationLabel } = named;
  return judgeUse(request, { amountBaseUnits: null, destinationAddress, destinationLabel });
}

/** The address on a chain that a destination is, as a policy judges it; null for every other kind. */
export const addressOf = (
  { type, identifierCiphertext }: Pick<PayoutDestinationRecord, 'type' | 'identifierCiphertext'>,
  { decrypt }: Pick<Vault, 'decrypt'>,
): string | null => {
  const address = type === 'STABLECOIN_ADDRESS' && identifierCiphertext !== null ? decrypt(identifierCiphertext) : null;
  return address !== null && isEvmAddress(address) ? address : null;
};

type Directing = Pick<RequestContext, 'caller' | 'tenantId' | 'now' | 'reads' | 'services'> & Pick<UnitTools, 'write'>;

/** The refusal of an agent's key that may not say where money goes (D-524). */
export const refuseAgentAt = (
  request: Directing,
  { id, context }: { readonly id: string; readonly context: Parameters<typeof addressOf>[0] },
): ReturnType<typeof refuseAgentDirecting> =>
  refuseAgentDirecting(request, addressOf(context, request.services.vault), id);
