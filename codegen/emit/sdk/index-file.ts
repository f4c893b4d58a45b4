import type { SdkDocument } from './document.ts';

const RUNTIME = `export type { CallEvent, CallOptions, PaychartOptions } from './options.ts';
export { SERVICE_BASE_URL_LIVE, SERVICE_BASE_URL_TEST } from './options.ts';
export type { Call, ClientError, Failure, InvalidResponseError, ListMethod, NetworkError, Result, Success, UnknownError } from './result.ts';
export { PaychartError } from './result.ts';
export { signRequest } from './signature.ts';
export type { VerifyWebhookOptions, WebhookHeaders } from './webhook.ts';
export { WebhookVerificationError } from './webhook.ts';
`;

/** What the package gives to the world, name by name: hey-api's inner types stay inside. */
export function emitIndex({ operations, schemas }: SdkDocument, types: string): string {
  const declared = new Set([...types.matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => name));
  const constants = schemas.filter((name) => declared.has(name));
  const plain = schemas.filter((name) => !declared.has(name));
  const params = operations.map(({ typeName }) => `${typeName}Params`);
  const names = new Set(schemas);
  const clash = params.find((name) => names.has(name));
  if (clash !== undefined) throw new Error(`the schema ${clash} has the name of an operation's parameters: rename it`);
  const facade = ['ApiError', 'DataOf', 'ErrorOf', 'OperationId', 'ParamsOf', 'Paychart', 'WebhookEvent', ...params];
  return [
    '// Written by codegen from the contract. Do not edit.\n\n',
    RUNTIME,
    list('export type', facade, './paychart.gen.ts'),
    "export { createPaychart, verifyWebhook } from './paychart.gen.ts';\n",
    list('export type', plain, './types.gen.ts'),
    constants.length > 0 ? list('export', constants, './types.gen.ts') : '',
  ].join('');
}

function list(keyword: string, names: readonly string[], from: string): string {
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';\n`;
}
