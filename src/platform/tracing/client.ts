import type { Attributes } from '@opentelemetry/api';
import { tracingSdk } from './scope.ts';
import { currentPlace } from './shared.ts';
import { beginLeaf, fail, inSpan } from './span.ts';

export interface ClientCall {
  readonly method: string;
  /** Of it only the server is told: a path may carry a token. */
  readonly url: string | URL;
  readonly attributes?: Attributes;
}

/**
 * Calls another system over HTTP in a span, if the call is a part of any. `statusOf` finds the status of the answer;
 * undefined is no answer.
 */
export function inClientSpan<T>(
  { method, url, attributes }: ClientCall,
  call: () => Promise<T>,
  statusOf: (answer: T) => number | undefined,
): Promise<T> {
  const sdk = tracingSdk();
  if (sdk === undefined || currentPlace() === undefined) return call();
  const { hostname, port, protocol } = new URL(url);
  const given = {
    ...attributes,
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  };
  if (method === 'GET') return inPollSpan(given, call, statusOf);
  return inSpan(method, { kind: 'CLIENT', attributes: given }, async (span) => {
    const answer = await call();
    const status = statusOf(answer);
    if (status !== undefined) span?.setAttribute('http.response.status_code', status);
    const failure = failureOf(status);
    if (span !== undefined && failure !== undefined) fail(sdk, span, failure);
    return answer;
  });
}

/** A question, after which nothing hangs: it leaves no span where its work leaves none. */
async function inPollSpan<T>(
  attributes: Attributes,
  call: () => Promise<T>,
  statusOf: (answer: T) => number | undefined,
): Promise<T> {
  const end = beginLeaf('GET', () => ({ kind: 'CLIENT', attributes }));
  try {
    const answer = await call();
    const status = statusOf(answer);
    const failure = failureOf(status);
    end?.({
      ...(failure !== undefined && { error: failure }),
      attributes: status === undefined ? {} : { 'http.response.status_code': status },
    });
    return answer;
  } catch (error) {
    end?.({ error });
    throw error;
  }
}

/** The status of a refusal, or the conventions' word for no answer. */
function failureOf(status: number | undefined): string | undefined {
  if (status === undefined) return '_OTHER';
  return status >= 400 ? String(status) : undefined;
}
