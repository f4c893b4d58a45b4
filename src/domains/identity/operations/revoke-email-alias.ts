import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { presentEmailAlias } from '../aliases/email-alias.present.ts';

/** Gives an address up; repeated, the record as it is (D-060, D-503). */
export const revokeEmailAlias: Handler<'revokeEmailAlias'> = async ({ path, aggregate, services, fail }) => {
  const alias = await aggregate('email-alias', path.id);
  if (!alias) return fail('EMAIL_ALIAS_NOT_FOUND');
  if (alias.status === 'ACTIVE') await alias.send('REVOKE', { at: alias.now });
  return presentEmailAlias(recordOf(alias), services.vault);
};
