import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentPhoneAlias } from '../../identity/aliases/index.ts';

/** Makes an ACTIVE alias need proof again, as its 365 days would (D-110). */
export const expireTestPhoneAlias: Handler<'expireTestPhoneAlias'> = async (request) => {
  const { path, tenantId, aggregate, write, fail } = request;
  const alias = await aggregate('phone-alias', path.id);
  if (!alias) return fail('PHONE_ALIAS_NOT_FOUND');
  if (!alias.can('EXPIRE')) return fail('INVALID_TRANSITION', { from: alias.status, event: 'EXPIRE' });
  await alias.send('EXPIRE');
  write(audit('test.phone_alias.expired', alias.id, tenantId));
  return presentPhoneAlias(recordOf(alias));
};
