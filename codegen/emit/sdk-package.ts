import { asObject, asString } from '../load/json.ts';
import type { Emitter } from './emitter.ts';
import { publicDocument } from './sdk/public-document.ts';
import { beginTypes, typesKey, warmUp } from './sdk/types.ts';
import { emitSdk } from './sdk.ts';

const TYPES = 'generated/sdk/src/types.gen.ts';

/** `generated/sdk/`: the client's package, as a whole. hey-api types the document that it is given, or nothing. */
export const emitSdkPackage: Emitter = async (model, kept) => {
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
