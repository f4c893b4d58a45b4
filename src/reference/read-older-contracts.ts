import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type {
  Contract,
  Lifecycle,
  LifecycleUse,
  OlderContract,
  OpenApiDocument,
  OperationObject,
  VersionChanges,
} from './contract.ts';

const PROJECT = new URL('../../', import.meta.url);

/** What the files in spec/versions say; none of a contract without versions. */
export const readVersionChanges = async (project: URL = PROJECT): Promise<readonly VersionChanges[]> => {
  const text = await ifThere(readFile(new URL('generated/docs/changes.json', project), 'utf8'));
  return text === undefined ? [] : (JSON.parse(text) as VersionChanges[]);
};

/** The contracts before the newest, as they were published; SDKs, guides and rules are those of today. */
export const readOlderContracts = async (
  contract: Contract,
  changes: readonly VersionChanges[],
  project: URL = PROJECT,
): Promise<readonly OlderContract[]> => {
  const read = await Promise.all(
    changes.slice(0, -1).map(async ({ date }): Promise<OlderContract[]> => {
      const document = await published<OpenApiDocument>(project, date, 'openapi');
      const lifecycles = await published<Record<string, Lifecycle>>(project, date, 'lifecycles');
      const diagrams = await published<Contract['diagrams']>(project, date, 'diagrams');
      if (document === undefined) return [];
      return [{ date, contract: { ...olderContract(contract, document, lifecycles ?? {}), diagrams: diagrams ?? {} } }];
    }),
  );
  return read.flat();
};

const olderContract = (
  { product, errors }: Contract,
  document: OpenApiDocument,
  lifecycles: Readonly<Record<string, Lifecycle>>,
): Omit<Contract, 'diagrams'> => {
  const codes = new Set(
    Object.values(document.components.schemas ?? {}).map(({ properties }) => properties?.code?.const),
  );
  return {
    product,
    document: withLists(document),
    lifecycles: Object.values(lifecycles).map(complete),
    errors: Object.fromEntries(Object.entries(errors).filter(([code]) => codes.has(code))),
    guides: [],
    sources: [],
  };
};

/** The first release did not say what its lifecycles are called, nor their usual way. */
const complete = (lifecycle: Lifecycle): Lifecycle => ({
  ...lifecycle,
  words: lifecycle.words ?? lifecycle.id.replaceAll('-', ' '),
  mainPath: lifecycle.mainPath ?? [],
});

/** It also wrote a single use of a lifecycle without a list. */
const withLists = (document: OpenApiDocument): OpenApiDocument => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, listing(operation)])),
    ]),
  ),
});

const listing = (operation: OperationObject): OperationObject => {
  const uses: unknown = operation['x-lifecycle'];
  if (uses === undefined || Array.isArray(uses)) return operation;
  return { ...operation, 'x-lifecycle': [uses as LifecycleUse] };
};

const published = async <T>(project: URL, date: string, name: string): Promise<T | undefined> => {
  const bytes = await ifThere(readFile(new URL(`spec/versions/${date}/published/${name}.json.gz`, project)));
  return bytes === undefined ? undefined : (JSON.parse((await promisify(gunzip)(bytes)).toString('utf8')) as T);
};

const ifThere = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};
