import { emailFault } from '../../../platform/contacts/email-address.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentMember } from '../member.present.ts';
import { inviteMember } from '../members/invite-member.ts';
import { mayManageRole, riskOfRole } from '../members/role-rules.ts';

/** Invites a person by e-mail (D-016). */
export const createMember: Handler<'createMember'> = async (request) => {
  const { tenantId, body, caller, services, now, fail } = request;
  const role = body.role ?? 'MEMBER';
  if (!mayManageRole(caller, role)) return fail('ROLE_NOT_PERMITTED');
  // Whoever is in an approval group may vote, whatever the role.
  request.risk(body.approvalGroups?.length ? 'grants-rights' : riskOfRole(role));
  const { email, name = null, approvalGroups, approverGroup = null } = body;
  const invitation = { tenantId, email, name, role, approvalGroups: approvalGroups ?? [], approverGroup };
  const member = await inviteMember(request, services, invitation, now);
  if (member instanceof Refusal) return member;
  if (member === 'INVALID_EMAIL') return fail('VALIDATION_FAILED', { errors: [emailFault('/body/email')] });
  return member === 'MEMBER_EXISTS' ? fail(member) : presentMember(recordOf(member), services.vault);
};
