import { usableWallet } from '../../payments/tenancy/usable-wallet.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { type Subject, treasuryAccountsOf } from './spend-facts.store.ts';

/** The code for each kind of subject that is not found (D-309). */
export const SUBJECT_NOT_FOUND = {
  wallet: 'WALLET_NOT_FOUND',
  card: 'CARD_NOT_FOUND',
  agent: 'AGENT_NOT_FOUND',
  treasury_account: 'TREASURY_ACCOUNT_NOT_FOUND',
} as const satisfies Readonly<Record<Subject['subjectType'], string>>;

/** Tells whether the tenant has the subject of an attachment, by its row alone: the subjects' domains ask policies. */
export async function hasSubject(
  reads: RowReads,
  tenantId: string,
  { subjectType, subjectId }: Subject,
): Promise<boolean> {
  switch (subjectType) {
    case 'wallet':
      return (await reads.one(usableWallet(tenantId, subjectId).select('id'))) !== undefined;
    case 'agent':
      return (await reads.one(sql('agents').where({ tenant_id: tenantId, id: subjectId }).select('id'))) !== undefined;
    case 'card':
      return (await reads.one(sql('cards').where({ tenant_id: tenantId, id: subjectId }).select('id'))) !== undefined;
    case 'treasury_account':
      return (await reads.one(treasuryAccountsOf(tenantId).where({ id: subjectId }).select('id'))) !== undefined;
  }
}
