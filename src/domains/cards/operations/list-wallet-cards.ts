import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { findWallet } from '../../wallets/index.ts';
import { presentCard } from '../card.present.ts';
import { type CardRecord, cardsOf } from '../card.store.ts';

/** The cards of a wallet, newest first (D-265, D-043). */
export const listWalletCards: Handler<'listWalletCards'> = async (request) => {
  const { path, query, tenantId, reads, nextPage, fail } = request;
  if ((await findWallet(reads, tenantId, path.walletId)) === undefined) return fail('WALLET_NOT_FOUND');
  const list = cardsOf(tenantId).where({ wallet_id: path.walletId });
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<CardRecord>(reads, list, query);
  nextPage(next);
  return { cards: rows.map(presentCard) };
};
