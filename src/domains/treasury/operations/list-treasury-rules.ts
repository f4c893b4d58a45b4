import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { findAccount } from '../treasury-account.store.ts';
import { presentRule } from '../treasury-rule.present.ts';
import { type RuleRecord, rulesOf } from '../treasury-rule.store.ts';

/** The rules of an account, newest first, disabled ones too (D-283). */
export const listTreasuryRules: Handler<'listTreasuryRules'> = async ({
  path,
  tenantId,
  query,
  reads,
  nextPage,
  fail,
}) => {
  if (!(await findAccount(reads, tenantId, path.id))) return fail('TREASURY_ACCOUNT_NOT_FOUND');
  const { rows, next } = await page<RuleRecord>(reads, rulesOf(tenantId).where({ account_id: path.id }), query);
  nextPage(next);
  return { rules: rows.map(presentRule) };
};
