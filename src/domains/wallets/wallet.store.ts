import type { Knex } from 'knex';
import type { WalletContext } from '../../../machines/wallets/wallet.machine.ts';
import { usableWallet } from '../../payments/tenancy/usable-wallet.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';

/** A wallet as a row, or as an aggregate with its context spread. */
export interface WalletRecord extends WalletContext {
  readonly id: string;
  readonly status: StatusOf<'wallet'>;
  readonly createdAt: Date;
}

export const walletsOf = (tenantId: string): Knex.QueryBuilder => sql('wallets').where({ tenant_id: tenantId });

/** A wallet that requests may use. */
export const findWallet = (reads: RowReads, tenantId: string, id: string): Promise<WalletRecord | undefined> =>
  reads.one<WalletRecord>(usableWallet(tenantId, id));

/** Any wallet of the tenant, the Safe of an invoice included: to show it, to pay into it, and to settle the invoice. */
export const findWalletOrEscrow = (reads: RowReads, tenantId: string, id: string): Promise<WalletRecord | undefined> =>
  reads.one<WalletRecord>(walletsOf(tenantId).where({ id }));

/** The tenant's multisig (D-223); undefined until it is provisioned. */
export const organizationAccount = (reads: RowReads, tenantId: string): Promise<WalletRecord | undefined> =>
  reads.one<WalletRecord>(walletsOf(tenantId).where({ kind: 'ORGANIZATION' }));

export interface Accounts {
  /** The acting member's. */
  readonly smart: WalletRecord | undefined;
  readonly organization: WalletRecord | undefined;
}

/** The tenant's organization account and a member's smart account (D-248). */
export async function accountsOf(reads: RowReads, tenantId: string, memberId: string | null): Promise<Accounts> {
  const rows = await reads.many<WalletRecord>(
    walletsOf(tenantId).where((either) => {
      either.where({ kind: 'ORGANIZATION' });
      if (memberId !== null) either.orWhere({ kind: 'SMART_ACCOUNT', member_id: memberId });
    }),
  );
  return {
    smart: rows.find(({ kind }) => kind === 'SMART_ACCOUNT'),
    organization: rows.find(({ kind }) => kind === 'ORGANIZATION'),
  };
}
