import { verificationProvider } from '../../../payments/providers/verification-registry.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentCredentialStatus } from '../credentials/credential.present.ts';
import { findCredential } from '../credentials/credential.store.ts';
import { refreshByProvider } from '../verification/advance-verification.ts';
import { findVerificationSession } from '../verification/verification-session.store.ts';

/** The number of times that a credential may change while the provider is asked. */
const TRIES = 3;

/** Asks the provider again whether a credential stands; silence changes nothing (B 4.7, D-328). */
export const refreshCredential: Handler<'refreshCredential'> = (request) => refresh(request, TRIES);

async function refresh(request: Request<'refreshCredential'>, tries: number): ReturnType<Handler<'refreshCredential'>> {
  const { path, tenantId, reads, services, aggregate, outsideTransaction, fail } = request;
  const known = await findCredential(reads, tenantId, path.id);
  if (!known) return fail('CREDENTIAL_NOT_FOUND');
  const sessionId = known.verificationSessionId;
  const session = sessionId === null ? undefined : await findVerificationSession(reads, tenantId, sessionId);
  if (!session?.client) return fail('CREDENTIAL_NOT_REFRESHABLE');
  const { kind, client } = session;
  // Nothing brings back what has ended: nobody is asked.
  if (known.status === 'REVOKED' || known.status === 'EXPIRED') return presentCredentialStatus(known);
  const provider = verificationProvider(services.config);
  // Switched off, or another one than issued it: nobody can say.
  if (provider?.name !== client.provider) return fail('PROVIDER_UNAVAILABLE');
  const answer = await outsideTransaction(() =>
    provider.read({ sessionId: session.id, kind, sessionRef: client.sessionRef }),
  );
  if (answer.kind === 'unknown') return fail('PROVIDER_UNAVAILABLE');
  const credential = await aggregate('credential', known.id);
  if (!credential) return fail('CREDENTIAL_NOT_FOUND');
  const isNews = await refreshByProvider(credential, answer, known.step);
  // Asked so often, it is shown as somebody else has left it just now.
  if (!isNews && tries > 1) return refresh(request, tries - 1);
  return presentCredentialStatus(recordOf(credential));
}
