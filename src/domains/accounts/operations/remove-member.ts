import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { isLastOwner } from '../last-owner.ts';
import { presentMember } from '../member.present.ts';
import { mayManageMember } from '../role-rules.ts';

/** Removes a member for good; repeating it answers the same record (D-017, D-060). */
export const removeMember: Handler<'removeMember'> = async ({ path, caller, aggregate, reads, services, fail }) => {
  const member = await aggregate('member', path.id);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (!mayManageMember(caller, { id: member.id, role: member.context.role })) return fail('ROLE_NOT_PERMITTED');
  if (member.status !== 'REMOVED') {
    if (await isLastOwner({ aggregate, reads }, member)) return fail('LAST_OWNER');
    await member.send('REMOVE', { at: member.now });
  }
  return presentMember(recordOf(member), services.vault);
};
