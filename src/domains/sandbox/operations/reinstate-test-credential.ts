import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentCredential } from '../../identity/credentials/index.ts';

/** Ends a suspension, as an operator would (D-327). */
export const reinstateTestCredential: Handler<'reinstateTestCredential'> = async (request) => {
  const { path, tenantId, aggregate, write, fail } = request;
  const credential = await aggregate('credential', path.id);
  if (!credential) return fail('CREDENTIAL_NOT_FOUND');
  if (!credential.can('REINSTATE')) return fail('INVALID_TRANSITION', { from: credential.status, event: 'REINSTATE' });
  await credential.send('REINSTATE');
  write(audit('test.credential.reinstated', credential.id, tenantId));
  return presentCredential(recordOf(credential));
};
