import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import type { JsonObject } from '../load/json.ts';
import { type Kept, nothingKept } from '../model/kept.ts';
import type { Output } from './emitter.ts';
import { readDocument } from './sdk/document.ts';
import { emitIndex } from './sdk/index-file.ts';
import { emitOperations } from './sdk/operations.ts';
import { packageFiles } from './sdk/package-files.ts';
import { emitPaychart } from './sdk/paychart.ts';
import { runtimeFiles } from './sdk/runtime-files.ts';
import type { Domains } from './sdk/type-documents.ts';
import { emitTypes } from './sdk/types.ts';

export interface SdkInput {
  /** The bundled OpenAPI document, as in generated/openapi.json. */
  openapi: JsonObject;
  /** The service's version is its SDK's. */
  version: string;
  domains: Domains;
  /** Where the package stands. */
  folder: string;
}

/** The files of the SDK's package. The same document gives the same bytes. */
export async function emitSdk(
  { openapi, version, domains, folder }: SdkInput,
  kept: Kept = nothingKept,
): Promise<Output[]> {
  // hey-api works in a thread of its own meanwhile.
  const typing = emitTypes(openapi, domains, join(folder, 'src'), kept);
  const document = readDocument(openapi);
  const files = new Map([
    ...packageFiles(document, version),
    ['LICENSE', await readFile(new URL('../../LICENSE', import.meta.url), 'utf8')],
    ['src/operations.gen.ts', emitOperations(document)],
    ['src/paychart.gen.ts', emitPaychart(document)],
    ...(await runtimeFiles()),
  ]);
  const types = await typing;
  files.set('src/index.ts', emitIndex(document, types));
  return [...types, ...[...files].map(([path, text]) => ({ path: join(folder, path), text }))];
}
