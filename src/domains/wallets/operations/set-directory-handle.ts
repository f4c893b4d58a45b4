import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { upsertHandle } from '../../identity/handles/index.ts';
import { refuseAgentDirecting } from '../../policies/index.ts';
import { judgeUse } from '../../protection/index.ts';
import { findWallet } from '../wallet.store.ts';

/** The legacy directory: a handle for a wallet, and for the tenant's payment identity (D-182); it is being removed (B 9). */
export const setDirectoryHandle: Handler<'setDirectoryHandle'> = async (request) => {
  const { body, tenantId, now, reads, write, fail } = request;
  const { handle, walletId } = body;
  const wallet = await findWallet(reads, tenantId, walletId);
  if (!wallet) return fail('WALLET_NOT_FOUND');
  const writes = await upsertHandle(reads, { tenantId, handle, walletId, now });
  if (writes instanceof Refusal) return writes;
  const ofAgent = await refuseAgentDirecting(request, wallet.address, walletId);
  if (ofAgent) return ofAgent;
  // Payments to the handle go to this wallet from now on (D-505).
  const use = { amountBaseUnits: null, destinationAddress: wallet.address, destinationLabel: null };
  const approval = await judgeUse(request, use);
  if (approval instanceof Refusal) return approval;
  await approval.redeem();
  write(...writes, audit('directory_handle.set', handle, tenantId, { handle, walletId }));
  return { handle, walletId, address: wallet.address, tenantId, updatedAt: now.toISOString() };
};
