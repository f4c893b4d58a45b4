import { hashToken, randomToken } from '../../../platform/crypto/index.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { HANDOFF_TTL_MS } from '../rules/handoff.ts';
import '../verification/verification-handoff.store.ts';

/** Makes the link that carries a verification to another device; the one before it is void (D-317). */
export const createVerificationHandoff: Handler<'createVerificationHandoff'> = async (request) => {
  const { path, services, aggregate, aggregatesWith, open, fail } = request;
  // The session's lock keeps two links of one session apart.
  const session = await aggregate('verification-session', path.id);
  if (!session) return fail('VERIFICATION_SESSION_NOT_FOUND');
  if (session.status !== 'CREATED') return fail('VERIFICATION_SESSION_TERMINAL');
  const { now, context } = session;
  if (context.client === null) return fail('VERIFICATION_SESSION_NOT_STARTED');
  for (const older of await aggregatesWith('verification-handoff', { sessionId: session.id, status: 'OPEN' })) {
    await older.send('VOID');
  }
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + HANDOFF_TTL_MS);
  await open('verification-handoff', {
    id: newId('hnd'),
    context: {
      tenantId: context.tenantId,
      sessionId: session.id,
      tokenHash: hashToken(token),
      expiresAt,
      consumedAt: null,
    },
  });
  return { url: `${services.urls.base}/v1/verification-handoffs/${token}`, token, expiresAt: expiresAt.toISOString() };
};
