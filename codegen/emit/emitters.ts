import { asObject, asString } from '../load/json.ts';
import type { Model } from '../model/model.ts';
import { emitDiagrams } from './diagrams.ts';
import type { Emitter, Output } from './emitter.ts';
import { emitErrors } from './errors.ts';
import { emitLifecycleJson } from './lifecycle-json.ts';
import { emitLifecycles } from './lifecycles.ts';
import { emitMermaid } from './mermaid.ts';
import { emitOpenapi } from './openapi.ts';
import { emitOperationTable } from './operation-table.ts';
import { emitOperations } from './operations.ts';
import { emitRoutes } from './routes.ts';
import { emitSchemas } from './schemas.ts';
import { warmUp } from './sdk/types.ts';
import { emitSdk } from './sdk.ts';
import { emitValidators } from './validators.ts';
import { emitWiringLifecycles } from './wiring-lifecycles.ts';

/** What the server is built from. */
export const serverEmitters: readonly Emitter[] = [
  emitSchemas,
  emitOperations,
  emitOperationTable,
  emitErrors,
  emitLifecycles,
  emitValidators,
  emitRoutes,
  emitWiringLifecycles,
  emitOpenapi,
  emitLifecycleJson,
  emitMermaid,
  emitDiagrams,
];

/** `generated/sdk/`: the client's package, as a whole. */
const emitSdkPackage: Emitter = async ({ document }) => {
  const files = await emitSdk({ openapi: document, version: asString(asObject(document.info).version) ?? '0.0.0' });
  return [...files].map(([path, text]) => ({ path: `generated/sdk/${path}`, text }));
};
emitSdkPackage.prepare = warmUp;

/** Everything. The SDK is first: hey-api works in a thread of its own while the others have the main one. */
export const emitters: readonly Emitter[] = [emitSdkPackage, ...serverEmitters];

/** All outputs, sorted by path. */
export const emitAll = async (model: Model, chosen: readonly Emitter[]): Promise<Output[]> => {
  const outputs = await Promise.all(chosen.map((emit) => emit(model)));
  return outputs.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
};
