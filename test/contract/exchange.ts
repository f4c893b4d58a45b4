import { expect } from 'vitest';
import type { Documented } from './documented.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the contract says; `held` has checked it.
  readonly body: any;
}

export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string or bytes go out as they are, everything else as JSON. */
  readonly body?: unknown;
}

export async function send(url: string, { method, target, headers, body }: Sent): Promise<Answer> {
  const raw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(url + target, {
    method: method.toUpperCase(),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: raw ? (body as string) : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

const ENVELOPE = ['statusCode', 'message', 'code', 'requestId'];

/** Holds an answer to the contract: a documented status and code, the exact envelope, the request's id (D-032, D-033). */
export function held(operation: Documented, answer: Answer, what = ''): Answer {
  const { status, headers, body } = answer;
  expect(operation.fault(status, body), what).toBeUndefined();
  expect(headers.get('content-type'), what).toBe('application/json; charset=utf-8');
  expect(headers.get('x-service-version'), what).toBe('0.0.0-test');
  expect(headers.get('x-request-id'), what).toMatch(/^[A-Za-z0-9._-]{8,64}$/);
  if (status >= 400) {
    expect(Object.keys(body).slice(0, 4), what).toEqual(ENVELOPE);
    expect(Object.keys(body).slice(4), what).toEqual('details' in body ? ['details'] : []);
    expect([body.statusCode, body.requestId], what).toEqual([status, headers.get('x-request-id')]);
    if (status === 401) expect(headers.get('www-authenticate'), what).toBe('Bearer realm="service"');
  }
  return answer;
}

/** The template with its parameters filled in; `value` goes out as it is. */
export const targetOf = (operation: Documented, value: string): string =>
  operation.meta.path.replaceAll(/\{[^}]+\}/g, () => value);
