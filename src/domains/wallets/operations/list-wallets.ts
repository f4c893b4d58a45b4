import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { areOwnersOutOfDate } from '../owners.ts';
import { presentWallet } from '../wallet.present.ts';
import { type WalletRecord, walletsOf } from '../wallet.store.ts';

/** The tenant's wallets of every kind, newest first (B 4.1, D-043, D-248). */
export const listWallets: Handler<'listWallets'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = walletsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const [{ rows, next }, counted] = await Promise.all([
    page<WalletRecord>(reads, list, query),
    reads.one<{ total: bigint }>(list.clone().count({ total: '*' })),
  ]);
  nextPage(next);
  const outOfDate = await Promise.all(rows.map((row) => areOwnersOutOfDate(reads, row)));
  return {
    wallets: rows.map((row, index) => presentWallet(row, outOfDate[index] ?? false)),
    total: Number(counted?.total ?? 0),
  };
};
