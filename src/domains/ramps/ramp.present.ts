import type { Ramp } from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { RampRecord } from './ramp.store.ts';

/** D-298. */
export const presentRamp = (ramp: RampRecord): Ramp => ({
  id: ramp.id,
  walletId: ramp.walletId,
  direction: ramp.direction,
  amount: formatUsd(ramp.amountBaseUnits),
  provider: ramp.provider,
  status: ramp.status,
  txHash: ramp.txHash,
  paymentId: ramp.paymentId,
  fiatRef: ramp.fiatRef,
  failureReason: ramp.failureReason,
  createdAt: ramp.createdAt.toISOString(),
  confirmedAt: ramp.confirmedAt?.toISOString() ?? null,
});
