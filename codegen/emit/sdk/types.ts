import { ts } from 'ts-morph';
import { asObject, type JsonObject } from '../../load/json.ts';
import { ContractFault } from '../../model/contract-fault.ts';
import { exportAllOf, typeImportOf } from '../../print/declarations.ts';
import { printFile } from '../../print/typescript.ts';
import type { Target } from '../emitter.ts';
import type { HeyApi } from './hey-api.ts';
import { COMMON, type Domains, type TypeDocument, typeDocuments } from './type-documents.ts';

/**
 * The contract's types by hey-api, a file for each domain: its schemas, and its operations' parameters, results and
 * errors. `types.gen.ts` has them all.
 */
export function emitTypes(openapi: JsonObject, domains: Domains, heyApi: HeyApi): Target[] {
  const parts = typeDocuments(openapi, domains);
  return [
    ...parts.map((part) => ({
      path: `src/${fileOf(part.domain)}`,
      madeFrom: [part, part.foreign.map(domains.ofSchema)],
      isThreaded: true,
      text: async () => textOf(part, domains, await heyApi.typesOf(part.document)),
    })),
    { path: 'src/types.gen.ts', madeFrom: parts.map(({ domain }) => domain), text: () => indexOf(parts) },
  ];
}

const fileOf = (domain: string): string => `types/${domain}.gen.ts`;

const indexOf = (parts: readonly TypeDocument[]): string =>
  printFile(
    'spec/',
    parts.map(({ domain }) => exportAllOf(`./${fileOf(domain)}`)),
  );

/** The types that hey-api declares for the domain, and its imports from other domains. */
function textOf({ domain, document, names, foreign }: TypeDocument, { ofSchema }: Domains, types: string): string {
  const declared = declarationsIn(types);
  const missing = names.find((name) => !declared.some((declaration) => declaration.name === name));
  if (missing !== undefined)
    throw new ContractFault(
      missing,
      `the client's types write the name of ${missing} otherwise: write it in camel case, with a capital letter behind digits, such as base64Url`,
    );
  const elsewhere = new Set([...foreign, ...(domain === COMMON ? [] : declaredInCommon(document))]);
  const homes = [...Map.groupBy(foreign, ofSchema)].sort(([a], [b]) => (a < b ? -1 : 1));
  return printFile('spec/', [
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

/** The declarations of a file that hey-api wrote, each with its doc comment. */
const declarationsIn = (types: string): Declaration[] => {
  const file = ts.createSourceFile('types.gen.ts', types, ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    const name = declaredName(statement);
    // A statement's full text begins behind the one before it, and so includes its comment.
    return name === undefined ? [] : [{ name, text: statement.getFullText(file).trim() }];
  });
};

/** The name of an exported type or constant. */
const declaredName = (statement: ts.Statement): string | undefined => {
  if (ts.isTypeAliasDeclaration(statement)) return statement.name.text;
  const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return declaration !== undefined && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined;
};
