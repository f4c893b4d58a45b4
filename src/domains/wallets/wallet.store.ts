import type { Knex } from 'knex';
import type { WalletContext } from '../../../machines/wallets/wallet.machine.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { StatusOf } from '../../kernel/lifecycle/definition.ts';

/** A wallet as a row, or as an aggregate with its context spread. */
export interface WalletRecord extends WalletContext {
  readonly id: string;
  readonly status: StatusOf<'wallet'>;
  readonly createdAt: Date;
}

export const walletsOf = (tenantId: string): Knex.QueryBuilder => sql('wallets').where({ tenant_id: tenantId });

/** No settlement of an invoice follows these statuses (B 3). */
export const INVOICE_ENDS = ['RELEASED', 'REFUNDED', 'CANCELLED'];

/**
 * A wallet that requests may use. The Safe of an invoice is none while the invoice has not ended (D-509): what it holds
 * leaves by release and refund alone (D-293, D-295). After that it is a wallet like any other: what was paid beyond the
 * amount or too late leaves by a payment that two of its owners sign.
 */
export const findWallet = (reads: RowReads, tenantId: string, id: string): Promise<WalletRecord | undefined> =>
  reads.one<WalletRecord>(
    walletsOf(tenantId)
      .where({ id })
      .whereNotExists(
        sql('invoices')
          .where({ tenant_id: tenantId, hold_wallet_id: id })
          .whereNotIn('status', INVOICE_ENDS)
          .select('id'),
      ),
  );

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
