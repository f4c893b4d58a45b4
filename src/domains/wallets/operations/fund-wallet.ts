import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentDrip } from '../drip.present.ts';
import { dripInto } from '../drip-into.ts';
import { dripAmount } from '../rules/faucet.ts';
import { networkOf } from '../rules/networks.ts';
import { findWalletOrEscrow } from '../wallet.store.ts';

/** Test money into a wallet; the internal balance stays as it is (B 4.1, D-252, D-253). */
export const fundWallet: Handler<'fundWallet'> = async (request) => {
  const { path, body, caller, tenantId, reads, fail } = request;
  // In live nothing is looked up: the wallet's existence included (D-255).
  if (caller.environment === 'live') return fail('FAUCET_NOT_AVAILABLE');
  const asset = body?.asset ?? 'usdc';
  const amount = dripAmount(asset, body?.amount);
  if (amount === undefined) return fail('INVALID_AMOUNT');
  const wallet = await findWalletOrEscrow(reads, tenantId, path.id);
  if (!wallet) return fail('WALLET_NOT_FOUND');
  if (!networkOf(wallet.chainId, caller.environment).test) return fail('FAUCET_NOT_AVAILABLE');
  if (wallet.status === 'FAILED') return fail('WALLET_NOT_DEPLOYABLE');
  if (amount.exceedsCap) return fail('AMOUNT_EXCEEDS_CAP');
  const drip = await dripInto(wallet, { asset, units: amount.units, creditsBalance: false }, request);
  if (drip instanceof Refusal) return drip;
  return presentDrip(recordOf(drip));
};
