import type { TokenBalance, Wallet, WalletWithBalances } from '../../../generated/contract/schemas.ts';
import type { ChainBalances } from '../../payments/chain/index.ts';
import { DECIMALS, formatTokenAmount, type TokenAsset } from './rules/token-amounts.ts';
import type { WalletRecord } from './wallet.store.ts';

/** A wallet without its balances (B 2.1); `ownersOutOfDate` is `false` for all but organization accounts (D-457). */
export const presentWallet = (wallet: WalletRecord, ownersOutOfDate: boolean): Wallet => ({
  id: wallet.id,
  address: wallet.address,
  kind: wallet.kind,
  status: wallet.status,
  failureReason: wallet.failureReason,
  chainId: wallet.chainId,
  threshold: wallet.threshold,
  predictedAddress: wallet.status !== 'DEPLOYED',
  name: wallet.name,
  owners: wallet.owners.map(({ address, role, label }) => ({ address, role, label })),
  ownersOutOfDate,
  createdAt: wallet.createdAt.toISOString(),
});

export const presentWalletWithBalances = (
  wallet: WalletRecord,
  ownersOutOfDate: boolean,
  balances: ChainBalances,
): WalletWithBalances => ({ ...presentWallet(wallet, ownersOutOfDate), balances: presentBalances(balances) });

const ASSETS: readonly TokenAsset[] = ['usdc', 'eth'];

/** usdc, then eth, zero included (D-260). */
export const presentBalances = (balances: ChainBalances): TokenBalance[] =>
  ASSETS.map((asset) => ({
    asset,
    amount: formatTokenAmount(asset, balances[asset]),
    decimals: DECIMALS[asset],
  }));
