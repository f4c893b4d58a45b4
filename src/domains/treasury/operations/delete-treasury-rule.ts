import type { Handler } from '../../../platform/http/handler.ts';
import { audit, remove } from '../../../platform/lifecycle/writes.ts';
import { lockRule } from '../lock-rule.ts';

/** Deletes a rule; what it has proposed stays, with its id (D-042, D-283). */
export const deleteTreasuryRule: Handler<'deleteTreasuryRule'> = async (request) => {
  const { path, tenantId, write, fail } = request;
  const locked = await lockRule(request, path.ruleId);
  if (locked === undefined) return fail('TREASURY_RULE_NOT_FOUND');
  const { id, accountId } = locked.rule;
  write(remove('treasury_rules', { id }), audit('treasury_rule.deleted', id, tenantId, { accountId }));
  return { id, deleted: true };
};
