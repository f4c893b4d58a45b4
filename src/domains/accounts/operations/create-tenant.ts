import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { provedByFirstSession } from '../first-session.ts';
import { foundTenant } from '../found-tenant.ts';
import { presentMember } from '../member.present.ts';
import { presentTenant } from '../tenant.present.ts';
import { hasMembership, userNamed } from '../user.lookup.ts';

/** Founds a tenant; the caller becomes its first OWNER (D-005). */
export const createTenant: Handler<'createTenant'> = async ({
  body,
  caller,
  now,
  reads,
  services,
  open,
  write,
  fail,
}) => {
  const { userId } = caller;
  const email = (body.email ?? caller.email)?.toLowerCase();
  if (userId === null || email === undefined) {
    return fail('VALIDATION_FAILED', {
      errors: [{ path: '/body/email', message: 'is required when the session carries no e-mail', rule: 'required' }],
    });
  }
  if (!body.additional && (await hasMembership(reads, userId))) return fail('TENANT_EXISTS');
  const user = await userNamed(reads, userId);
  const { tenant, owner } = await foundTenant({ open, write }, services, {
    name: body.name,
    legalName: body.legalName ?? body.name,
    country: body.country ?? null,
    userId,
    email,
    userName: user?.name ?? null,
    at: now,
  });
  // An e-mail that the body alone names is not proved by the session.
  if (email === caller.email?.toLowerCase()) write(...provedByFirstSession(owner));
  return { tenant: presentTenant(recordOf(tenant)), member: presentMember(recordOf(owner), services.vault) };
};
