import type { TreasuryAccount } from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { sharesOf } from './rules/shares.ts';
import type { BucketRecord } from './treasury-account.store.ts';

/** An account; `balances` are those of its buckets, null where one could not be read or was not looked at (D-278). */
export function presentAccount(
  account: RecordOf<'treasury-account'>,
  buckets: readonly BucketRecord[],
  balances: readonly (bigint | null)[],
): TreasuryAccount {
  const { totalBaseUnits, shareBps } = sharesOf(balances);
  return {
    id: account.id,
    name: account.name,
    chainId: account.chainId,
    threshold: account.threshold,
    status: account.status,
    owners: account.owners.map(({ address, role, label, memberId }) => ({ address, role, label, memberId })),
    buckets: buckets.map((bucket, index) => presentBucket(bucket, balances[index] ?? null, shareBps[index] ?? null)),
    totalUsd: totalBaseUnits === null ? null : formatUsd(totalBaseUnits),
    createdAt: account.createdAt.toISOString(),
  };
}

const presentBucket = (
  bucket: BucketRecord,
  balance: bigint | null,
  shareBps: number | null,
): TreasuryAccount['buckets'][number] => ({
  id: bucket.id,
  name: bucket.name,
  kind: bucket.kind,
  targetBps: bucket.targetBps,
  apyBps: bucket.apyBps,
  walletId: bucket.walletId,
  address: bucket.address,
  walletStatus: bucket.walletStatus,
  balanceUsd: balance === null ? null : formatUsd(balance),
  shareBps,
  driftBps: shareBps === null ? null : shareBps - bucket.targetBps,
  accruedYieldUsd: bucket.apyBps === null ? null : formatUsd(bucket.accruedYieldBaseUnits),
  yieldSimulated: true,
});
