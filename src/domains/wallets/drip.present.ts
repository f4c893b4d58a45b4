import type { Drip } from '../../../generated/contract/schemas.ts';
import type { DripRecord } from './drip.store.ts';
import { formatTokenAmount } from './rules/token-amounts.ts';

/** A drip (B 2.2); its amount in whole tokens. */
export const presentDrip = (drip: DripRecord): Drip => ({
  id: drip.id,
  walletId: drip.walletId,
  asset: drip.asset,
  amount: formatTokenAmount(drip.asset, drip.amountBaseUnits),
  chainId: drip.chainId,
  status: drip.status,
  txHash: drip.txHash,
  failureReason: drip.failureReason,
  createdAt: drip.createdAt.toISOString(),
});
