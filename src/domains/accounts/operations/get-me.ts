import { memberById } from '../../../payments/tenancy/members.ts';
import { tenantById } from '../../../payments/tenancy/tenants.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { type ApiKeyRecord, presentApiKey } from '../api-key.present.ts';
import { apiKeyById } from '../api-key.store.ts';
import { isScope } from '../keys/scopes.ts';
import { presentMember } from '../member.present.ts';
import { invitationsOf } from '../members/invitation.cross-tenant.ts';
import { presentTenant } from '../tenant.present.ts';

/**
 * Returns the owner of the credential (D-072) and the open invitations (D-502); also for a user without a tenant and
 * for a member who is not ACTIVE (D-452).
 */
export const getMe: Handler<'getMe'> = async ({ caller, reads, services }) => {
  const { tenantId, memberId, apiKeyId } = caller;
  const isKey = caller.kind === 'apiKey';
  const [tenant, member, apiKey, invitations] = await Promise.all([
    tenantId === null ? undefined : reads.one<RecordOf<'tenant'>>(tenantById(tenantId)),
    tenantId === null || memberId === null ? undefined : reads.one<RecordOf<'member'>>(memberById(tenantId, memberId)),
    tenantId === null || apiKeyId === null ? undefined : reads.one<ApiKeyRecord>(apiKeyById(tenantId, apiKeyId)),
    invitationsOf(reads, caller, services.vault),
  ]);
  return {
    actorType: isKey ? 'apiKey' : 'member',
    environment: caller.environment,
    userId: caller.userId,
    tenant: tenant ? presentTenant(tenant) : null,
    member: member ? presentMember(member, services.vault) : null,
    apiKey: apiKey ? presentApiKey(apiKey, services.realTime()) : null,
    invitations: invitations.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() })),
    scopes: caller.scopes.filter(isScope),
  };
};
