import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { refuseAgentDirecting } from '../../policies/index.ts';
import { presentEmailAlias } from '../aliases/email-alias.present.ts';
import { paymentsToEmail } from '../aliases/open-payments.store.ts';

/** Gives an address up; repeated, the record as it is (D-060, D-503). */
export const revokeEmailAlias: Handler<'revokeEmailAlias'> = async (request) => {
  const { path, tenantId, reads, aggregate, services, fail } = request;
  const alias = await aggregate('email-alias', path.id);
  if (!alias) return fail('EMAIL_ALIAS_NOT_FOUND');
  const ofAgent = await refuseAgentDirecting(request, null, alias.id);
  if (ofAgent) return ofAgent;
  const shown = presentEmailAlias(recordOf(alias), services.vault);
  const openPayments = await paymentsToEmail(reads, tenantId, shown.emailMasked);
  if (alias.status === 'ACTIVE') await alias.send('REVOKE', { at: alias.now });
  return { ...presentEmailAlias(recordOf(alias), services.vault), openPayments };
};
