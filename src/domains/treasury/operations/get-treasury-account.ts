import { isChainDown } from '../../../payments/chain/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { readBucketBalances } from '../read-buckets.ts';
import { presentAccount } from '../treasury-account.present.ts';
import { bucketsOf, findAccount } from '../treasury-account.store.ts';

/** An account with what its buckets hold now; what cannot be read is null, never zero (B 2.4, D-278). */
export const getTreasuryAccount: Handler<'getTreasuryAccount'> = async (request) => {
  const { path, tenantId, reads, services, outsideTransaction, fail } = request;
  const [account, buckets, isDown] = await Promise.all([
    findAccount(reads, tenantId, path.id),
    bucketsOf(reads, tenantId, [path.id]),
    isChainDown(reads, tenantId),
  ]);
  if (!account) return fail('TREASURY_ACCOUNT_NOT_FOUND');
  const balances = isDown
    ? buckets.map(() => null)
    : await outsideTransaction(() => readBucketBalances(services, buckets));
  return presentAccount(account, buckets, balances);
};
