import type { Knex } from 'knex';
import type { TreasuryBucketKind } from '../../../generated/contract/schemas.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, sql } from '../../platform/db/sql.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

declare module '../../platform/db/ids.ts' {
  interface IdPrefixes {
    bkt: 'treasury_buckets';
  }
}

/** A bucket with what it needs to know of its wallet. */
export interface BucketRecord {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly kind: TreasuryBucketKind;
  readonly targetBps: number;
  readonly apyBps: number | null;
  readonly walletId: string;
  readonly address: string;
  readonly walletStatus: StatusOf<'wallet'>;
  readonly accruedYieldBaseUnits: bigint;
  /** The last midnight that the yield knows of. */
  readonly accruedUntil: Date;
}

export const accountsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('treasury_accounts').where({ tenant_id: tenantId });

export const findAccount = (
  reads: RowReads,
  tenantId: string,
  id: string,
): Promise<RecordOf<'treasury-account'> | undefined> =>
  reads.one<RecordOf<'treasury-account'>>(accountsOf(tenantId).where({ id }));

/** Returns the buckets of some accounts, in the order of their creation; for workers, who see all tenants. */
export const bucketsOfAccounts = (accountIds: readonly string[]): Knex.QueryBuilder =>
  sql('treasury_buckets AS b')
    .join('wallets AS w', 'w.id', 'b.wallet_id')
    .where(anyOf('b.account_id', accountIds))
    .orderBy(['b.account_id', 'b.position'])
    .select('b.*', { address: 'w.address', wallet_status: 'w.status' });

/** The same without those of tenants that have their chain down: nothing is known of what they hold (D-263). */
export const readableBuckets = (accountIds: readonly string[]): Knex.QueryBuilder =>
  bucketsOfAccounts(accountIds)
    .leftJoin('test_chain AS c', 'c.tenant_id', 'b.tenant_id')
    .whereRaw('coalesce(c.available, true)');

/** Behind the tenant's wall. */
export const bucketsOf = (reads: RowReads, tenantId: string, accountIds: readonly string[]): Promise<BucketRecord[]> =>
  reads.many<BucketRecord>(bucketsOfAccounts(accountIds).where({ 'b.tenant_id': tenantId, 'w.tenant_id': tenantId }));
