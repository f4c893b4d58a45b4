import type { ErrorCode } from '../../../generated/contract/errors.ts';
import { lifecycleFacts, stateCodes } from '../../../generated/contract/explanations.ts';
import { type LifecycleName, lifecycleTable } from '../../../generated/contract/lifecycles.ts';
import type { Caller } from '../http/caller.ts';
import type { ExplainRefusal } from '../http/kernel.ts';
import { compiledMachine, leafOfRow } from '../lifecycle/compiled-machine.ts';
import type { AggregateView } from '../lifecycle/definition.ts';
import { Refusal } from '../refusal.ts';
import type { ExplainSources } from './explainer.ts';
import { machinesOf } from './machines-of-id.ts';
import { allowedOperations } from './next-events.ts';

/** Tells whether a refusal with this code is about the state of a resource. */
export const isAboutState = (code: ErrorCode): boolean => stateCodes.has(code);

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
function withAllowed(refusal: Refusal, view: AggregateView, caller: Caller, sources: ExplainSources): Refusal {
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
