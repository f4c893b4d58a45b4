import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';
import { delegationsOf } from '../members/delegations.ts';
import { isLastOwner } from '../members/last-owner.ts';
import { mayManageRole } from '../members/role-rules.ts';

/** Takes a member out of action until it is reactivated. Its grants stay as they are: no gate passes a suspended member (D-516). */
export const suspendMember: Handler<'suspendMember'> = async (request) => {
  const { path, caller, aggregate, reads, services, fail } = request;
  const member = await aggregate('member', path.id);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (!mayManageRole(caller, member.context.role)) return fail('ROLE_NOT_PERMITTED');
  const event = { at: member.now };
  if (!member.can('SUSPEND', event)) return fail('INVALID_TRANSITION', { from: member.status, event: 'SUSPEND' });
  if (await isLastOwner({ aggregate, reads }, member)) return fail('LAST_OWNER');
  await member.send('SUSPEND', event);
  for (const credential of await delegationsOf(request, member.id)) {
    if (credential.can('SUSPEND')) await credential.send('SUSPEND');
  }
  return presentMember(recordOf(member), services.vault);
};
