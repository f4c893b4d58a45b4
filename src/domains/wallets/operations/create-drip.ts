import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentDrip } from '../drip.present.ts';
import { dripInto } from '../drip-into.ts';
import { dripAmount } from '../rules/faucet.ts';
import { networkOf } from '../rules/networks.ts';
import { accountsOf } from '../wallet.store.ts';

/** Test money into the acting member's account or the organization's; usdc also credits the internal balance (D-254). */
export const createDrip: Handler<'createDrip'> = async (request) => {
  const { body, caller, tenantId, reads, fail } = request;
  if (caller.environment === 'live') return fail('FAUCET_NOT_AVAILABLE');
  const asset = body?.asset ?? 'usdc';
  const amount = dripAmount(asset, body?.amount);
  if (amount === undefined) return fail('INVALID_AMOUNT');
  const accounts = await accountsOf(reads, tenantId, caller.memberId);
  const isSmart = (body?.account ?? 'smart') === 'smart';
  const wallet = isSmart ? accounts.smart : accounts.organization;
  if (wallet && !networkOf(wallet.chainId, caller.environment).test) return fail('FAUCET_NOT_AVAILABLE');
  if (!wallet) {
    return isSmart ? fail('SMART_ACCOUNT_NOT_LINKED') : fail('ORG_ACCOUNT_NOT_READY', { status: 'NOT_PROVISIONED' });
  }
  if (wallet.status === 'FAILED') {
    return isSmart ? fail('WALLET_NOT_DEPLOYABLE') : fail('ORG_ACCOUNT_NOT_READY', { status: 'FAILED' });
  }
  if (amount.exceedsCap) return fail('AMOUNT_EXCEEDS_CAP');
  const drip = await dripInto(wallet, { asset, units: amount.units, creditsBalance: asset === 'usdc' }, request);
  if (drip instanceof Refusal) return drip;
  return presentDrip(recordOf(drip));
};
