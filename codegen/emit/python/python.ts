import { join } from 'node:path/posix';
import { asObject, asString, type JsonObject } from '../../load/json.ts';
import type { Product } from '../../load/product/product.ts';
import { keyOf } from '../../model/cache.ts';
import type { Lifecycle, Model } from '../../model/model.ts';
import { readSdkModel, type SdkCall, type SdkModel } from '../../model/sdk/calls.ts';
import { byNamespace } from '../../model/sdk/document.ts';
import { sharedCodes } from '../../model/sdk/error-codes.ts';
import { mirroredKinds } from '../../model/sdk/mirrored.ts';
import { publicDocument } from '../../model/sdk/public-document.ts';
import { type Steps, waitStepsOf } from '../../model/sdk/waits.ts';
import type { Emitter, Target } from '../emitter.ts';
import { clientModule, clientsNamed, type Namespaces } from './clients.ts';
import { mirrorModule, runtimeErrors, runtimeExports, webhooksModule } from './extras.ts';
import { Forms } from './forms.ts';
import { safe } from './names.ts';
import { type Kind, namespaceModule } from './namespaces.ts';
import {
  detailsModule,
  errorName,
  lifecyclesModule,
  operationsModule,
  SharedCodes,
  sharedModule,
  type WaitOf,
} from './operations.ts';
import { packageFiles, runtimeFiles } from './package-files.ts';
import { samplesOf } from './samples.ts';
import { emitTypes, lazyPackage } from './types.ts';

const FOLDER = 'generated/python';

/** `generated/python/`: the Python client's package, as a whole (D-533), with a client for operators (D-425). */
export const emitPython: Emitter = (model) => {
  const openapi = model.document;
  const bySchema = new Map(model.schemas.map(({ name, domain }) => [name, domain]));
  return emitPackage(
    openapi,
    model.lifecycles,
    (schema) => bySchema.get(schema) ?? 'common',
    model.versions.at(-1)?.date,
    model.product,
  );
};

/** The files of the package. */
export function emitPackage(
  openapi: JsonObject,
  lifecycles: Model['lifecycles'],
  domainOf: (schema: string) => string,
  apiVersion?: string,
  product?: Product,
): Target[] {
  const sdk = readSdkModel(openapi, domainOf, product);
  const version = asString(asObject(openapi.info).version) ?? '0.0.0';
  const plain = [...packageFiles(sdk, version), ...runtimeFiles(sdk, version, apiVersion)];
  const samples: Target = {
    path: 'generated/docs/python.json',
    madeFrom: [openapi.paths ?? {}, sdk.types, sdk.product.pythonPackage],
    text: () => `${JSON.stringify(samplesOf(openapi, sdk), null, 1)}\n`,
  };
  const files = [
    ...plain.map(([path, text]) => ({ path, madeFrom: text, text: () => text })),
    ...modulesOf(sdk, openapi, lifecycles).map((target) => ({
      ...target,
      path: join('src', sdk.product.pythonPackage, target.path),
    })),
  ];
  return [...files.map((target) => ({ ...target, path: join(FOLDER, target.path) })), samples];
}

