import { SERVICE_BASE_URL_LIVE, SERVICE_BASE_URL_TEST } from './servers.ts';

/** Who calls. The base URL follows from an API key's prefix where a service is published for it; else name it. */
export type Credential =
  | {
      /** `svc_test_…` or `svc_live_…`. Keep it out of browsers. */
      apiKey: string;
      /** `sgs_…`: signs every request. */
      signingSecret?: string;
      session?: undefined;
      baseUrl?: string;
    }
  | {
      /** A member's session token, or how to get the current one: asked before every attempt. */
      session: string | (() => string | Promise<string>);
      apiKey?: undefined;
      signingSecret?: undefined;
      baseUrl: string;
    }
  | {
      /** Public operations only, such as a claim page. */
      baseUrl: string;
      apiKey?: undefined;
      signingSecret?: undefined;
      session?: undefined;
    };

export interface Behaviour {
  /** The tenant in which a session of several memberships acts. */
  tenantId?: string;
  /** Attempts after the first; 2 unless told. 0 switches retries off. */
  maxRetries?: number;
  /** Of one attempt, its body included; 30,000 ms unless told. */
  timeoutMs?: number;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>;
  /** Told of every attempt: for logs, metrics and traces. Never holds a credential, a query or a body. */
  onEvent?: (event: CallEvent) => void;
  /** Instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Instead of a timer between attempts: for tests. Must resolve early when the signal aborts. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Instead of `Math.random`, for the jitter: for tests. */
  random?: () => number;
}

/**
 * Whom a client calls, as whom, and how: `apiKey` or `session`, `baseUrl`; `maxRetries`, `timeoutMs`, `headers`, `tenantId`,
 * `signingSecret`, `onEvent`.
 */
export type PaychartOptions = Credential & Behaviour;

/** What one call can have of its own. */
export interface CallOptions {
  /** Of a mutating call; made by the SDK unless told. Give the old one to repeat a call whose outcome is unknown. */
  idempotencyKey?: string;
  /** Ends the call with NETWORK_ERROR, reason ABORTED. */
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  tenantId?: string;
  maxRetries?: number;
  timeoutMs?: number;
}

interface Attempted {
  operation: string;
  method: string;
  /** The path template, without the values in it. */
  path: string;
  /** From 1. */
  attempt: number;
}

export type CallEvent =
  | (Attempted & { type: 'request' })
  | (Attempted & { type: 'response'; status: number; durationMs: number; requestId: string | undefined })
  | (Attempted & { type: 'failure'; reason: 'TIMEOUT' | 'CONNECTION' | 'ABORTED'; durationMs: number })
  | (Attempted & { type: 'retry'; delayMs: number });

/** The base URL of these options, without a slash at its end; throws a TypeError where nothing tells it. */
export function baseUrlOf(options: PaychartOptions, published = servers): string {
  if (options.apiKey === '') throw new TypeError('apiKey is empty: is the environment variable that holds it set?');
  const url = options.baseUrl ?? urlOfKey(options.apiKey, published);
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url))
    throw new TypeError(`baseUrl is not an http or https URL: ${url}`);
  return url.replace(/\/+$/, '');
}

const servers = { svc_test_: SERVICE_BASE_URL_TEST, svc_live_: SERVICE_BASE_URL_LIVE };

function urlOfKey(apiKey: string | undefined, published: Readonly<Record<string, string | undefined>>): string {
  if (apiKey === undefined) throw new TypeError('baseUrl is required without an apiKey');
  const prefix = Object.keys(published).find((one) => apiKey.startsWith(one));
  if (prefix === undefined) throw new TypeError('apiKey must start with svc_test_ or svc_live_');
  const url = published[prefix];
  if (url !== undefined) return url;
  throw new TypeError(
    `baseUrl is required: no service for ${prefix} keys is published. On your own machine it is http://localhost:8080`,
  );
}
