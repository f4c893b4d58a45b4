import { type FunctionDeclarationStructure, StructureKind, type TypeAliasDeclarationStructure } from 'ts-morph';
import type { Product } from '../../load/product/product.ts';
import { byNamespace, EVENTS, EXPLAIN, type SdkDocument, type SdkOperation } from '../../model/sdk/document.ts';
import { sharedCodes } from '../../model/sdk/error-codes.ts';
import {
  method,
  objectType,
  type Property,
  property,
  readonly,
  type Written,
  write,
  writeComment,
} from '../../print/blocks.ts';
import { exportedInterface, exportedType, importOf, typeImportOf } from '../../print/declarations.ts';
import { quote } from '../../print/text.ts';
import { printFile, type Statement } from '../../print/typescript.ts';
import { commentOf } from './comment.ts';
import { operationsImport } from './functions.ts';

/** The facade: one documented, typed method for each operation. */
export function emitClient(document: SdkDocument): string {
  const { operations, errors, webhooks, product } = document;
  const namespaces = byNamespace(document);
  const shared = sharedCodes(operations);
  return printFile('spec/', [
    ...importsOf(product),
    noParams,
    ...operations.map(paramsType),
    ...operations.filter(({ streams }) => streams).map(streamType),
    exportedType('ApiError', unionOfTypes(errors), 'Every error that the service answers.'),
    ...(webhooks.length > 0 ? [eachType] : []),
    exportedType('WebhookEvent', eventsOf(webhooks), WEBHOOK_EVENT),
    exportedInterface('Methods', objectType(operations.flatMap((operation) => methodsOf(operation, shared))), METHODS),
    ...(operations.some(({ id }) => id === EXPLAIN) ? [nextAction] : []),
    ...namespaces.map(([namespace, members]) => namespaceType(namespace, members, shared, document)),
    clientType(
      product,
      namespaces.map(([namespace]) => namespace),
    ),
    exportedType('OperationId', 'keyof Methods'),
    standaloneType(product),
    ...derivedTypes,
    createClient(document),
    verifyWebhook,
  ]);
}

const WEBHOOK_EVENT =
  "A delivery's payload, narrowed by `type`. A newer service may send types that are not in it yet.";
const METHODS = 'Every operation by its id.';
const CLIENT = 'The service: what users know by its namespaces, and every operation by its id.';

const importsOf = ({ clientName }: Product): readonly Statement[] => [
  importOf('./client.ts', 'createClient'),
  importOf('./namespaces.gen.ts', 'namespaces', 'streams', 'waits'),
  operationsImport,
  typeImportOf('./next.ts', 'NextMethod'),
  typeImportOf('./options.ts', 'CallOptions', `${clientName}Options`),
  typeImportOf('./result.ts', 'Call', 'ClientError', 'ListMethod'),
  typeImportOf('./stream.ts', 'StreamOptions'),
  { kind: StructureKind.ImportDeclaration, isTypeOnly: true, namespaceImport: 'T', moduleSpecifier: './types.gen.ts' },
  importOf('./webhook.ts', 'verifySignedBody'),
  typeImportOf('./wait.ts', 'WaitMethod'),
  typeImportOf('./webhook.ts', 'VerifyWebhookOptions', 'WebhookBody', 'WebhookHeaders'),
];

const noParams: TypeAliasDeclarationStructure = {
  kind: StructureKind.TypeAlias,
  name: 'NoParams',
  type: 'Record<string, never>',
};

/** A line each. */
const unionOfTypes = (names: readonly string[]): Written =>
  names.length === 0 ? 'never' : (writer) => writer.hangingIndent(() => writer.write(names.map(inT).join('\n| ')));

const inT = (name: string): string => `T.${name}`;

/** A payload has several types. A member of the union has one, so that `Extract` finds it, too. */
const eachType: Statement = `/** A payload once for each of its types. */
type EachType<E extends { type: string }> = { [Type in E['type']]: Omit<E, 'type'> & { type: Type } }[E['type']];`;

const eventsOf = (names: readonly string[]): Written =>
  names.length === 0
    ? 'never'
    : (writer) => writer.hangingIndent(() => writer.write(names.map((name) => `EachType<T.${name}>`).join('\n| ')));

