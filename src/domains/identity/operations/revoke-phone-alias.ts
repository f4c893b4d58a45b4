import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { refuseAgentDirecting } from '../../policies/index.ts';
import { paymentsToPhone } from '../aliases/open-payments.store.ts';
import { presentPhoneAlias } from '../aliases/phone-alias.present.ts';

/** Gives a number up; repeated, or after it went to another tenant, the record as it is (D-060, D-107). */
export const revokePhoneAlias: Handler<'revokePhoneAlias'> = async (request) => {
  const { path, tenantId, reads, aggregate, fail } = request;
  const alias = await aggregate('phone-alias', path.id);
  if (!alias) return fail('PHONE_ALIAS_NOT_FOUND');
  const ofAgent = await refuseAgentDirecting(request, null, alias.id);
  if (ofAgent) return ofAgent;
  const openPayments = await paymentsToPhone(reads, tenantId, alias.context.phoneIndex);
  if (alias.can('REVOKE')) await alias.send('REVOKE');
  return { ...presentPhoneAlias(recordOf(alias)), openPayments };
};
