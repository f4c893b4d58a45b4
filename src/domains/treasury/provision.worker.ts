import { anyOf, sql } from '../../platform/db/sql.ts';
import type { BatchWorker } from '../../platform/outbox/worker.ts';
import { type BucketRecord, bucketsOfAccounts } from './treasury-account.store.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'treasury.provision': { readonly walletId: string };
  }
}

/** A wallet was deployed, or cannot be: the account whose bucket it is may be complete, or has failed (D-278). */
export const worker: BatchWorker<'treasury.provision'> = {
  topic: 'treasury.provision',
  discarding: null,
  async workAll(jobs, tools) {
    const walletIds = jobs.map(({ payload }) => payload.walletId);
    const found = await tools.reads.many<{ accountId: string }>(
      sql('treasury_buckets').where(anyOf('wallet_id', walletIds)).distinct('account_id'),
    );
    const accountIds = found.map(({ accountId }) => accountId);
    await tools.transaction(jobs, async ({ aggregates, reads }) => {
      if (accountIds.length === 0) return;
      const accounts = await aggregates('treasury-account', accountIds);
      const buckets = await reads.many<BucketRecord>(bucketsOfAccounts(accountIds));
      for (const account of accounts.values()) {
        if (account.status !== 'PROVISIONING') continue;
        const statuses = buckets.filter(({ accountId }) => accountId === account.id).map((one) => one.walletStatus);
        if (statuses.includes('FAILED')) await account.send('FAIL');
        else if (statuses.every((status) => status === 'DEPLOYED')) await account.send('ACTIVATE');
      }
    });
  },
};