/** Path, query and body fields as one object. */
function paramsType(operation: SdkOperation): Statement {
  const { typeName, sdkName, hasPath, query, headers, body, bodyRequired, requires } = operation;
  const data = inT(`${typeName}Data`);
  const parts = [
    ...(hasPath ? [`${data}['path']`] : []),
    ...(query.length > 0 ? [`NonNullable<${data}['query']>`] : []),
    ...headers.map(
      ({ name, header, required }) =>
        `{ ${name}${required ? '' : '?'}: NonNullable<${data}['headers']>[${quote(header)}] }`,
    ),
    ...(body === 'rest' ? [`NonNullable<${data}['body']>`] : []),
    ...requires.map(({ field, other, value }) => `({ ${field}?: undefined } | { ${other}: ${value} })`),
    ...(body === 'whole' ? [`{ body${bodyRequired ? '' : '?'}: NonNullable<${data}['body']> }`] : []),
  ];
  return exportedType(
    `${typeName}Params`,
    parts.join(' & ') || 'NoParams',
    `What \`${sdkName.namespace}.${sdkName.member}\` takes.`,
  );
}

/** A body with several forms has an overload for each, and one for whoever does not know the form. */
function methodsOf(operation: SdkOperation, shared: ReadonlySet<string>): Property[] {
  const { id, typeName, variants, hasErrors } = operation;
  const error = hasErrors ? inT(`${typeName}Error`) : 'never';
  const comment = commentOf(operation, shared);
  const overloads = variants.map(({ schema, status }) =>
    method(
      id,
      [`params: ${inT(schema)}`, 'options?: CallOptions'],
      `Call<${inT(`${typeName}Responses`)}[${status}], ${error}>`,
      comment,
    ),
  );
  return [...overloads, methodOf(operation, shared)];
}

function methodOf(operation: SdkOperation, shared: ReadonlySet<string>): Property {
  const { id, typeName, hasPath, queryRequired, headers, bodyRequired, items, hasErrors } = operation;
  const isOptional = !(hasPath || queryRequired || bodyRequired || headers.some(({ required }) => required));
  const type = `${typeName}Params${operation.takesId ? ' | string' : ''}`;
  const parameters = [`params${isOptional ? '?' : ''}: ${type}`, 'options?: CallOptions'];
  const result = inT(`${typeName}Response`);
  const error = hasErrors ? inT(`${typeName}Error`) : 'never';
  const comment = commentOf(operation, shared);
  if (items === undefined) return method(id, parameters, `Call<${result}, ${error}>`, comment);
  const item = `${result}['${items}'][number]`;
  return property(id, `ListMethod<[${parameters.join(', ')}], ${result}, ${error}, ${item}>`, comment);
}

/** The members of a namespace, as an interface of its own: `OfframpPaymentsNamespace`. */
const namespaceType = (
  namespace: string,
  members: readonly SdkOperation[],
  shared: ReadonlySet<string>,
  { operations, product }: SdkDocument,
): Statement =>
  exportedInterface(
    namespaceTypeName(namespace),
    objectType([
      ...members.map((operation) =>
        readonly(operation.sdkName.member, `Methods['${operation.id}']`, memberComment(operation, shared)),
      ),
      ...members.flatMap((member) => streamMethod(member, product)),
      ...members.flatMap(waitMethod),
      ...(operations.some(({ id }) => id === EXPLAIN) ? members.flatMap(nextMethod) : []),
    ]),
  );

/** Over a call an editor shows what the method says of itself, and over a list, which is no plain method, what stands here. */
const memberComment = (operation: SdkOperation, shared: ReadonlySet<string>): string =>
  operation.items === undefined ? operation.summary : commentOf(operation, shared);

/** The filters of a list, which its stream has, too. */
const PAGING = "'cursor' | 'order' | 'skip' | 'take'";

const streamType = ({ typeName, items, sdkName }: SdkOperation): Statement =>
  exportedType(
    `${typeName}Stream`,
    `(options?: StreamOptions & Omit<${typeName}Params, ${PAGING}>) => AsyncGenerator<T.${typeName}Response['${items}'][number], void, undefined>`,
    `Streams what \`${sdkName.namespace}.${sdkName.member}\` lists.`,
  );

function streamMethod({ typeName, streams }: SdkOperation, { clientName }: Product): Property[] {
  const comment = `${STREAM} Throws a ${clientName}Error for a refusal that would come again.`;
  return streams ? [readonly('stream', `${typeName}Stream`, comment)] : [];
}

const STREAM =
  'Every event as it happens, in order and once each: `for await (const event of …)`. It connects again by itself, behind the last event, until `signal` aborts or the loop is left.';

