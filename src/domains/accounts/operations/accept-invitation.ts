import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';
import { activateMember } from '../members/activate-member.ts';
import { invitationOf, isInTenant, toolsAcross } from '../members/invitation.cross-tenant.ts';

/**
 * The invited user joins the tenant (D-502). A second time the member is answered as it is, as long as it is ACTIVE; one
 * that was suspended or removed meanwhile cannot come back this way.
 */
export const acceptInvitation: Handler<'acceptInvitation'> = async (request) => {
  const { path, caller, reads, services, fail } = request;
  const member = await invitationOf(request, path.memberId);
  if (!member || caller.userId === null) return fail('MEMBER_NOT_FOUND');
  if (member.status === 'INVITED') {
    if (await isInTenant(reads, caller.userId, member.context.tenantId)) return fail('MEMBER_EXISTS');
    const activation = { userId: caller.userId, isEmailVerified: true, at: member.now };
    await activateMember(member, activation, { ...toolsAcross(request), config: services.config });
  }
  if (member.status !== 'ACTIVE') return fail('INVALID_TRANSITION', { from: member.status, event: 'ACTIVATE' });
  return presentMember(recordOf(member), services.vault);
};
