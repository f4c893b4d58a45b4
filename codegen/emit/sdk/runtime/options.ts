import type { NetworkError } from './result.ts';
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
  /**
   * Allows an API key in a page of a browser. Everybody who opens the page can read the key and act with it, so sign
   * members in and use `session` there.
   */
  dangerouslyAllowBrowser?: boolean;
  /** The tenant in which a session of several memberships acts. */
  tenantId?: string;
  /**
   * Attempts after the first; 2 unless told. 0 switches retries off. Asking again after IDEMPOTENCY_IN_PROGRESS does not
   * count: that goes on until `deadlineMs`.
   */
  maxRetries?: number;
  /** Upper limit of the random pause before the first retry; it doubles with each retry. 500 ms by default. */
  retryBaseMs?: number;
  /** Upper limit of the random pause before any retry, in addition to `Retry-After`. 8,000 ms by default. */
  retryMaxMs?: number;
  /** Of one attempt, its body included; 30,000 ms unless told. */
  timeoutMs?: number;
  /** Of a call with all its attempts and pauses; 120,000 ms unless told, or `timeoutMs` where that is longer. */
  deadlineMs?: number;
  /** Sent with every request. A header that is undefined is left out. */
  headers?: Readonly<Record<string, string | undefined>>;
  /**
   * Told of every attempt: for logs, metrics and traces. Never holds a credential, a query or a body. What it throws is
   * ignored, and what it promises is not waited for.
   */
  onEvent?: (event: CallEvent) => void;
  /** Instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Instead of a timer between attempts: for tests. Should resolve early when the signal aborts. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Instead of `Math.random`, for the jitter: for tests. */
  random?: () => number;
}

/**
 * Whom a client calls, as whom, and how: `apiKey` or `session`, `baseUrl`; `maxRetries`, `timeoutMs`, `deadlineMs`, `headers`,
 * `tenantId`, `signingSecret`, `onEvent`.
 */
export type PaychartOptions = Credential & Behaviour;

/** What one call can have of its own. */
export interface CallOptions {
  /** Of a mutating call; made by the SDK unless told. Give the old one to repeat a call whose outcome is unknown. */
  idempotencyKey?: string;
  /** Ends the call with NETWORK_ERROR, reason ABORTED. */
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

/** The base URL of these options, without a slash at its end; throws a TypeError where nothing tells it. */
export function baseUrlOf(options: PaychartOptions, published = servers): string {
  if (options.apiKey === '') throw new TypeError('apiKey is empty: is the environment variable that holds it set?');
  const url = options.baseUrl ?? urlOfKey(options.apiKey, published);
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url))
    throw new TypeError(`baseUrl is not an http or https URL: ${url}`);
  const { origin, pathname, username, password } = new URL(url);
  // A path that is put behind either would become part of it.
  if (/[?#]/.test(url)) throw new TypeError(`baseUrl must end with its path, without ? and #: ${url}`);
  // The URL is not repeated: what it holds is a secret.
  if (username || password) throw new TypeError('baseUrl must not hold a user name or password');
  return `${origin}${pathname}`.replace(/\/+$/, '');
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

/** How often and how long a call is tried. Throws a TypeError for what is no number, which no comparison would stop at. */
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
