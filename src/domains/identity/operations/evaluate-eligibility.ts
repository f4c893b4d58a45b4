import type { Handler } from '../../../platform/http/handler.ts';
import { credentialsHeld } from '../credentials/credential.store.ts';
import { credentialsNeeded, whyMissing } from '../rules/eligibility.ts';

/** Which credentials an action needs that the tenant has not (B 4.7, D-338). It informs, and gates nothing by itself. */
export const evaluateEligibility: Handler<'evaluateEligibility'> = async (request) => {
  const { body, tenantId, now, reads, services } = request;
  const found = await Promise.all(
    credentialsNeeded(body.action, services.config.environment).map(async (kind) => ({
      kind,
      reason: whyMissing(await credentialsHeld(reads, tenantId, kind), now),
    })),
  );
  const missing = found.flatMap(({ kind, reason }) => (reason === undefined ? [] : [{ kind, reason }]));
  return {
    action: body.action,
    eligible: missing.length === 0,
    missing: missing.map(({ kind }) => kind),
    reasons: missing.map(({ reason }) => reason),
  };
};
