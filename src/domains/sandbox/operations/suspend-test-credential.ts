import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentCredential } from '../../identity/credentials/index.ts';

/** Suspends an ACTIVE credential, as an operator would (D-327), or as the verification provider would (D-328). */
export const suspendTestCredential: Handler<'suspendTestCredential'> = async (request) => {
  const { path, body, tenantId, aggregate, write, fail } = request;
  const credential = await aggregate('credential', path.id);
  if (!credential) return fail('CREDENTIAL_NOT_FOUND');
  const isProviders = body?.source === 'PROVIDER';
  const event = isProviders ? 'PROVIDER_SUSPEND' : 'SUSPEND';
  if (!credential.can('SUSPEND')) return fail('INVALID_TRANSITION', { from: credential.status, event });
  if (isProviders) await credential.send('PROVIDER_SUSPEND', { at: credential.now });
  else await credential.send('SUSPEND');
  write(audit('test.credential.suspended', credential.id, tenantId));
  return presentCredential(recordOf(credential));
};
