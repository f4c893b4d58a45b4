import type { Tenant } from '../../../generated/contract/schemas.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

/** D-006. */
export const presentTenant = (tenant: RecordOf<'tenant'>): Tenant => ({
  id: tenant.id,
  name: tenant.name,
  legalName: tenant.legalName,
  country: tenant.country,
  status: tenant.status,
  environment: tenant.environment,
  createdAt: tenant.createdAt.toISOString(),
});
