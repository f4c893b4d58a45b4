import { asObject, asString } from '../load/json.ts';
import type { Kept } from '../model/kept.ts';
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
import { publicDocument } from './sdk/public-document.ts';
import { beginTypes, typesKey, warmUp } from './sdk/types.ts';
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

const TYPES = 'generated/sdk/src/types.gen.ts';

/** `generated/sdk/`: the client's package, as a whole. hey-api types the document that it is given, or nothing. */
const emitSdkPackage: Emitter = async (model, kept) => {
  const document = publicDocument(model.document);
  const key = typesKey(document);
  const types = kept.output(TYPES, key);
  const version = asString(asObject(document.info).version) ?? '0.0.0';
  const files = await emitSdk({ openapi: document, version, ...(types !== undefined && { types }) });
  return [...files].map(([name, text]) => {
    const output = { path: `generated/sdk/${name}`, text };
    return output.path === TYPES ? { ...output, key } : output;
  });
};
emitSdkPackage.prepare = warmUp;
emitSdkPackage.begin = (model, kept) => {
  const document = publicDocument(model.document);
  if (kept.output(TYPES, typesKey(document)) === undefined) beginTypes(document);
};

/** Everything. The SDK is first: hey-api works in a thread of its own while the others have the main one. */
export const emitters: readonly Emitter[] = [emitSdkPackage, ...serverEmitters];

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
      const emitted = await emit(model, kept);
      if (emit !== emitSdkPackage) serverDone = performance.now();
      return emitted;
    }),
  );
  return { outputs: outputs.flat().sort((a, b) => (a.path < b.path ? -1 : 1)), serverDone };
};
