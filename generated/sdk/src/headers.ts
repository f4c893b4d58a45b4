// Written by codegen from codegen/emit/sdk/runtime/headers.ts: edit that file.

import type { Operation, Params } from './operation.ts';
import { type CallOptions, isBrowser, type PaychartOptions } from './options.ts';
import type { PreparedRequest } from './request.ts';
import { signOnce } from './sign-once.ts';
import { signRequest } from './signature.ts';
import { API_VERSION, SDK_VERSION } from './version.ts';

/** The part of a call that its headers say. */
interface Sending {
  readonly operation: Operation;
  readonly params: Params;
  readonly options: CallOptions;
}

interface Prepared {
  readonly request: PreparedRequest;
  readonly key: string | undefined;
}

/** The headers that are the same for each attempt. */
export function fixedHeaders(
  client: PaychartOptions,
  { operation, options }: Sending,
  { request, key }: Prepared,
): Headers {
  const headers = new Headers({
    accept: operation.accept ?? (operation.result === 'text' ? '*/*' : 'application/json'),
  });
  const set = (name: string, value: string | undefined) => value != null && headers.set(name, value);
  if (request.body !== undefined) headers.set('content-type', operation.bodyType ?? 'application/json');
  // Browsers name themselves.
  if (!isBrowser()) headers.set('user-agent', `paychart-sdk/${SDK_VERSION}`);
  set('x-service-api-version', API_VERSION);
  set('x-service-api-key', client.apiKey);
  set('x-service-tenant-id', options.tenantId ?? client.tenantId);
  set('idempotency-key', key);
  for (const [name, value] of request.headers) headers.set(name, value);
  for (const [name, value] of Object.entries({ ...client.headers, ...options.headers })) set(name, value);
  return headers;
}

/** With those that are made afresh for each attempt: the signature's time and the session's token age. */
export async function headersOf(client: PaychartOptions, call: Sending, plan: Prepared): Promise<Headers> {
  const headers = fixedHeaders(client, call, plan);
  // What the caller has named wins.
  const set = (name: string, value: string) => headers.has(name) || headers.set(name, value);
  if (client.session !== undefined) set('authorization', `Bearer ${await tokenOf(client.session)}`);
  if (client.signingSecret !== undefined) {
    set('x-service-request-signature', await signatureOf(client.signingSecret, call, plan.request, plan.key));
  }
  return headers;
}

async function tokenOf(session: NonNullable<PaychartOptions['session']>): Promise<string> {
  const token: unknown = typeof session === 'function' ? await session() : session;
  if (typeof token === 'string' && token !== '') return token;
  throw new TypeError('it gave no token');
}

function signatureOf(
  secret: string,
  { operation: { method }, params }: Sending,
  { url, body = '' }: PreparedRequest,
  key: string | undefined,
): Promise<string> {
  const signed = { secret, method, pathname: url.pathname, body };
  return method === 'GET'
    ? signRequest({ ...signed, timestamp: Math.floor(Date.now() / 1000) })
    : signOnce(signed, JSON.stringify([key ?? params.idempotencyKey, url.search]));
}
