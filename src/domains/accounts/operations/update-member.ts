import { judgeGroupChoice } from '../../../payments/tenancy/inviters.cross-tenant.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';
import { isLastOwner } from '../members/last-owner.ts';
import { mayChangeMember, riskOfChange } from '../members/role-rules.ts';

/** Changes a member's name, role and groups (D-016, D-018); nobody changes their own role or groups (D-510). */
export const updateMember: Handler<'updateMember'> = async (request) => {
  const { path, body, caller, aggregate, reads, services, write, risk, fail } = request;
  const member = await aggregate('member', path.id);
  if (!member) return fail('MEMBER_NOT_FOUND');
  const { context } = member;
  const profile = {
    name: body.name ?? context.name,
    role: body.role ?? context.role,
    approvalGroups: body.approvalGroups ?? context.approvalGroups,
    approverGroup: body.approverGroup ?? context.approverGroup,
  };
  if (!mayChangeMember(caller, { id: member.id, ...context }, profile)) return fail('ROLE_NOT_PERMITTED');
  // Whoever invited a voter does not choose whose payments it approves (D-522).
  const groups = { before: context.approvalGroups, after: profile.approvalGroups };
  const choice = await judgeGroupChoice(request, member.id, groups);
  if (choice === undefined) return fail('ROLE_NOT_PERMITTED');
  if (!member.can('UPDATE', profile)) return fail('INVALID_TRANSITION', { from: member.status, event: 'UPDATE' });
  if (profile.role !== 'OWNER' && (await isLastOwner({ aggregate, reads }, member))) return fail('LAST_OWNER');
  risk(riskOfChange(context, profile));
  await member.send('UPDATE', profile);
  write(...choice);
  return presentMember(recordOf(member), services.vault);
};
