import type { ExplanationActor, ExplanationRefusal } from './explanation.ts';
import type { LoggedRefusal } from './records.cross-tenant.ts';

/** Refused requests as their own tenant, or an operator, may know them. */
export const refusalsShown = (refusals: readonly LoggedRefusal[], seesNames: boolean): ExplanationRefusal[] =>
  refusals.map((refusal) => ({
    at: refusal.at.toISOString(),
    operationId: refusal.operation,
    code: refusal.code,
    actor: actorOf(refusal, seesNames),
    requestId: refusal.requestId,
  }));

function actorOf({ actorType, actorId, actorName }: LoggedRefusal, seesNames: boolean): ExplanationActor {
  if (actorType === 'member') return { kind: 'member', id: actorId, name: seesNames ? actorName : null };
  if (actorType === 'key') return { kind: 'apiKey', id: actorId, name: null };
  return { kind: actorType === 'operator' ? 'operator' : 'service', id: null, name: null };
}
