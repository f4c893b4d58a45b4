import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';
import { mayManageRole, riskOfRole } from '../members/role-rules.ts';

/** Puts a suspended member back into action (D-017). */
export const reactivateMember: Handler<'reactivateMember'> = async (request) => {
  const { path, caller, aggregate, services, risk, fail } = request;
  const member = await aggregate('member', path.id);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (!mayManageRole(caller, member.context.role)) return fail('ROLE_NOT_PERMITTED');
  if (!member.can('REACTIVATE')) return fail('INVALID_TRANSITION', { from: member.status, event: 'REACTIVATE' });
  risk(riskOfRole(member.context.role));
  await member.send('REACTIVATE');
  return presentMember(recordOf(member), services.vault);
};
