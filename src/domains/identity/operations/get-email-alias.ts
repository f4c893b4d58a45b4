import type { Handler } from '../../../platform/http/handler.ts';
import { presentEmailAlias } from '../aliases/email-alias.present.ts';
import { findEmailAlias } from '../aliases/email-alias.store.ts';

export const getEmailAlias: Handler<'getEmailAlias'> = async ({ path, tenantId, reads, services, fail }) => {
  const alias = await findEmailAlias(reads, tenantId, path.id);
  return alias === undefined ? fail('EMAIL_ALIAS_NOT_FOUND') : presentEmailAlias(alias, services.vault);
};
