import type { CreateWalletRequest } from '../../../../generated/contract/schemas.ts';
import type { WalletOwner } from '../../../../machines/wallets/wallet.machine.ts';
import { usableAddress } from '../../../payments/chain/checksummed.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { newWallet } from '../rules/new-wallet.ts';
import { presentWallet } from '../wallet.present.ts';

/** A multisig wallet: its address at once, its deployment later (B 2.1, D-258, D-259). */
export const createWallet: Handler<'createWallet'> = async ({ body, tenantId, services, open, fail }) => {
  const { chainId } = services.config;
  const { name, owners: given, threshold = 1 } = body;
  const owners = readOwners(given);
  if ('invalid' in owners) {
    const error = { path: `/body/owners/${owners.invalid}/address`, message: 'fails its checksum', rule: 'checksum' };
    return fail('INVALID_WALLET_ADDRESS', { errors: [error] });
  }
  if (owners.repeated !== undefined) {
    const error = { path: `/body/owners/${owners.repeated}/address`, message: 'is listed twice', rule: 'uniqueItems' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  if (threshold > owners.list.length) {
    const error = { path: '/body/threshold', message: 'must be at most the number of owners', rule: 'maximum' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  if ((body.chainId ?? chainId) !== chainId) {
    const error = { path: '/body/chainId', message: `must be ${chainId}`, rule: 'const', allowed: [`${chainId}`] };
    return fail('ACCOUNT_CHAIN_MISMATCH', { errors: [error] });
  }
  const wallet = await open(
    'wallet',
    newWallet({ tenantId, kind: 'STANDARD', memberId: null, name, chainId, owners: owners.list, threshold }),
  );
  return presentWallet(recordOf(wallet), false);
};

type Owners =
  | { readonly list: readonly WalletOwner[]; readonly repeated: number | undefined }
  | { readonly invalid: number };

/** The owners with usableAddress addresses (D-064), and which of them is named a second time, whatever the letter case. */
function readOwners(given: CreateWalletRequest['owners']): Owners {
  const list: WalletOwner[] = [];
  let repeated: number | undefined;
  for (const [index, { address: text, role, label }] of given.entries()) {
    const address = usableAddress(text);
    if (address === undefined) return { invalid: index };
    if (repeated === undefined && list.some((owner) => owner.address === address)) repeated = index;
    list.push({ address, role, label: label ?? null });
  }
  return { list, repeated };
}
