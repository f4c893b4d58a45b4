import { join } from 'node:path/posix';
import { asObject, type JsonObject } from '../../load/json.ts';
import { type Kept, keyOf } from '../../model/kept.ts';
import { exportAllOf, typeImportOf } from '../../print/declarations.ts';
import { printFile } from '../../print/typescript.ts';
import type { Output } from '../emitter.ts';
import { HeyApi } from './hey-api.ts';
import { COMMON, type Domains, type TypeDocument, typeDocuments } from './type-documents.ts';

/**
 * The contract's types by hey-api, a file for each domain: its schemas, and its operations' parameters, results and
 * errors. A domain that is as it was is not typed again. `types.gen.ts` has them all.
 */
export async function emitTypes(openapi: JsonObject, domains: Domains, folder: string, kept: Kept): Promise<Output[]> {
  const parts = typeDocuments(openapi, domains);
  const heyApi = new HeyApi();
  try {
    const files = await Promise.all(
      parts.map(async (part): Promise<Output> => {
        const path = join(folder, fileOf(part.domain));
        const key = keyOf(part, part.foreign.map(domains.ofSchema));
        const text = kept.output(path, key) ?? textOf(part, domains, await heyApi.typesOf(part.document));
        return { path, key, text };
      }),
    );
    return [...files, indexOf(join(folder, 'types.gen.ts'), parts)];
  } finally {
    await heyApi.end();
  }
}

const fileOf = (domain: string): string => `types/${domain}.gen.ts`;

const indexOf = (path: string, parts: readonly TypeDocument[]): Output => {
  const text = printFile(
    path,
    'spec/',
    parts.map(({ domain }) => exportAllOf(`./${fileOf(domain)}`)),
  );
  return { path, text };
};

/** What hey-api declares for the domain, and imports of what it takes from others. */
function textOf({ domain, document, names, foreign }: TypeDocument, { ofSchema }: Domains, types: string): string {
  const declared = declarationsIn(types);
  const missing = names.find((name) => !declared.some((declaration) => declaration.name === name));
  if (missing !== undefined) throw new Error(`hey-api declares no type ${missing}: it writes the name otherwise`);
  const elsewhere = new Set([...foreign, ...(domain === COMMON ? [] : declaredInCommon(document))]);
  const homes = [...Map.groupBy(foreign, ofSchema)].sort(([a], [b]) => (a < b ? -1 : 1));
  return printFile(fileOf(domain), 'spec/', [
    ...homes.map(([home, taken]) => typeImportOf(`./${home}.gen.ts`, ...taken)),
    ...declared.filter(({ name }) => !elsewhere.has(name)).map(({ text }) => text),
  ]);
}

/** Parameters, which no other type mentions, and what hey-api declares of every document. */
const declaredInCommon = ({ components }: JsonObject): string[] => [
  ...Object.keys(asObject(asObject(components).parameters)),
  'ClientOptions',
];

interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** hey-api's declarations, each with its comment: blank lines stand between them, and nowhere else. */
const declarationsIn = (types: string): Declaration[] =>
  types.split(/\n\n+/).flatMap((part) => {
    const [, name] = /^export (?:const|type) (\w+)/m.exec(part) ?? [];
    return name === undefined ? [] : [{ name, text: part.trimEnd() }];
  });
