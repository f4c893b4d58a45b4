import type { Kept } from '../model/kept.ts';
import type { Model } from '../model/model.ts';
import { emitDiagrams } from './diagrams.ts';
import { type Emitter, make, type Output } from './emitter.ts';
import { emitErrors } from './errors.ts';
import { emitEvents } from './events.ts';
import { emitForms } from './forms.ts';
import { emitLifecycleJson } from './lifecycle-json.ts';
import { emitLifecycles } from './lifecycles.ts';
import { emitMermaid } from './mermaid.ts';
import { emitOpenapi } from './openapi.ts';
import { emitOperations } from './operations.ts';
import { emitRoutes } from './routes.ts';
import { emitSchemas } from './schemas.ts';
import { emitValidators } from './validators.ts';
import { emitWiringChainFilters } from './wiring-chain-filters.ts';
import { emitWiringLifecycles } from './wiring-lifecycles.ts';
import { emitWiringPresenters } from './wiring-presenters.ts';
import { emitWiringWorkers } from './wiring-workers.ts';

/** What the server is built from. */
export const serverEmitters: readonly Emitter[] = [
  emitSchemas,
  emitOperations,
  emitErrors,
  emitEvents,
  emitForms,
  emitLifecycles,
  emitValidators,
  emitRoutes,
  emitWiringLifecycles,
  emitWiringWorkers,
  emitWiringChainFilters,
  emitWiringPresenters,
  emitOpenapi,
  emitLifecycleJson,
  emitMermaid,
  emitDiagrams,
];

export interface Emitted {
  /** Sorted by path. */
  readonly outputs: readonly Output[];
  /** When the server's half was done, in ms since the process began. */
  readonly serverDone: number;
}

export const emitAll = async (model: Model, chosen: readonly Emitter[], kept: Kept): Promise<Emitted> => {
  let serverDone = 0;
  const outputs = await Promise.all(
    chosen.map(async (emit) => {
      const made = await Promise.all(emit(model).map((target) => make(target, kept)));
      if (serverEmitters.includes(emit)) serverDone = performance.now();
      return made;
    }),
  );
  return { outputs: outputs.flat().sort((a, b) => (a.path < b.path ? -1 : 1)), serverDone };
};
