import { canonicalEmail, emailFault } from '../../../platform/contacts/email-address.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';
import { presentTenant } from '../tenant.present.ts';
import { foundTenant } from '../users/found-tenant.ts';
import { hasMembership, userNamed } from '../users/user.cross-tenant.ts';

/**
 * Founds a tenant; the caller becomes its first OWNER (D-005). An address that the caller's session does not prove is how
 * to reach the owner, and nothing is ever paid or given to it (D-498).
 */
export const createTenant: Handler<'createTenant'> = async ({
  body,
  caller,
  now,
  reads,
  services,
  aggregatesWith,
  open,
  write,
  fail,
}) => {
  const { userId } = caller;
  const own = caller.email ?? undefined;
  const email = body.email == null ? own : canonicalEmail(body.email);
  if (body.email != null && email === undefined) {
    return fail('VALIDATION_FAILED', { errors: [emailFault('/body/email')] });
  }
  if (userId === null || email === undefined) {
    return fail('VALIDATION_FAILED', {
      errors: [{ path: '/body/email', message: 'is required when the session carries no e-mail', rule: 'required' }],
    });
  }
  if (!body.additional && (await hasMembership(reads, userId))) return fail('TENANT_EXISTS');
  const user = await userNamed(reads, userId);
  const { tenant, owner } = await foundTenant({ reads, aggregatesWith, open, write }, services, {
    name: body.name,
    legalName: body.legalName ?? body.name,
    country: body.country ?? null,
    userId,
    email,
    isEmailVerified: caller.emailVerified && email === own,
    userName: user?.name ?? null,
    at: now,
  });
  return { tenant: presentTenant(recordOf(tenant)), member: presentMember(recordOf(owner), services.vault) };
};
