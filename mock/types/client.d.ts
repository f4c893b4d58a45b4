/** Requests that fail as the contract says: `{ operation: 'confirmOfframpPayment', code: 'ROUTE_QUOTE_EXPIRED' }`. */
export interface Failure {
  /** Any operation, unless told. */
  readonly operation?: string | undefined;
  /** A code that the operation documents. */
  readonly code: string;
  /** How many requests fail; one, unless told. */
  readonly times?: number | undefined;
  /** The key whose requests fail; those of everybody, unless told. */
  readonly apiKey?: string | undefined;
}

export interface Delay {
  readonly ms: number;
  readonly operation?: string | undefined;
  readonly apiKey?: string | undefined;
}

/** What a test tells a mock, wherever that runs: in this process, or in the set-up of all test files. */
export interface MockControls {
  /** The next requests that fit answer a documented refusal, and do nothing. */
  failNext(failure: Failure): Promise<void>;
  /** Answers wait so long from now on; 0 takes it back. */
  delay(delay: number | Delay): Promise<void>;
  /** A tenant of its own with 1,000.00 USD, the same for the same name until `reset`. */
  world(name: string): Promise<World>;
  /** Forgets failures, delays and worlds: tests that follow begin with tenants of their own. */
  reset(): Promise<void>;
}

/** One test's tenant. Failures and delays are of its requests alone, so that tests run beside each other. */
export interface World {
  readonly url: string;
  readonly apiKey: string;
  failNext(failure: Omit<Failure, 'apiKey'>): Promise<void>;
  delay(delay: number | Omit<Delay, 'apiKey'>): Promise<void>;
  /** Moves the tenant's clock: deadlines that pass are reached. */
  advance(seconds: number): Promise<void>;
}

/** The controls of the mock at this address. */
export function mockAt(url: string): MockControls;