function waitMethod({ typeName, sdkName, wait }: SdkOperation): Property[] {
  if (wait === undefined) return [];
  const result = inT(`${typeName}Response`);
  const type = `WaitMethod<${result}, ${inT(`${typeName}Error`)}, NonNullable<${result}['status']>>`;
  const comment = `Waits until what \`${sdkName.member}\` reads has a status, or has had it since the call; one minute by default.`;
  return [readonly(wait.member, type, comment)];
}

function nextMethod({ wait, explained }: SdkOperation): Property[] {
  if (wait === undefined || !explained) return [];
  const name = wait.member.replace(/^wait/, 'next');
  return [readonly(name, `NextMethod<NextAction, ${inT('ExplainResourceError')}>`, NEXT)];
}

const NEXT =
  'The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal.';

/** The step of an explanation that a request brings about. */
const nextAction: Statement = `/** An operation that can move a resource now. */
export type NextAction = Omit<T.ExplanationNext, 'operationId'> & { operationId: OperationId };`;

const namespaceTypeName = (namespace: string): string =>
  `${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Namespace`;

/** A client: its namespaces, and every operation by its id. */
const clientType =
  ({ clientName }: Product, namespaces: readonly string[]): Statement =>
  (writer) => {
    writeComment(writer, CLIENT);
    writer.write(`export interface ${clientName} extends Methods `);
    write(writer, objectType(namespaces.map((namespace) => readonly(namespace, namespaceTypeName(namespace)))));
  };

/** By the id of an operation: its function, which takes the options of a client first. */
const standaloneType = ({ clientName }: Product): Statement => `/** An operation as a function of its own. */
export type Standalone<I extends OperationId> = Methods[I] extends ListMethod<infer Arguments, infer T, infer E, infer Item>
  ? ListMethod<[client: ${clientName}Options, ...Arguments], T, E, Item>
  : Methods[I] extends (...args: infer Arguments) => infer Outcome
    ? (client: ${clientName}Options, ...args: Arguments) => Outcome
    : never;`;

/** By the id of an operation: what it takes, gives, and fails with. */
const derivedTypes: readonly TypeAliasDeclarationStructure[] = [
  derivedType('ParamsOf', 'What a method takes.', 'Exclude<NonNullable<Parameters<Methods[I]>[0]>, string>'),
  derivedType('DataOf', 'What it gives.', "Awaited<ReturnType<ReturnType<Methods[I]>['unwrap']>>"),
  derivedType(
    'ErrorOf',
    'What it fails with.',
    'Methods[I] extends (...args: never[]) => Call<unknown, infer E> ? E | ClientError : never',
  ),
];

function derivedType(name: string, doc: string, type: string): TypeAliasDeclarationStructure {
  const typeParameters = ['I extends OperationId'];
  return { kind: StructureKind.TypeAlias, isExported: true, name, typeParameters, docs: [doc], type };
}

const createClient = ({ operations, product: { clientName } }: SdkDocument): FunctionDeclarationStructure => ({
  kind: StructureKind.Function,
  isExported: true,
  name: `create${clientName}`,
  docs: ['Connects to the service. Throws a TypeError for options that cannot lead anywhere.'],
  parameters: [{ name: 'options', type: `${clientName}Options` }],
  returnType: clientName,
  statements: [
    `const grouping = { namespaces, waits, streams, events: ${given(operations, EVENTS)}, explain: ${given(operations, EXPLAIN)} };`,
    `return createClient(operations, grouping, options) as ${clientName};`,
  ],
});

const given = (operations: readonly SdkOperation[], wanted: string): string =>
  operations.some(({ id }) => id === wanted) ? `operations.${wanted}` : 'undefined';

const verifyWebhook: FunctionDeclarationStructure = {
  kind: StructureKind.Function,
  isExported: true,
  isAsync: true,
  name: 'verifyWebhook',
  docs: [
    'Verifies a delivery (Standard Webhooks) and returns its payload; throws a WebhookVerificationError. `body` is the raw\n' +
      'body as received. Several secrets: during a rotation.',
  ],
  parameters: [
    { name: 'secret', type: 'string | readonly string[]' },
    { name: 'headers', type: 'WebhookHeaders' },
    { name: 'body', type: 'WebhookBody' },
    { name: 'options', type: 'VerifyWebhookOptions', hasQuestionToken: true },
  ],
  returnType: 'Promise<WebhookEvent>',
  statements: ['return (await verifySignedBody(secret, headers, body, options)) as WebhookEvent;'],
};
