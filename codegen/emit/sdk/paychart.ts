import type { SdkDocument, SdkOperation } from './document.ts';
import { sharedCodes } from './error-codes.ts';

/** The facade: one documented, typed method for each operation. */
export function emitPaychart({ operations, errors, webhooks }: SdkDocument): string {
  const shared = sharedCodes(operations);
  return [
    HEADER,
    ...operations.map(paramsType),
    `/** Every error that the service answers. */\nexport type ApiError =${union(errors)};\n\n`,
    `/** A delivery's payload, narrowed by \`type\`. A newer service may send types that are not in it yet. */\n`,
    `export type WebhookEvent =${union(webhooks)};\n\n`,
    `/** The service, one method for each operation of its contract. */\nexport interface Paychart {\n`,
    operations.map((operation) => method(operation, shared)).join('\n'),
    '}\n',
    FOOTER,
  ].join('');
}

const HEADER = `// Written by codegen from the contract. Do not edit.

import { createMethods } from './client.ts';
import { operations } from './operations.gen.ts';
import type { CallOptions, PaychartOptions } from './options.ts';
import type { Call, ClientError, ListMethod } from './result.ts';
import type * as T from './types.gen.ts';
import { type VerifyWebhookOptions, verifySignedBody, type WebhookHeaders } from './webhook.ts';

type NoParams = Record<string, never>;

`;

const FOOTER = `
export type OperationId = keyof Paychart;

/** What a method takes, gives, and fails with. */
export type ParamsOf<I extends OperationId> = NonNullable<Parameters<Paychart[I]>[0]>;
export type DataOf<I extends OperationId> = Awaited<ReturnType<ReturnType<Paychart[I]>['unwrap']>>;
export type ErrorOf<I extends OperationId> = Paychart[I] extends (...args: never[]) => Call<unknown, infer E> ? E | ClientError : never;

/** Connects to the service. Throws a TypeError for options that cannot lead anywhere. */
export function createPaychart(options: PaychartOptions): Paychart {
  return createMethods(operations, options) as Paychart;
}

/**
 * Verifies a delivery (Standard Webhooks) and returns its payload; throws a WebhookVerificationError. \`body\` is the raw
 * body as received. Several secrets: during a rotation.
 */
export async function verifyWebhook(
  secret: string | readonly string[],
  headers: WebhookHeaders,
  body: string,
  options?: VerifyWebhookOptions,
): Promise<WebhookEvent> {
  return (await verifySignedBody(secret, headers, body, options)) as WebhookEvent;
}
`;

function union(names: readonly string[]): string {
  return names.length === 0 ? ' never' : names.map((name) => `\n  | T.${name}`).join('');
}

/** Path, query and body fields as one object. */
function paramsType({ typeName, hasPath, query, body, bodyRequired }: SdkOperation): string {
  const data = `T.${typeName}Data`;
  const parts = [
    ...(hasPath ? [`${data}['path']`] : []),
    ...(query.length > 0 ? [`NonNullable<${data}['query']>`] : []),
    ...(body === 'rest' ? [`NonNullable<${data}['body']>`] : []),
    ...(body === 'whole' ? [`{ body${bodyRequired ? '' : '?'}: NonNullable<${data}['body']> }`] : []),
  ];
  return `export type ${typeName}Params = ${parts.length === 0 ? 'NoParams' : parts.join(' & ')};\n\n`;
}

function method(operation: SdkOperation, shared: ReadonlySet<string>): string {
  const { id, typeName, hasPath, queryRequired, bodyRequired, items, hasErrors } = operation;
  const optional = hasPath || queryRequired || bodyRequired ? '' : '?';
  const args = `params${optional}: ${typeName}Params, options?: CallOptions`;
  const data = `T.${typeName}Response`;
  const error = hasErrors ? `T.${typeName}Error` : 'never';
  const type =
    items === undefined
      ? `${id}(${args}): Call<${data}, ${error}>;`
      : `${id}: ListMethod<[${args}], ${data}, ${error}, ${data}['${items}'][number]>;`;
  return `${comment(operation, shared)}  ${type}\n`;
}

function comment(
  { summary, description, method, path, scopes, codes, deprecated }: SdkOperation,
  shared: ReadonlySet<string>,
): string {
  const own = codes.filter((code) => !shared.has(code));
  const blocks = [
    summary,
    description.trim(),
    `\`${method} ${path}\`${scopes.length > 0 ? ` · scope ${scopes.join(', ')}` : ''}`,
    ...(own.length > 0 ? [`Errors of its own: ${own.join(', ')}`] : []),
    ...(deprecated ? ['@deprecated'] : []),
  ].filter((block) => block !== '');
  const lines = blocks.join('\n\n').replaceAll('*/', '*\\/').split('\n');
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */\n`;
}
