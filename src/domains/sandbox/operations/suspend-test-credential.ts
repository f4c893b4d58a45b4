import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { audit } from '../../../kernel/lifecycle/writes.ts';
import { presentCredential } from '../../identity/index.ts';

/** Suspends an ACTIVE credential, as an operator would (D-327). */
export const suspendTestCredential: Handler<'suspendTestCredential'> = async (request) => {
  const { path, tenantId, aggregate, write, fail } = request;
  const credential = await aggregate('credential', path.id);
  if (!credential) return fail('CREDENTIAL_NOT_FOUND');
  if (!credential.can('SUSPEND')) return fail('INVALID_TRANSITION', { from: credential.status, event: 'SUSPEND' });
  await credential.send('SUSPEND');
  write(audit('test.credential.suspended', credential.id, tenantId));
  return presentCredential(recordOf(credential));
};
