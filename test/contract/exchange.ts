import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { expect } from 'vitest';
import { headerFaults } from './declared-headers.ts';
import type { Documented } from './documented.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the contract says; `held` has checked it.
  readonly body: any;
}

export interface Sent {
  readonly method: string;
  /** Path and query, sent as they are. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string or bytes go out as they are, everything else as JSON. */
  readonly body?: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** One request by Node's own client, which, unlike `fetch`, takes any header, and a body with any method. */
export function send(url: string, { method, target, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const bytes = isRaw ? body : JSON.stringify(body);
  const all = {
    ...(bytes === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(bytes)) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method: method.toUpperCase(), path: target, headers: all, agent });
    sent.once('error', reject);
    sent.once('response', async (response) => {
      try {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parsed(text) });
      } catch (error) {
        reject(error);
      }
    });
    sent.end(bytes);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ENVELOPE = ['statusCode', 'message', 'code', 'requestId'];

/** Holds an answer to the contract: documented status, code and headers, the exact envelope (D-032, D-033). */
export function held(operation: Documented, answer: Answer, what = ''): Answer {
  expect(operation.fault(answer.status, answer.body), what).toBeUndefined();
  expect(headerFaults(operation, answer.status, answer.headers), what).toEqual([]);
  heldToThePlatform(answer, what);
  return answer;
}

/** What holds of every answer, also where no operation was found. */
export function heldToThePlatform({ status, headers, body }: Answer, what = ''): void {
  const types = status < 400 ? /^application\/(json; charset=utf-8|did\+json)$/ : /^application\/json; charset=utf-8$/;
  expect(headers['content-type'], what).toMatch(types);
  expect(headers['x-service-version'], what).toBe('0.0.0-test');
  expect(headers['x-request-id'], what).toMatch(/^[A-Za-z0-9._-]{8,64}$/);
  if (status < 400) return;
  expect(Object.keys(body), what).toEqual('details' in body ? [...ENVELOPE, 'details'] : ENVELOPE);
  expect([body.statusCode, body.requestId], what).toEqual([status, headers['x-request-id']]);
  expect(body.details, what).not.toBeNull();
  if (status === 401) expect(headers['www-authenticate'], what).toBe('Bearer realm="service"');
}

/** What a request cannot do without besides its path. */
const QUERIES: Readonly<Record<string, string>> = { getCredentialDisclosure: '?key=country' };

/** The template with its parameters filled in; `value` goes out as it is. */
export function targetOf(operation: Documented, value: string | readonly string[]): string {
  const names = operation.meta.path.match(/\{[^}]+\}/g) ?? [];
  // Of a path with two parameters both may be given.
  const values = typeof value === 'string' ? value.split('/') : [...value];
  const each = names.length > 1 && values.length === names.length ? values : names.map(() => String(value));
  return operation.meta.path.replaceAll(/\{[^}]+\}/g, () => each.shift() ?? '') + (QUERIES[operation.id] ?? '');
}
