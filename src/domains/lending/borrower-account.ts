import type { RowReads } from '../../platform/db/reads.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { organizationAccount } from '../wallets/index.ts';

/** The address by which a borrower is known: its organization account's, deployed or not (D-371, D-372). */
export async function borrowerAddress(
  reads: RowReads,
  tenantId: string,
): Promise<string | Refusal<'ORG_ACCOUNT_NOT_READY'>> {
  const account = await organizationAccount(reads, tenantId);
  if (account === undefined) return refuse('ORG_ACCOUNT_NOT_READY', { details: { status: 'NOT_PROVISIONED' } });
  if (account.status === 'FAILED') return refuse('ORG_ACCOUNT_NOT_READY', { details: { status: 'FAILED' } });
  return account.address;
}
