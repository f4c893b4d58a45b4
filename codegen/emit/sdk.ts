import { readFile } from 'node:fs/promises';
import { readDocument } from './sdk/document.ts';
import { emitIndex } from './sdk/index-file.ts';
import { emitOperations } from './sdk/operations.ts';
import { packageFiles } from './sdk/package-files.ts';
import { emitPaychart } from './sdk/paychart.ts';
import { runtimeFiles } from './sdk/runtime-files.ts';
import { emitTypes, exportedNames } from './sdk/types.ts';

export interface SdkInput {
  /** The bundled OpenAPI document, as in generated/openapi.json. */
  openapi: object;
  /** The service's version is its SDK's. */
  version: string;
  /** What hey-api made of the same document in an earlier run. */
  types?: string;
}

/** Emits the SDK's package: path inside the package -> content. Writes nothing; the same document gives the same bytes. */
export async function emitSdk({ openapi, version, types: kept }: SdkInput): Promise<Map<string, string>> {
  const [types, runtime, license] = await Promise.all([
    kept ?? emitTypes(openapi),
    runtimeFiles(),
    readFile(new URL('../../LICENSE', import.meta.url), 'utf8'),
  ]);
  const document = readDocument(openapi, exportedNames(types));
  return new Map([
    ...packageFiles(document, version),
    ['LICENSE', license],
    ['src/types.gen.ts', types],
    ['src/operations.gen.ts', emitOperations(document)],
    ['src/paychart.gen.ts', emitPaychart(document)],
    ['src/index.ts', emitIndex(document, types)],
    ...runtime,
  ]);
}
