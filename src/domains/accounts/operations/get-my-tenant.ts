import { tenantById } from '../../../payments/tenancy/tenants.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { presentTenant } from '../tenant.present.ts';

/** The caller's own tenant (D-006). */
export const getMyTenant: Handler<'getMyTenant'> = async ({ tenantId, reads }) => {
  const tenant = await reads.one<RecordOf<'tenant'>>(tenantById(tenantId));
  // The credential was found with its tenant: no row now is a defect, and no answer that a client could act on.
  if (!tenant) throw new Error(`Tenant ${tenantId} of the caller is not there`);
  return presentTenant(tenant);
};
