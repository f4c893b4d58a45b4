import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { JsonObject } from '../load/json.ts';
import type { Product } from '../load/product/product.ts';
import type { Lifecycle } from '../model/model.ts';
import { readDocument } from '../model/sdk/document.ts';
import type { Target } from './emitter.ts';
import { emitClient } from './sdk/client.ts';
import { emitFunctions } from './sdk/functions.ts';
import type { HeyApi } from './sdk/hey-api.ts';
import { emitIndex } from './sdk/index-file.ts';
import { emitMirrored } from './sdk/mirrored.ts';
import { emitNamespaces } from './sdk/namespace-table.ts';
import { emitOperations } from './sdk/operations.ts';
import { packageFiles } from './sdk/package-files.ts';
import { runtimeFiles } from './sdk/runtime-files.ts';
import type { Domains } from './sdk/type-documents.ts';
import { emitTypes } from './sdk/types.ts';

export interface SdkInput {
  /** What it is called; by default as the title of the document. */
  product?: Product;
  /** The bundled OpenAPI document, as in generated/openapi.json. */
  openapi: JsonObject;
  /** The service's version is its SDK's. */
  version: string;
  /** The version of the contract; undefined where it has none. */
  apiVersion: string | undefined;
  domains: Domains;
  lifecycles: readonly Lifecycle[];
  /** Where the package stands. */
  folder: string;
}

const clientFile = ({ slug }: Product): string => `src/${slug}.gen.ts`;

/** The files of the SDK's package. */
export function emitSdk(
  { product, openapi, version, apiVersion, domains, lifecycles, folder }: SdkInput,
  heyApi: HeyApi,
): Target[] {
  const document = readDocument(openapi, product);
  const own: Target[] = [
    { path: 'src/operations.gen.ts', madeFrom: document, text: () => emitOperations(document) },
    { path: 'src/functions.gen.ts', madeFrom: document, text: () => emitFunctions(document) },
    {
      path: 'src/namespaces.gen.ts',
      madeFrom: [document, lifecycles],
      text: () => emitNamespaces(document, openapi, lifecycles),
    },
    { path: clientFile(document.product), madeFrom: document, text: () => emitClient(document) },
    {
      path: 'src/mirror.gen.ts',
      madeFrom: [document, lifecycles],
      text: () => emitMirrored(openapi, lifecycles),
    },
    { path: 'src/index.ts', madeFrom: document, text: () => emitIndex(document) },
  ];
  const license = readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8');
  const plain = [
    ...packageFiles(document, version),
    ['LICENSE', license] as const,
    ...runtimeFiles(document, version, apiVersion),
  ];
  return [
    ...emitTypes(openapi, domains, heyApi),
    ...own,
    ...plain.map(([path, text]) => ({ path, madeFrom: text, text: () => text })),
  ].map((target) => ({ ...target, path: join(folder, target.path) }));
}
