import type { ErrorCode, ErrorDetails } from '../../../generated/contract/errors.ts';
import { lifecycleFacts } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Caller } from '../http/caller.ts';
import type { ExplainRefusal } from '../http/kernel.ts';
import { compiledMachine, leafOfRow } from '../lifecycle/compiled-machine.ts';
import type { AnyView } from '../lifecycle/definition.ts';
import { Refusal } from '../refusal.ts';
import type { ExplainSources } from './explainer.ts';
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
  ROUTE_NOT_SELECTED: true,
  CANCEL_CONFLICT: true,
  DESTINATION_NOT_ACTIVE: true,
  AUTHORITY_NOT_ACTIVE: true,
  POOL_PHASE: true,
};

/** Tells whether a refusal with this code is about the state of the resource. */
export const isAboutState = (code: ErrorCode): boolean => code in STATE_CODES;

/** Explains each refusal of an operation that names a resource, for the request path. */
export const explainRefusal: ExplainRefusal = async (refusal, { caller, services, resource }) => {
  const view = isAboutState(refusal.code) ? await resource() : undefined;
  return view === undefined ? refusal : withAllowed(refusal, view, caller, services.explain);
};

/** The refusal with where the resource is, and which operations its lifecycle and its own rules allow this caller now. */
export function withAllowed(refusal: Refusal, view: AnyView, caller: Caller, sources: ExplainSources): Refusal {
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
