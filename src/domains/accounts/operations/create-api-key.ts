import { limits } from '../../../../generated/contract/limits.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentApiKey } from '../api-key.present.ts';
import { countUnrevokedKeys } from '../api-key.store.ts';
import { issueApiKey } from '../keys/issue-api-key.ts';
import { keyRequestErrors, requestedScopes } from '../keys/key-request.ts';
import { isAdministrator } from '../members/role-rules.ts';

/** Issues a key for the tenant's programs; the key itself is in this answer only (D-007, D-010). */
export const createApiKey: Handler<'createApiKey'> = async (request) => {
  const { tenantId, body, caller, aggregate, reads, services, open, write, fail } = request;
  const now = services.realTime();
  const errors = keyRequestErrors(body, now);
  if (errors.length > 0) return fail('VALIDATION_FAILED', { errors });

  const memberId = body.memberId ?? caller.memberId;
  // In one message. The member is locked, so that nobody is removed and left with a key (D-488). The limit is counted
  // under the tenant's row: of two requests for the last place, one waits for the other, and then counts anew.
  const [member, named, , counted] = await Promise.all([
    memberId === null ? undefined : aggregate('member', memberId),
    body.agentId ? aggregate('agent', body.agentId) : undefined,
    aggregate('tenant', tenantId),
    reads.one<{ count: bigint }>(countUnrevokedKeys(tenantId)),
  ]);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (body.agentId && !named) return fail('AGENT_NOT_FOUND');
  if (!isAdministrator(caller)) return fail('ROLE_NOT_PERMITTED');
  if (member.id !== caller.memberId && caller.role !== 'OWNER') return fail('ROLE_NOT_PERMITTED');
  const scopes = requestedScopes(body, caller.scopes);
  const required = scopes.filter((scope) => !caller.scopes.includes(scope));
  if (required.length > 0) return fail('INSUFFICIENT_SCOPE', { required });
  if (member.status !== 'ACTIVE') return fail('MEMBER_NOT_ACTIVE');
  if (counted && counted.count >= BigInt(limits.unrevokedKeys)) return fail('API_KEY_LIMIT_REACHED');

  const isNewAgent = body.agent && !named;
  const agent = isNewAgent
    ? await open('agent', { id: newId('agt'), context: { tenantId, name: body.name, suspendedAt: null } })
    : named;
  if (isNewAgent && agent) write(audit('agent.created', agent.id, tenantId, { name: body.name }));
  const { key, apiKey, signingSecret } = await issueApiKey(open, services, {
    tenantId,
    name: body.name,
    memberId: member.id,
    issuedByMemberId: caller.memberId,
    agentId: agent?.id ?? null,
    scopes,
    ipAllowlist: body.ipAllowlist ?? [],
    requestSigning: body.requestSigning ?? false,
    expiresAt: body.expiresAt ? new Date(body.expiresAt) : null,
  });
  return { ...presentApiKey({ ...recordOf(key), lastUsedAt: null }, now), apiKey, signingSecret };
};
