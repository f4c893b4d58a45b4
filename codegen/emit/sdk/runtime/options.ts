import type { NetworkError } from './result.ts';
import { SERVICE_BASE_URL_LIVE, SERVICE_BASE_URL_TEST } from './servers.ts';

/** The credential of a client. `baseUrl` may be left out if a service is published for the API key's prefix. */
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
      /** A member's session token, or a function that returns the current one and is called before every attempt. */
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
  /**
   * Allows an API key in a page of a browser. Everybody who opens the page can read the key and act with it, so sign
   * members in and use `session` there.
   */
  dangerouslyAllowBrowser?: boolean;
  /** The tenant to act in, for a session of a member of several tenants. */
  tenantId?: string;
  /**
   * Number of retries after the first attempt; 2 by default. 0 disables retries. Repetitions after IDEMPOTENCY_IN_PROGRESS
   * are not counted; they continue until `deadlineMs`.
   */
  maxRetries?: number;
  /** Upper limit of the random pause before the first retry; it doubles with each retry. 500 ms by default. */
  retryBaseMs?: number;
  /** Upper limit of the random pause before any retry, in addition to `Retry-After`. 8,000 ms by default. */
  retryMaxMs?: number;
  /** Time limit of one attempt, including its response body; 30,000 ms by default. */
  timeoutMs?: number;
  /** Time limit of a call with all its attempts and pauses; 120,000 ms by default, or `timeoutMs` if that is longer. */
  deadlineMs?: number;
  /** Sent with every request. A header that is undefined is left out. */
  headers?: Readonly<Record<string, string | undefined>>;
  /**
   * Called for every attempt: for logs, metrics and traces. The event never contains a credential, a query or a body.
   * Errors of the function are ignored, and the call does not wait for a promise that it returns.
   */
  onEvent?: (event: CallEvent) => void;
  /**
   * `false` silences the warnings of deprecated operations. By default each is written once in a process: in Node as a
   * DeprecationWarning, elsewhere to the console.
   */
  deprecationWarnings?: boolean;
  /** Used instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Used instead of a timer between attempts, for tests. It should resolve early when the signal aborts. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Used instead of `Math.random` for the jitter, for tests. */
  random?: () => number;
}

/**
 * The options of a client: `apiKey` or `session`, `baseUrl`, `maxRetries`, `timeoutMs`, `deadlineMs`, `headers`, `tenantId`,
 * `signingSecret`, `onEvent`.
 */
export type PaychartOptions = Credential & Behaviour;

/** Options of a single call. */
export interface CallOptions {
  /** The key of a call that changes something; the SDK creates one by default. Pass the same key to repeat a call whose outcome is unknown. */
  idempotencyKey?: string;
  /** Aborting it ends the call with NETWORK_ERROR and the reason ABORTED. */
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string | undefined>>;
  tenantId?: string;
  maxRetries?: number;
  timeoutMs?: number;
  deadlineMs?: number;
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
  | (Attempted & { type: 'failure'; reason: NetworkError['reason']; durationMs: number })
  | (Attempted & { type: 'retry'; delayMs: number });

/** Throws a TypeError for missing options, and for an API key in a page. */
export function checkOptions(options: PaychartOptions): void {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError('options are required: { apiKey, baseUrl } or { session, baseUrl }');
  }
  if (options.apiKey !== undefined && options.dangerouslyAllowBrowser !== true && isBrowser()) {
    throw new TypeError(
      'an API key in a browser can be read by everybody who opens the page: use a session, or set dangerouslyAllowBrowser',
    );
  }
}

/** A page. Workers of servers have no document. */
export const isBrowser = (): boolean =>
  (globalThis as { window?: { document?: unknown } }).window?.document !== undefined;

/** What stands before an @ may hold a password. */
function withoutUser(url: string): string {
  const [slashes, at] = [url.indexOf('//'), url.lastIndexOf('@')];
  return at < 0 ? url : `${url.slice(0, slashes < at ? slashes + 2 : 0)}…${url.slice(at)}`;
}

/** The base URL of these options, without a slash at its end; throws a TypeError where nothing tells it. */
export function baseUrlOf(options: PaychartOptions, published = servers): string {
  if (options.apiKey === '') throw new TypeError('apiKey is empty: is the environment variable that holds it set?');
  const url = options.baseUrl ?? urlOfKey(options.apiKey, published);
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  // The URL is not repeated: what it holds is a secret.
  if (parsed?.username || parsed?.password) throw new TypeError('baseUrl must not hold a user name or password');
  if (!/^https?:\/\/./.test(url) || parsed === undefined)
    throw new TypeError(`baseUrl is not an http or https URL: ${withoutUser(url)}`);
  // A path that is put behind either would become part of it.
  if (/[?#]/.test(url)) throw new TypeError(`baseUrl must end with its path, without ? and #: ${url}`);
  // Every path of the contract begins with /v1: an address that ends with it means the same service.
  return `${parsed.origin}${parsed.pathname}`.replace(/\/+$/, '').replace(/\/v1$/, '');
}

const DEFAULT_MAX_RETRIES = 2;
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_DEADLINE_MS = 120_000;
const DEFAULT_RETRY_BASE_MS = 500;
const DEFAULT_RETRY_MAX_MS = 8_000;

export interface Limits {
  maxRetries: number;
  timeoutMs: number;
  deadlineMs: number;
  retryBaseMs: number;
  retryMaxMs: number;
}

/**
 * Returns the number and the duration of a call's attempts. Throws a TypeError for a value that is not a number, which no
 * comparison would stop at.
 */
export function limitsOf(client: Behaviour, call: CallOptions = {}): Limits {
  const timeoutMs = call.timeoutMs ?? client.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const limits = {
    maxRetries: call.maxRetries ?? client.maxRetries ?? DEFAULT_MAX_RETRIES,
    timeoutMs,
    deadlineMs: call.deadlineMs ?? client.deadlineMs ?? Math.max(DEFAULT_DEADLINE_MS, timeoutMs),
    retryBaseMs: client.retryBaseMs ?? DEFAULT_RETRY_BASE_MS,
    retryMaxMs: client.retryMaxMs ?? DEFAULT_RETRY_MAX_MS,
  };
  for (const [name, value] of Object.entries(limits)) requireAmount(name, value);
  return limits;
}

/** `Infinity` is one. */
export function requireAmount(name: string, value: number): void {
  if (!(typeof value === 'number' && value >= 0))
    throw new TypeError(`${name} must be a number of at least 0: ${value}`);
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
