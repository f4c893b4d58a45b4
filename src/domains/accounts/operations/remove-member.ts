import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { revokeMembership } from '../../identity/credentials/index.ts';
import { presentMember } from '../member.present.ts';
import { isLastOwner } from '../members/last-owner.ts';
import { mayManageRole } from '../members/role-rules.ts';

/**
 * Removes a member for good, and revokes the keys that act for it, the authority that it holds and the credential of its
 * membership (D-017, D-325, D-488); repeating it answers the same record (D-060).
 */
export const removeMember: Handler<'removeMember'> = async (request) => {
  const { path, caller, aggregate, aggregatesWith, reads, services, fail } = request;
  const member = await aggregate('member', path.id);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (!mayManageRole(caller, member.context.role)) return fail('ROLE_NOT_PERMITTED');
  const isToRemove = member.status !== 'REMOVED';
  if (isToRemove && (await isLastOwner({ aggregate, reads }, member))) return fail('LAST_OWNER');
  // Under the member's lock, which granting and issuing a key take too: there is none to come. Behind the tenant and before
  // the credentials, as whatever changes a grant locks them.
  const authorities = await aggregatesWith('authority', { memberId: member.id, status: ['ACTIVE', 'SUSPENDED'] });
  if (isToRemove) {
    await member.send('REMOVE', { at: member.now });
    const { tenantId } = member.context;
    await revokeMembership({ aggregatesWith }, { tenantId, memberId: member.id }, member.now);
  }
  // The address is the member's own: it must not go on leading to this tenant, nor hinder another (D-503).
  const aliases = await aggregatesWith('email-alias', { memberId: member.id, status: 'ACTIVE' });
  for (const alias of aliases) await alias.send('REVOKE', { at: member.now });
  for (const authority of authorities) await authority.send('REVOKE', { at: member.now });
  const keys = await aggregatesWith('api-key', { memberId: member.id, status: 'ACTIVE' });
  for (const key of keys) await key.send('REVOKE', { at: services.realTime() });
  return presentMember(recordOf(member), services.vault);
};
