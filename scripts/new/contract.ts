import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { asArray, asObject, asString, type Json, type JsonObject } from '../../codegen/load/json.ts';
import { isService } from '../../codegen/load/platform.ts';
import { Refused } from './refused.ts';

/** What is there already: names that are taken, and what a new operation can refer to. */
export interface Contract {
  /** The project has the platform from its package. */
  readonly isService: boolean;
  /** Security schemes of the document. */
  readonly schemes: readonly string[];
  /** There is a table of gates, so that a mutation states its risk. */
  readonly hasGates: boolean;
  readonly errorCodes: ReadonlySet<string>;
  readonly domains: readonly string[];
  readonly operationIds: ReadonlySet<string>;
  readonly scopes: readonly string[];
  readonly machines: ReadonlySet<string>;
  /** How the tests walk a machine, where they do. */
  readonly walkOf: (machine: string) => string | undefined;
  /** Prefixes of ids. */
  readonly prefixes: ReadonlySet<string>;
  readonly migrations: readonly string[];
  readonly hasOperation: (path: string, method: string) => boolean;
  /** The path as it stands in the contract, if it does, and the file of its operations. */
  readonly fileOfPath: (path: string) => string | undefined;
  /** The tag of most operations of a domain; undefined where it has none. */
  readonly tagOf: (domain: string) => string | undefined;
  /** The file of a schema; undefined where there is none of the name. */
  readonly fileOfSchema: (name: string) => string | undefined;
  /** A value that the contract shows of a schema. */
  readonly exampleOf: (schema: string) => Json | undefined;
}

export function readContract(root: string): Contract {
  const spec = asObject(parse(readText(root, 'spec/openapi.yaml')));
  const document = asObject(JSON.parse(readText(root, 'generated/openapi.json')));
  const tags = asArray(spec.tags).map((tag) => asString(asObject(tag).name) ?? '');
  const operations = operationsIn(document);
  const schemas = asObject(asObject(spec.components).schemas);
  const filesOfPaths = asObject(spec.paths);
  const fileOf = (entry: Json | undefined): string | undefined =>
    asString(asObject(entry).$ref)?.replace(/^\.\/(.*)#.*$/, 'spec/$1');
  return {
    isService: isService(root),
    schemes: Object.keys(asObject(asObject(document.components).securitySchemes)),
    hasGates: existsSync(join(root, 'spec/gates.yaml')),
    errorCodes: new Set(Object.keys(asObject(parse(readIfThere(root, 'spec/errors.yaml'))))),
    domains: [...new Set([...foldersOf(root, 'spec'), ...foldersOf(root, 'machines')])].sort(),
    operationIds: new Set(operations.map(({ node }) => asString(node.operationId) ?? '')),
    scopes: asArray(asObject(asObject(asObject(document.components).schemas).Scope).enum).map(String),
    machines: new Set(globSync('machines/*/*.machine.ts', { cwd: root }).map((file) => basename(file, '.machine.ts'))),
    walkOf: (machine) => globSync(`test/domains/*/${machine}.walk.ts`, { cwd: root })[0],
    prefixes: new Set(prefixesIn(root)),
    migrations: readdirSync(join(root, 'migrations'))
      .filter((file) => /^\d{3}_/.test(file))
      .sort(),
    hasOperation: (path, method) => operations.some((one) => one.path === path && one.method === method),
    fileOfPath: (path) => fileOf(filesOfPaths[path]),
    tagOf: (domain) =>
      mostFrequent(
        operations
          .filter(({ path }) => fileOf(filesOfPaths[path])?.startsWith(`spec/${domain}/`))
          .flatMap(({ node }) => asArray(node.tags).map(String)),
      ) ?? tags.find((tag) => tag.toLowerCase() === domain.replaceAll('-', ' ')),
    fileOfSchema: (name) => fileOf(schemas[name]),
    exampleOf: (schema) => exampleIn(operations, schema),
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

interface Found {
  readonly path: string;
  readonly method: string;
  readonly node: JsonObject;
}

const operationsIn = (document: JsonObject): Found[] =>
  Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item))
      .filter(([method]) => METHODS.includes(method))
      .map(([method, node]) => ({ path, method, node: asObject(node) })),
  );

function exampleIn(operations: readonly Found[], schema: string): Json | undefined {
  for (const { node } of operations) {
    for (const response of Object.values(asObject(node.responses))) {
      const media = asObject(asObject(asObject(response).content)['application/json']);
      if (asObject(media.schema).$ref !== `#/components/schemas/${schema}`) continue;
      const [first] = Object.values(asObject(media.examples));
      if (first !== undefined) return asObject(first).value;
    }
  }
  return undefined;
}

/** A lifecycle has its own; those of other tables are declared in `IdPrefixes` by the table's file. */
const prefixesIn = (root: string): string[] => [
  ...globSync('generated/lifecycles/*.json', { cwd: root }).flatMap(
    (file) => asString(asObject(JSON.parse(readText(root, file))).idPrefix) ?? [],
  ),
  ...globSync('src/**/*.ts', { cwd: root }).flatMap((file) => {
    const [, body = ''] = /interface IdPrefixes \{([^}]*)\}/.exec(readText(root, file)) ?? [];
    return [...body.matchAll(/(\w+): '/g)].map(([, prefix = '']) => prefix);
  }),
];

const foldersOf = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function mostFrequent(names: readonly string[]): string | undefined {
  const counted = [...Map.groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length);
  return counted[0]?.[0];
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    throw new Refused(`${file} is missing: run npm run generate in the project's folder first.`);
  }
}

const readIfThere = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
