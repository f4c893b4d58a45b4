import type { Handler } from '../../../platform/http/handler.ts';
import { advanceVerification } from '../verification/advance-verification.ts';
import { presentVerificationSession, verificationSessionRecord } from '../verification/verification-session.present.ts';

/** Plays the mock provider: one requirement per call, or the outcome that is asked for (D-314, D-315). */
export const simulateVerificationSession: Handler<'simulateVerificationSession'> = async (request) => {
  const { path, body, caller, services, aggregate, fail } = request;
  const session = await aggregate('verification-session', path.id);
  if (!session) return fail('VERIFICATION_SESSION_NOT_FOUND');
  const { now, context } = session;
  const { verificationMode: mode } = services.config;
  // What a vendor has begun is the vendor's to end, and so is what waits for it.
  const isMock = context.client === null ? mode === 'mock' || mode === 'off' : context.client.provider === 'mock';
  if (caller.environment !== 'sandbox' || !isMock) return fail('SIMULATE_NOT_AVAILABLE');
  if (!session.can('EXPIRE')) return fail('VERIFICATION_SESSION_TERMINAL');
  if (context.client === null) return fail('VERIFICATION_SESSION_NOT_STARTED');
  // Off fails closed: a session from before it was switched off is verified by nobody.
  if (mode !== 'mock') return fail('SIMULATE_NOT_AVAILABLE');

  const outcome = body?.outcome ?? null;
  if (outcome === null) await advanceVerification(request, session, 'BASIC');
  else await session.send('END', { outcome, at: now });
  return presentVerificationSession(verificationSessionRecord(session), services.vault);
};
