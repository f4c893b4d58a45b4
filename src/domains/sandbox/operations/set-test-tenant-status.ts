import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { isSuspendedByOperator } from '../suspension.cross-tenant.ts';

/** Suspends the caller's tenant or lets it act again, as an operator would (D-428). It does not lift an operator's suspension. */
export const setTestTenantStatus: Handler<'setTestTenantStatus'> = async (request) => {
  const { caller, body, reads, aggregate, write, fail } = request;
  const { status } = body;
  const { tenantId } = caller;
  const tenant = tenantId === null ? undefined : await aggregate('tenant', tenantId);
  if (tenant === undefined) return fail('TENANT_REQUIRED');
  if (!caller.memberActive) return fail('MEMBER_NOT_ACTIVE');
  const event = status === 'SUSPENDED' ? 'SUSPEND' : 'RESUME';
  if (tenant.can(event)) {
    if (event === 'RESUME' && (await isSuspendedByOperator(reads, tenant.id))) return fail('TENANT_SUSPENDED');
    await tenant.send(event);
    write(audit('test.tenant_status.set', tenant.id, tenant.id));
  }
  return { status };
};