function modulesOf(sdk: SdkModel, openapi: JsonObject, lifecycles: readonly Lifecycle[]): Target[] {
  const namespaces = byNamespace<SdkCall>(sdk);
  const shared = new SharedCodes(sharedCodes(sdk.operations));
  for (const { codes } of sdk.operations) shared.nameOf(codes);
  const ways = new Ways();
  const waits = waitsOf(sdk, openapi, lifecycles, ways);
  // A mirror reads with the credentials of a tenant.
  const kinds = mirroredKinds(publicDocument(openapi), lifecycles);
  const tables = new Map(
    kinds.flatMap(({ name, steps }) => (steps === undefined ? [] : [[name, ways.nameOf(steps)] as const])),
  );
  // Hashed once: every module depends on all types, and there are a hundred modules.
  const types = keyOf([sdk.types, [...sdk.inputs], sdk.details]);
  const forKind = (kind: Kind, folder: string): Target[] => [
    ...namespaces.map(([namespace, members]) => ({
      path: `${folder}/${safe(namespace)}.py`,
      madeFrom: [members, types, kind],
      text: () => namespaceModule(namespace, members, sdk, kind),
    })),
    emptyPackage(`${folder}/__init__.py`, 'The namespaces of a client.'),
  ];
  const exports = runtimeExports(sdk);
  const exported = namespaces.map(
    ([name, members]) => [`operations.${safe(name)}`, members.map(errorName).sort()] as const,
  );
  return [
    ...emitTypes(sdk, types),
    ...namespaces.map(([namespace, members]) => ({
      path: `operations/${safe(namespace)}.py`,
      madeFrom: [members, types, [...waits], shared.declared(), sdk.product.clientName],
      text: () => operationsModule(namespace, members, sdk, shared, waits),
    })),
    emptyPackage('operations/__init__.py', 'The operations of the contract.'),
    made('operations/_shared.py', () => sharedModule(shared), [shared.declared()]),
    ...forKind('sync', 'namespaces'),
    ...forKind('async', 'async_namespaces'),
    ...clientsOf(namespaces, sdk.product),
    made('details.py', () => detailsModule(sdk, new Forms(sdk)), types),
    made('lifecycles.py', () => lifecyclesModule(ways.tables), [...ways.tables]),
    made('webhooks.py', () => webhooksModule(sdk, new Forms(sdk)), types),
    made('mirror.py', () => mirrorModule(sdk, kinds, tables, new Forms(sdk)), [
      kinds,
      types,
      [...tables],
      namespaces,
      sdk.product.clientName,
    ]),
    made('errors.py', () => lazyPackage(ERRORS, [['_runtime.errors', runtimeErrors(sdk.product)], ...exported]), [
      exported,
      sdk.product.clientName,
    ]),
    made('__init__.py', () => lazyPackage(aboutOf(sdk.product), exports), [exports, sdk.product.name]),
  ];
}

/** A client of each kind for each audience. */
const clientsOf = (namespaces: Namespaces, product: Product): Target[] =>
  clientsNamed(product).map((client) => {
    const own = namespaces.filter(([, [first]]) => first?.audience === client.audience);
    const names = own.map(([name]) => name);
    return made(client.path, () => clientModule(own, client, product), [names, client, product]);
  });

const aboutOf = ({ name, clientName }: Product): string =>
  `The ${name} API: \`${clientName}\` blocks, \`Async${clientName}\` awaits.`;
const ERRORS = 'What each operation fails with. An exception is loaded when it is first used.';

const made = (path: string, text: () => string, madeFrom: unknown): Target => ({ path, madeFrom, text });

const emptyPackage = (path: string, about: string): Target =>
  made(path, () => `# Written by codegen from spec/. Do not edit.\n"""${about}"""\n`, about);

/** The tables of what may follow a status, each once: several resources may have the same lifecycle. */
class Ways {
  readonly tables = new Map<string, Steps>();
  readonly #names = new Map<string, string>();

  nameOf(steps: Steps): string {
    const key = JSON.stringify(steps);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = `WAY_${this.tables.size + 1}`;
    this.#names.set(key, name);
    this.tables.set(name, steps);
    return name;
  }
}

function waitsOf(
  sdk: SdkModel,
  openapi: JsonObject,
  lifecycles: readonly Lifecycle[],
  ways: Ways,
): ReadonlyMap<string, WaitOf> {
  return new Map(
    sdk.operations.flatMap((operation) => {
      if (operation.wait === undefined) return [];
      const steps = waitStepsOf(openapi, lifecycles, operation);
      const tables = Object.fromEntries(Object.entries(steps.of).map(([kind, of]) => [kind, ways.nameOf(of)]));
      return [[operation.id, { steps, tables }] as const];
    }),
  );
}
