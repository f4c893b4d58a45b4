import { readdir, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { AccessRecord, Contract, Lifecycle, OpenApiDocument, Product } from './contract.ts';

/** Where the files lie that the reference is made from. */
export interface ContractFolders {
  readonly generated: URL;
  readonly guides: URL;
  /** Where `requirements.md` and `decisions.md` lie. */
  readonly sources: URL;
}

const PROJECT = new URL('../../', import.meta.url);

export const projectFolders: ContractFolders = {
  generated: new URL('generated/', PROJECT),
  guides: new URL('docs/guides/', PROJECT),
  sources: new URL('docs/', PROJECT),
};

/** For a document that no product stands behind. */
const unnamed: Product = {
  clientName: 'Client',
  environmentPrefix: 'SERVICE_',
  keyPrefix: 'svc_',
  headerPrefix: 'X-Service-',
};

const SOURCES = ['requirements', 'decisions'];

/** Reads what the generator wrote and the guides; what is no data file (registry of errors, names in the SDK) is handed in. */
export const readContract = async (
  { errors, namespaces, gates }: Pick<Contract, 'errors' | 'namespaces' | 'gates'>,
  { generated, guides, sources }: ContractFolders = projectFolders,
): Promise<Contract> => {
  const [document, product, lifecycles, diagrams, python, markdown, access, origins] = await Promise.all([
    readFile(new URL('openapi.json', generated), 'utf8'),
    textIfThere(new URL('product.json', generated)),
    readAll(new URL('lifecycles/', generated), '.json'),
    readAll(new URL('docs/lifecycles/', generated), '.svg'),
    // A package without the Python SDK has no calls in it to show.
    textIfThere(new URL('docs/python.json', generated)),
    readAll(guides, '.md'),
    textIfThere(new URL('access.json', sources)),
    Promise.all(SOURCES.map((name) => textIfThere(new URL(`${name}.md`, sources)))),
  ]);
  return {
    document: JSON.parse(document) as OpenApiDocument,
    product: product === undefined ? unnamed : (JSON.parse(product) as Product),
    errors,
    lifecycles: lifecycles.map(([, text]) => JSON.parse(text) as Lifecycle),
    ...(access !== undefined && { access: JSON.parse(access) as AccessRecord }),
    ...(namespaces && { namespaces }),
    ...(gates && { gates }),
    python: JSON.parse(python ?? '{}') as Readonly<Record<string, string>>,
    diagrams: Object.fromEntries(diagrams),
    guides: markdown.map(([name, text]) => ({ name, markdown: text })),
    sources: SOURCES.map((name, at) => ({ name, markdown: origins[at] ?? '' })),
  };
};

const textIfThere = (file: URL): Promise<string | undefined> => ifThere(readFile(file, 'utf8'));

/** Undefined for what does not exist: a service needs neither guides nor decisions to have a reference. */
const ifThere = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Name without extension, and text, sorted by name; none where there is no folder. */
const readAll = async (folder: URL, extension: string): Promise<[string, string][]> => {
  const names = ((await ifThere(readdir(folder))) ?? []).filter((name) => extname(name) === extension).sort();
  return Promise.all(
    names.map(
      async (name): Promise<[string, string]> => [
        basename(name, extension),
        await readFile(new URL(name, folder), 'utf8'),
      ],
    ),
  );
};
