import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';
import { delegationsOf } from '../members/delegations.ts';
import { hasGrant } from '../members/has-grant.ts';
import { mayManageRole, riskOfRole } from '../members/role-rules.ts';

/** Puts a suspended member back into action, with the grants that it had (D-017, D-516). */
export const reactivateMember: Handler<'reactivateMember'> = async (request) => {
  const { path, caller, aggregate, reads, services, tenantId, risk, fail } = request;
  const member = await aggregate('member', path.id);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (!mayManageRole(caller, member.context.role)) return fail('ROLE_NOT_PERMITTED');
  if (!member.can('REACTIVATE')) return fail('INVALID_TRANSITION', { from: member.status, event: 'REACTIVATE' });
  const suspendedAt = member.context.suspendedAt?.getTime();
  // Whoever has a grant gets its rights back, whatever the role is (D-518).
  risk((await hasGrant(reads, tenantId, member.id)) ? 'grants-rights' : riskOfRole(member.context.role));
  await member.send('REACTIVATE');
  for (const credential of await delegationsOf(request, member.id)) {
    // What somebody else has suspended, before or since, stays suspended.
    const isOurs = credential.updatedAt.getTime() === suspendedAt;
    if (isOurs && credential.can('REINSTATE')) await credential.send('REINSTATE');
  }
  return presentMember(recordOf(member), services.vault);
};
