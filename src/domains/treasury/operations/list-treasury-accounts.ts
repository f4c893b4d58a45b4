import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentAccount } from '../treasury-account.present.ts';
import { accountsOf, bucketsOf } from '../treasury-account.store.ts';

/** The tenant's accounts, newest first, without live balances (D-278). */
export const listTreasuryAccounts: Handler<'listTreasuryAccounts'> = async ({ tenantId, query, reads, nextPage }) => {
  const list = accountsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<RecordOf<'treasury-account'>>(reads, list, query);
  const ids = rows.map(({ id }) => id);
  const buckets = await bucketsOf(reads, tenantId, ids);
  nextPage(next);
  const accounts = rows.map((account) => {
    const own = buckets.filter(({ accountId }) => accountId === account.id);
    return presentAccount(
      account,
      own,
      own.map(() => null),
    );
  });
  return { accounts };
};
