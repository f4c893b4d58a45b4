import type { MockControls } from './client.js';

export { type Delay, type Failure, type MockControls, mockAt, type World } from './client.js';

/** One thing that happens before the mock is ready. */
export type SeedStep =
  | { readonly tenant: string; readonly country?: string }
  | {
      readonly as?: string;
      readonly call: string;
      readonly input?: unknown;
      readonly name?: string;
      readonly until?: Readonly<Record<string, unknown>>;
    };

export interface MockOptions {
  /** Any free port, unless told. */
  readonly port?: number;
  /** Loopback, unless told. */
  readonly host?: string;
  readonly logLevel?: string;
  /** The version of the contract of requests that name none; the newest, unless told. */
  readonly apiVersion?: string;
  /** Milliseconds that each answer waits. */
  readonly latencyMs?: number;
  /** Of all requests, from 0 to 1, that are answered 503 TRY_AGAIN. */
  readonly failRate?: number;
  readonly seeds?: readonly SeedStep[];
}

export interface Mock extends MockControls {
  readonly url: string;
  /** A key of the tenant "Sandbox", which has 1,000.00 USD. */
  readonly apiKey: string;
  /** Keys by the names of their tenants. */
  readonly keys: Readonly<Record<string, string>>;
  /** Answers by the names of their steps. */
  readonly answers: Readonly<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** Starts a mock in this process. */
export function startMock(options?: MockOptions): Promise<Mock>;
/** The names of the scenarios that come with the mock. */
export function scenarioNames(): Promise<string[]>;
/** The steps of a scenario that comes with the mock. */
export function scenario(name: string | undefined): Promise<SeedStep[]>;
