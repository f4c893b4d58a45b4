import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { aliasEmail } from '../aliases/email-alias.cross-tenant.ts';
import { presentEmailAlias } from '../aliases/email-alias.present.ts';
import { findEmailAlias } from '../aliases/email-alias.store.ts';

/** Has the tenant paid at the address that the caller's session proves (D-503); repeated, the alias that stands. */
export const createEmailAlias: Handler<'createEmailAlias'> = async (request) => {
  const { caller, tenantId, now, reads, services, fail } = request;
  const { email, emailVerified, memberId } = caller;
  if (email === null || !emailVerified || memberId === null) {
    const message = 'must be a session whose e-mail address the identity provider has verified';
    return fail('VALIDATION_FAILED', {
      errors: [{ path: '/headers/authorization', message, rule: 'emailVerified' }],
    });
  }
  const alias = await aliasEmail(request, services.vault, { tenantId, memberId, email, at: now });
  if ('context' in alias) return presentEmailAlias(recordOf(alias), services.vault);
  const own = alias.tenantId === tenantId ? await findEmailAlias(reads, tenantId, alias.aliasId) : undefined;
  return own === undefined ? fail('EMAIL_ALIAS_TAKEN') : presentEmailAlias(own, services.vault);
};
