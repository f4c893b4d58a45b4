import type { Handler } from '../../../kernel/http/handler.ts';
import { issuerOf } from '../issuer.ts';
import { prepareCredential } from '../prepare-credential.ts';
import { isLastStep } from '../rules/requirements.ts';
import { presentVerificationSession, verificationSessionRecord } from '../verification-session.present.ts';

/** Plays the mock provider: one requirement per call, or the outcome that is asked for (D-314, D-315). */
export const simulateVerificationSession: Handler<'simulateVerificationSession'> = async (request) => {
  const { path, body, caller, reads, services, aggregate, aggregatesWith, write, fail } = request;
  const session = await aggregate('verification-session', path.id);
  if (!session) return fail('VERIFICATION_SESSION_NOT_FOUND');
  if (caller.environment !== 'sandbox') return fail('SIMULATE_NOT_AVAILABLE');
  const { now, id, context } = session;
  if (!session.can('EXPIRE')) return fail('VERIFICATION_SESSION_TERMINAL');
  if (context.client === null) return fail('VERIFICATION_SESSION_NOT_STARTED');

  const outcome = body?.outcome ?? null;
  if (outcome !== null) {
    await session.send('END', { outcome, at: now });
  } else if (isLastStep(context.requirements)) {
    const issuance = await prepareCredential(
      { reads, aggregatesWith, issuer: issuerOf(services.config), now },
      {
        tenantId: context.tenantId,
        kind: context.kind === 'KYB' ? 'BUSINESS_IDENTITY' : 'PERSON_IDENTITY',
        subjectType: context.subjectType,
        subjectId: context.subjectId,
        legalName: context.legalName,
        country: context.country,
        claims: { assuranceLevel: 'BASIC' },
        verificationSessionId: id,
      },
    );
    write(...issuance.writes);
    await session.send('ADVANCE', { at: now, issuance });
  } else {
    await session.send('ADVANCE', { at: now, issuance: null });
  }
  return presentVerificationSession(verificationSessionRecord(session));
};
