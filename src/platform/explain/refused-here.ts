import type { ErrorCode, ErrorDetails } from '../../../generated/contract/errors.ts';
import { lifecycleFacts } from '../../../generated/contract/explanations.ts';
import { type LifecycleName, lifecycleTable } from '../../../generated/contract/lifecycles.ts';
import type { Caller } from '../http/caller.ts';
import type { ExplainRefusal } from '../http/kernel.ts';
import { compiledMachine, leafOfRow } from '../lifecycle/compiled-machine.ts';
import type { AnyView } from '../lifecycle/definition.ts';
import { Refusal } from '../refusal.ts';
import type { ExplainSources } from './explainer.ts';
import { machinesOf } from './machines-of-id.ts';
import { allowedOperations } from './next-events.ts';

/** Codes whose details say what the resource allows instead. */
type StateCode = {
  [C in ErrorCode]: ErrorDetails[C] extends undefined
    ? never
    : 'allowed' extends keyof NonNullable<ErrorDetails[C]>
      ? C
      : never;
}[ErrorCode];

/** Complete by its type: a code whose details have `allowed` and that is not here does not compile. */
const STATE_CODES: { readonly [C in StateCode]: true } = {
  INVALID_TRANSITION: true,
  MEMBER_NOT_ACTIVE: true,
  VERIFICATION_SESSION_TERMINAL: true,
  WALLET_BINDING_NOT_PENDING: true,
  WALLET_BINDING_NOT_ROTATING: true,
  WALLET_BINDING_ROTATION_STALE: true,
  AUTHORITY_REVOKED: true,
  AUTHORITY_NOT_ACTIVE: true,
  AUTHORITY_ALREADY_ATTESTED: true,
  APPROVAL_NOT_PENDING: true,
  ROUTE_NOT_SELECTED: true,
  CANCEL_CONFLICT: true,
  DESTINATION_REVOKED: true,
  DESTINATION_NOT_VERIFIED: true,
  DESTINATION_NOT_ACTIVE: true,
  TWOFA_TOO_MANY_ATTEMPTS: true,
  TWOFA_CHALLENGE_EXPIRED: true,
  POOL_PHASE: true,
  OFFER_EXPIRED: true,
  ENDPOINT_DISABLED: true,
  REVIEW_CASE_NOT_OPEN: true,
  REVIEW_CASE_RESOLVED: true,
};

/** Tells whether a refusal with this code is about the state of a resource. */
export const isAboutState = (code: ErrorCode): boolean => code in STATE_CODES;

/**
 * The lifecycles by whose states an operation may refuse with a code, as the contract declares it. Any lifecycle whose
 * events it sends may refuse with INVALID_TRANSITION.
 */
const REFUSING = new Map<string, Set<LifecycleName>>();
for (const { id } of Object.values(lifecycleTable)) {
  const ways = Object.values(lifecycleFacts[id].senders).flat();
  for (const { operation, refused } of ways) {
    for (const code of ['INVALID_TRANSITION', ...Object.values(refused ?? {})]) {
      const key = `${operation} ${code}`;
      REFUSING.set(key, (REFUSING.get(key) ?? new Set()).add(id));
    }
  }
}

/** Explains each refusal for the state of a resource that the request's path names, for the request path. */
export const explainRefusal: ExplainRefusal = async (refusal, { operation, path, caller, services, aggregate }) => {
  const refusing = isAboutState(refusal.code) ? REFUSING.get(`${operation} ${refusal.code}`) : undefined;
  if (refusing === undefined) return refusal;
  for (const id of Object.values(path).toReversed()) {
    for (const machine of machinesOf(id)) {
      const view = refusing.has(machine) ? await aggregate(machine, id) : undefined;
      if (view !== undefined) return withAllowed(refusal, view, caller, services.explain);
    }
  }
  return refusal;
};

/** The refusal with where the resource is, and which operations its lifecycle and its own rules allow this caller now. */
function withAllowed(refusal: Refusal, view: AnyView, caller: Caller, sources: ExplainSources): Refusal {
  const machine = view.machine as LifecycleName;
  const compiled = compiledMachine(sources.lifecycles[machine].machine);
  const leaf = leafOfRow(compiled, view.status, view.publicStatus);
  const face = lifecycleFacts[machine].readers[0]?.face ?? 'status';
  const row = { ...view.context, id: view.id, status: view.status, publicStatus: view.publicStatus };
  const { clock } = compiled.meta;
  const owner = clock === 'id' ? view.id : (row as Readonly<Record<string, unknown>>)[clock];
  const allowed = allowedOperations(
    { compiled, leaf, row },
    {
      access: { caller, environment: caller.environment },
      viewer: { tenantId: caller.tenantId, caller, now: view.now },
      isOwner: owner === caller.tenantId,
      operations: sources.operations,
      explainer: sources.explainers[machine],
      show: ({ status }) => status,
    },
  );
  const status = face === 'public' ? view.publicStatus : view.status;
  const { code, status: statusCode, retryAfterSeconds, message, commits } = refusal;
  const details = { status, ...refusal.details, allowed };
  return new Refusal(code, { details, status: statusCode, retryAfterSeconds, message, commits });
}
