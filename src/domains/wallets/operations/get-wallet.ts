import type { Address } from 'viem';
import { ChainUnavailable, isChainDown, readAccountBalances } from '../../../payments/chain/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { areOwnersOutOfDate } from '../owners.ts';
import { presentWalletWithBalances } from '../wallet.present.ts';
import { findWalletOrEscrow } from '../wallet.store.ts';

/** A wallet with what it holds on chain; where that cannot be read nothing is assumed (B 2.1, D-251). */
export const getWallet: Handler<'getWallet'> = async ({
  path,
  tenantId,
  reads,
  services,
  outsideTransaction,
  fail,
}) => {
  const wallet = await findWalletOrEscrow(reads, tenantId, path.id);
  if (!wallet) return fail('WALLET_NOT_FOUND');
  const [isDown, outOfDate] = await Promise.all([isChainDown(reads, tenantId), areOwnersOutOfDate(reads, wallet)]);
  if (isDown) return fail.until(2, 'BALANCE_UNAVAILABLE');
  try {
    const [balances] = await outsideTransaction(() => readAccountBalances(services.chain, [wallet.address as Address]));
    if (balances) return presentWalletWithBalances(wallet, outOfDate, balances);
  } catch (error) {
    if (!(error instanceof ChainUnavailable)) throw error;
  }
  return fail.until(2, 'BALANCE_UNAVAILABLE');
};
