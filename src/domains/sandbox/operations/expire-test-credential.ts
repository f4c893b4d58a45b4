import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentCredential } from '../../identity/credentials/index.ts';

/** Ends a credential as if its time had passed (D-327). */
export const expireTestCredential: Handler<'expireTestCredential'> = async (request) => {
  const { path, tenantId, aggregate, write, fail } = request;
  const credential = await aggregate('credential', path.id);
  if (!credential) return fail('CREDENTIAL_NOT_FOUND');
  if (!credential.can('EXPIRE')) return fail('INVALID_TRANSITION', { from: credential.status, event: 'EXPIRE' });
  await credential.send('EXPIRE');
  write(audit('test.credential.expired', credential.id, tenantId));
  return presentCredential(recordOf(credential));
};
