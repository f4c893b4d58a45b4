import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';
import { invitationOf } from '../members/invitation.cross-tenant.ts';

/** The invited user does not join the tenant (D-502); repeated, the record as it is. Leaving a tenant is something else. */
export const declineInvitation: Handler<'declineInvitation'> = async (request) => {
  const { path, services, fail } = request;
  const member = await invitationOf(request, path.memberId);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (member.status === 'INVITED') await member.send('REMOVE', { at: member.now });
  if (member.status !== 'REMOVED') return fail('INVALID_TRANSITION', { from: member.status, event: 'REMOVE' });
  return presentMember(recordOf(member), services.vault);
};
