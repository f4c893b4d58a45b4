import type { Handler } from '../../../platform/http/handler.ts';
import { audit, enqueue } from '../../../platform/lifecycle/writes.ts';
import { verificationSessionById } from '../verification/verification-session.store.ts';
import { isConfigured, refusalOf } from '../verification/verification-webhook.ts';

/**
 * Takes a vendor's news that a session has changed: who, body, signature, age, and only then its form (D-133). It wakes the
 * worker that asks the vendor itself, so that a signature that leaked could make us look, and nothing more.
 */
export const receiveVerificationWebhook: Handler<'receiveVerificationWebhook'> = async (request) => {
  const { headers, body, services, reads, write, fail } = request;
  if (!isConfigured(services)) return fail('UNKNOWN_PROVIDER');
  if (body.bytes.length === 0) return fail('EMPTY_BODY');
  const signed = { timestamp: headers['x-provider-timestamp'], signature: headers['x-provider-signature'] };
  const refusal = refusalOf(services, { ...signed, body: body.bytes });
  if (refusal !== undefined) return fail(refusal);
  const verified = body.verified();
  if ('errors' in verified) return fail('VALIDATION_FAILED', { errors: verified.errors });
  const { eventId, reference, sessionRef } = verified.body;
  const session = await verificationSessionById(reads, reference);
  // Before its own answer has come, the vendor's name of a session is not known yet.
  const isOurs = session !== undefined && (session.client === null || session.client.sessionRef === sessionRef);
  if (!isOurs) return { received: true, matched: false };
  const { id: sessionId, tenantId } = session;
  write(
    enqueue('identity.verification', { sessionId }, { key: sessionId, tenantId }),
    audit('verification_session.news', sessionId, tenantId, { eventId }),
  );
  return { received: true, matched: true };
};
