import type { Address } from 'viem';
import { keccak256, stringToHex } from 'viem/utils';
import type { WalletContext, WalletOwner } from '../../../../machines/wallets/wallet.machine.ts';
import { type PredictedSafe, predictSafe } from '../../../payments/chain/index.ts';
import { newId } from '../../../platform/db/ids.ts';

/** A wallet that is to be opened. */
export interface NewWallet {
  readonly id: string;
  readonly context: WalletContext;
}

type WalletOrder = Pick<WalletContext, 'tenantId' | 'kind' | 'memberId' | 'name' | 'chainId' | 'owners' | 'threshold'>;

/** A wallet with the address that it will have: the Safe's, salted with the wallet's id (D-258). */
export function newWallet(order: WalletOrder, id = newId('wal')): NewWallet {
  return {
    id,
    context: {
      ...order,
      address: safeOf(id, order).address,
      failedAttempts: 0,
      attempt: 1,
      deploymentTxHash: null,
      failureReason: null,
      deployedAt: null,
    },
  };
}

/** The Safe of a wallet as it is first deployed: by its first owners and threshold, whatever they became later. */
export const safeOf = (id: string, { owners, threshold }: Pick<WalletContext, 'owners' | 'threshold'>): PredictedSafe =>
  predictSafe({
    owners: owners.map(({ address }) => address as Address),
    threshold,
    saltNonce: BigInt(keccak256(stringToHex(id))),
  });

/** A member's own 1-of-1 wallet (D-248). */
export const newSmartAccount = (member: {
  readonly tenantId: string;
  readonly memberId: string;
  readonly signerAddress: string;
  readonly chainId: number;
}): NewWallet =>
  newWallet({
    tenantId: member.tenantId,
    kind: 'SMART_ACCOUNT',
    memberId: member.memberId,
    name: 'Smart account',
    chainId: member.chainId,
    owners: [{ address: member.signerAddress, role: 'ADMIN_OWNER', label: null }],
    threshold: 1,
  });

/** The tenant's one organization account: as many of its signers have to sign as D-457 says. */
export const newOrganizationAccount = (tenant: {
  readonly tenantId: string;
  readonly chainId: number;
  readonly signers: readonly { readonly name: string | null; readonly signerAddress: string }[];
}): NewWallet =>
  newWallet({
    tenantId: tenant.tenantId,
    kind: 'ORGANIZATION',
    memberId: null,
    name: 'Organization account',
    chainId: tenant.chainId,
    owners: tenant.signers.map(
      ({ name, signerAddress }): WalletOwner => ({ address: signerAddress, role: 'ADMIN_OWNER', label: name }),
    ),
    threshold: Math.min(2, tenant.signers.length),
  });
