import {
  type CodeBlockWriter,
  type ImportDeclarationStructure,
  type ImportSpecifierStructure,
  type OptionalKind,
  StructureKind,
  VariableDeclarationKind,
} from 'ts-morph';
import { refusesUnknownQuery } from '../../model/kernel-codes.ts';
import type { Operation } from '../../model/model.ts';
import { handlerFile } from '../../model/source-files.ts';
import { literal, propertyName, quote } from '../../print/text.ts';
import { printFile, type Statement } from '../../print/typescript.ts';
import type { Emitter, Target } from '../emitter.ts';

const WIRING = 'generated/wiring';

/**
 * `generated/wiring/routes/<domain>.ts`: a router of @koa/router with the domain's operations, each with all that the
 * service has to know of it, and its handler, found by convention. `generated/wiring/routes.ts` lists them.
 */
export const emitRoutes: Emitter = ({ operations }) => {
  const byDomain = Map.groupBy(operations, ({ domain }) => domain);
  const domains = [...byDomain].sort(([one], [other]) => (one < other ? -1 : 1));
  return [listOfRouters(domains.map(([domain]) => domain)), ...domains.map((entry) => routesOf(...entry))];
};

const listOfRouters = (domains: readonly string[]): Target =>
  file(`${WIRING}/routes.ts`, domains, () => [
    ...domains.map((domain) => importOf(`./routes/${domain}.ts`, { name: 'router', alias: variable(domain) })),
    (writer) => {
      writer.writeLine('/** The operations of each domain. */').write('export const routers = ');
      writer.inlineBlock(() => {
        for (const domain of domains) writer.writeLine(`${variable(domain)},`);
      });
      writer.write(';');
    },
  ]);

const routesOf = (domain: string, operations: readonly Operation[]): Target =>
  file(`${WIRING}/routes/${domain}.ts`, operations, () => [
    { ...importOf('@koa/router'), defaultImport: 'Router' },
    ...operations
      .map((operation) => importOf(`../../../${handlerFile(operation)}`, { name: operation.id }))
      .sort((one, other) => (one.moduleSpecifier < other.moduleSpecifier ? -1 : 1)),
    importOf(
      '../../../src/platform/http/operation.ts',
      { name: 'OperationRouter', isTypeOnly: true },
      { name: 'operation' },
    ),
    importOf('../../contract/validators.js', { name: 'requestValidators' }),
    routerDeclaration,
    ...operations.map((operation) => (writer: CodeBlockWriter) => writeRoute(writer, operation)),
  ]);

const routerDeclaration: Statement = {
  kind: StructureKind.VariableStatement,
  docs: ["The domain's operations. Each route has the name of its operation, and its path is matched exactly."],
  isExported: true,
  declarationKind: VariableDeclarationKind.Const,
  declarations: [
    { name: 'router', type: 'OperationRouter', initializer: 'new Router({ sensitive: true, strict: true })' },
  ],
};

const file = (path: string, madeFrom: unknown, statements: () => readonly Statement[]): Target => ({
  path,
  madeFrom,
  text: () => printFile('spec/', statements()),
});

/** `trade-finance` as a variable's name. */
const variable = (domain: string): string => domain.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

const importOf = (
  moduleSpecifier: string,
  ...namedImports: OptionalKind<ImportSpecifierStructure>[]
): ImportDeclarationStructure => ({ kind: StructureKind.ImportDeclaration, moduleSpecifier, namedImports });

const writeRoute = (writer: CodeBlockWriter, operation: Operation): void => {
  const { id, method, path } = operation;
  writer.writeLine(`router.${method}(`).indent(() => {
    writer
      .writeLine(`${quote(id)},`)
      .writeLine(`${quote(koaPath(path))},`)
      .write('operation(')
      .inlineBlock(() => {
        for (const [name, text] of Object.entries(propertiesOf(operation)))
          writer.writeLine(`${propertyName(name)}: ${text},`);
        writer.writeLine(`handler: ${id},`);
      });
    writer.write('),').newLine();
  });
  writer.write(');');
};

/** `/v1/orders/{id}` as @koa/router writes it. */
const koaPath = (path: string): string => path.replaceAll(/\{([^{}]+)\}/g, ':$1');

/** The source text of each property: who may call, what is validated, what is answered. What does not apply is left out. */
const propertiesOf = (operation: Operation): Readonly<Record<string, string>> => ({
  security: literal(operation.security.map(({ scheme, scopes }) => ({ [scheme]: scopes }))),
  // An empty list, too: every parameter of such an operation is unknown.
  ...(refusesUnknownQuery(operation) && { query: literal(operation.parameters.query.map(({ name }) => name)) }),
  ...(hasValidators(operation) && { validators: `requestValidators.${operation.id}` }),
  ...Object.fromEntries(
    Object.entries(dataOf(operation)).flatMap(([name, value]) => (isSaid(value) ? [[name, literal(value)]] : [])),
  ),
});

const dataOf = (operation: Operation): Readonly<Record<string, unknown>> => {
  const { codes, successes, transaction } = operation;
  return {
    sandbox: operation.sandbox,
    liveFeature: operation.liveFeature,
    showsSecret: operation.showsSecret,
    sessionOnly: operation.sessionOnly,
    anyTenant: operation.anyTenant,
    unlimited: !operation.rateLimited,
    signed: operation.signed,
    risks: operation.risks.filter((risk) => risk !== 'none' || operation.risks.length > 1),
    waives: Object.keys(operation.waives),
    twoFactor: operation.twoFactor,
    idempotency: operation.idempotency,
    salient: operation.salient,
    salientDefaults: operation.salientDefaults,
    bodyKey: operation.bodyKey,
    bodyLimit: operation.body !== undefined || operation.method === 'post' ? operation.bodyLimit : undefined,
    rawBody: operation.rawBody,
    bodyType: operation.body?.mediaType,
    commas: operation.parameters.query.filter(({ commas }) => commas).map(({ name }) => name),
    verbatim: operation.verbatim,
    elsewhere: operation.elsewhere,
    lateBodyCodes: operation.lateBodyCodes,
    fieldCodes: operation.fieldCodes,
    transaction: transaction === 'read-ahead' || transaction === 'two-phase' ? transaction : undefined,
    prefetch: prefetchOf(operation),
    locksLater: operation.locksLater,
    statuses: successes.map(({ status }) => status),
    empty: successes.filter(({ empty }) => empty).map(({ status }) => status),
    codes: Object.fromEntries(codes.map(({ code, status }) => [code, status])),
    commits: codes.filter(({ commits }) => commits).map(({ code }) => code),
    location: operation.location,
    mediaType: successes.find(({ mediaType }) => mediaType && mediaType !== 'application/json')?.mediaType,
    streams: successes.some(({ streams }) => streams),
    publicDocument: operation.publicDocument,
    deprecation: operation.deprecation,
  };
};

/** Flags that are false and lists that are empty say nothing. */
const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

const hasValidators = ({ parameters, body }: Operation): boolean =>
  body !== undefined || parameters.query.length > 0 || parameters.header.length > 0;

/**
 * The path ends in the id, or in a verb behind it: `/things/{id}/confirm`. What an operation creates first, or what lies
 * below the id (`/things/{id}/parts/{partId}`, `/things/{id}/part/accept`), is not what the id names: it is a parent's.
 */
const ENDS_IN_ITS_ID = /^[^{}]*\{id\}(\/[^/{}]+)?$/;

const prefetchOf = ({ lifecycle: [first], path }: Operation): object | undefined =>
  first?.event !== undefined && ENDS_IN_ITS_ID.test(path) ? { machine: first.machine, param: 'id' } : undefined;
