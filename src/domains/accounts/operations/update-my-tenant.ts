import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { isAdministrator } from '../members/role-rules.ts';
import { presentTenant } from '../tenant.present.ts';

/** Changes the profile of the caller's tenant; OWNER and ADMIN sessions only (D-006, D-460). */
export const updateMyTenant: Handler<'updateMyTenant'> = async ({ tenantId, body, caller, aggregate, fail }) => {
  const tenant = await aggregate('tenant', tenantId);
  if (!tenant) throw new Error(`Tenant ${tenantId} of the caller is not there`);
  if (!isAdministrator(caller)) return fail('ROLE_NOT_PERMITTED');
  const { name, legalName, country } = tenant.context;
  const profile = {
    name: body.name ?? name,
    legalName: body.legalName ?? legalName,
    country: body.country ?? country,
  };
  // Suspended between the credential's check and the lock: the same refusal as a moment later.
  if (!tenant.can('UPDATE', profile)) return fail('TENANT_SUSPENDED');
  await tenant.send('UPDATE', profile);
  return presentTenant(recordOf(tenant));
};
