import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';
import { isLastOwner } from '../members/last-owner.ts';
import { mayManageRole } from '../members/role-rules.ts';

/** Takes a member out of action until it is reactivated, and the authority that it holds with it (D-017, D-205). */
export const suspendMember: Handler<'suspendMember'> = async (request) => {
  const { path, caller, aggregate, aggregatesWith, reads, services, fail } = request;
  const member = await aggregate('member', path.id);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (!mayManageRole(caller, member.context.role)) return fail('ROLE_NOT_PERMITTED');
  const event = { at: member.now };
  if (!member.can('SUSPEND', event)) return fail('INVALID_TRANSITION', { from: member.status, event: 'SUSPEND' });
  if (await isLastOwner({ aggregate, reads }, member)) return fail('LAST_OWNER');
  await member.send('SUSPEND', event);
  // Under the member's lock, which granting takes too: there is none to come.
  const authorities = await aggregatesWith('authority', { memberId: member.id, status: 'ACTIVE' });
  for (const authority of authorities) await authority.send('SUSPEND', event);
  return presentMember(recordOf(member), services.vault);
};
