import { tenantOf } from '../../../payments/tenancy/tenants.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { presentSettings } from '../protection.present.ts';
import { settingsOf } from '../protection.store.ts';

/** The tenant's settings; the defaults date from its creation (B 2.9, D-340). */
export const getProtectionSettings: Handler<'getProtectionSettings'> = async ({ reads, tenantId, now }) => {
  const [settings, tenant] = await Promise.all([settingsOf(reads, tenantId), tenantOf(reads, tenantId)]);
  return presentSettings(settings, settings.updatedAt ?? tenant?.createdAt ?? now);
};
