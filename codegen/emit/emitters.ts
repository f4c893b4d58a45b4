import type { Cache } from '../model/cache.ts';
import type { Model } from '../model/model.ts';
import { emitAsyncapi } from './asyncapi/asyncapi.ts';
import { emitDiagrams } from './diagrams/diagrams.ts';
import { type Emitter, make, type Output } from './emitter.ts';
import { emitErrors } from './errors.ts';
import { emitEvents } from './events.ts';
import { emitExplanations } from './explanations.ts';
import { emitForms } from './forms.ts';
import { emitGates } from './gates.ts';
import { emitLifecycleJson } from './lifecycle-json.ts';
import { emitLifecycles } from './lifecycles.ts';
import { emitLimits } from './limits.ts';
import { emitMermaid } from './mermaid.ts';
import { emitModelPackage } from './model-package.ts';
import { emitOpenapi } from './openapi.ts';
import { emitOperations } from './operations.ts';
import { emitProduct } from './product.ts';
import { emitRequests } from './requests/requests.ts';
import { emitRoot } from './root.ts';
import { emitSchemas, emitValues } from './schemas.ts';
import { emitFormats } from './validators/formats.ts';
import { emitValidators } from './validators/validators.ts';
import { emitVersions } from './versions/versions.ts';
import { emitAdapters } from './wiring/adapters.ts';
import { emitWiringChainFilters } from './wiring/chain-filters.ts';
import { emitWiringConfigs } from './wiring/configs.ts';
import { emitWiringExplainers } from './wiring/explainers.ts';
import { emitWiringLifecycles } from './wiring/lifecycles.ts';
import { emitWiringModules } from './wiring/modules.ts';
import { emitWiringPresenters } from './wiring/presenters.ts';
import { emitRoutes } from './wiring/routes.ts';
import { emitWiring } from './wiring/wiring.ts';
import { emitWiringWorkers } from './wiring/workers.ts';
import { emitWorkflows } from './workflows/workflows.ts';

/** The outputs from which the server is built. */
export const serverEmitters: readonly Emitter[] = [
  emitSchemas,
  emitValues,
  emitAdapters,
  emitOperations,
  emitErrors,
  emitProduct,
  emitLimits,
  emitGates,
  emitEvents,
  emitForms,
  emitFormats,
  emitLifecycles,
  emitExplanations,
  emitValidators,
  emitRoutes,
  emitWiringLifecycles,
  emitWiringWorkers,
  emitWiringChainFilters,
  emitWiringPresenters,
  emitWiringExplainers,
  emitWiringModules,
  emitWiringConfigs,
  emitWiring,
  emitRoot,
  emitOpenapi,
  emitAsyncapi,
  emitRequests,
  emitLifecycleJson,
  emitMermaid,
  emitDiagrams,
  emitModelPackage,
  emitWorkflows,
  emitVersions,
];

/**
 * Begins with what other threads make of the model. The returned function makes the rest, once nothing is known to be
 * wrong with the sources, and answers all outputs, sorted by path.
 */
export const beginEmitting = (
  model: Model,
  emitters: readonly Emitter[],
  cache: Cache,
): (() => Promise<readonly Output[]>) => {
  const targets = emitters.flatMap((emit) => emit(model));
  const makeAll = (isThreaded: boolean): Promise<Output[]> =>
    Promise.all(
      targets.filter((target) => (target.isThreaded ?? false) === isThreaded).map((target) => make(target, cache)),
    );
  const begun = makeAll(true);
  // Where the sources turn out to be wrong, nobody waits for it.
  begun.catch(() => {});
  return async () => [...(await makeAll(false)), ...(await begun)].sort((a, b) => (a.path < b.path ? -1 : 1));
};
