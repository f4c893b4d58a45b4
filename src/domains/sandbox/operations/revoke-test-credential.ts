import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentCredential } from '../../identity/credentials/index.ts';

/** Revokes a credential for good, as an operator would (D-327). */
export const revokeTestCredential: Handler<'revokeTestCredential'> = async (request) => {
  const { path, tenantId, aggregate, write, fail } = request;
  const credential = await aggregate('credential', path.id);
  if (!credential) return fail('CREDENTIAL_NOT_FOUND');
  const revocation = { reason: 'OPERATOR', at: credential.now } as const;
  if (!credential.can('REVOKE', revocation)) {
    return fail('INVALID_TRANSITION', { from: credential.status, event: 'REVOKE' });
  }
  await credential.send('REVOKE', revocation);
  write(audit('test.credential.revoked', credential.id, tenantId));
  return presentCredential(recordOf(credential));
};
