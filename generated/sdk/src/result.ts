// Written by codegen from codegen/emit/sdk/runtime/result.ts: edit that file.

/** A code that this version of the SDK does not know for the operation; `rawCode` is what the server said. */
export interface UnknownError {
  code: 'UNKNOWN';
  rawCode: string;
  statusCode: number;
  message: string;
  requestId?: string;
  details?: unknown;
}

/** No answer arrived: the outcome of a mutating call is not known. Call again with the result's `idempotencyKey`. */
export interface NetworkError {
  code: 'NETWORK_ERROR';
  /** SESSION: the last attempt was not sent, because `session()` failed. */
  reason: 'TIMEOUT' | 'CONNECTION' | 'ABORTED' | 'SESSION';
  /** Names the host and, for CONNECTION, what went wrong. */
  message: string;
  /** Host and port that were called: `localhost:8080`. */
  host: string;
  /** The value that `fetch` threw. */
  cause?: unknown;
}

/** An answer that is not of the contract's form, such as a proxy's HTML page. */
export interface InvalidResponseError {
  code: 'INVALID_RESPONSE';
  statusCode: number;
  message: string;
  /** The first 2,048 characters of the answer. */
  body: string;
}

/** Failures between the server and the caller: a member of every operation's union. */
export type ClientError = UnknownError | NetworkError | InvalidResponseError;

interface Exchange {
  /** The number of times that the request was sent. */
  attempts: number;
  /** The key under which a mutating call was sent, over all its attempts. */
  idempotencyKey?: string;
}

export interface Success<T> extends Exchange {
  ok: true;
  data: T;
  error: undefined;
  response: Response;
}

export interface Failure<E> extends Exchange {
  ok: false;
  data: undefined;
  error: E;
  /** Absent for NETWORK_ERROR. Its body has been read. */
  response?: Response;
}

/** `ok`, `data` and `error` each narrow the others: `if (error) switch (error.code) {…}`. */
export type Result<T, E> = Success<T> | Failure<E>;

/** A call under way. Awaited, it never rejects for what the server or the network does: errors are values. */
export interface Call<T, E> extends Promise<Result<T, E | ClientError>> {
  /** The data alone; rejects with a `PaychartError`. */
  unwrap(): Promise<T>;
}

/** A page of a list. */
export interface Page<Item> {
  data: Item[];
  hasMore: boolean;
  /** The next page, undefined behind the last one; throws a `PaychartError`. */
  next(): Promise<Page<Item> | undefined>;
}

/** An operation that answers in pages. */
export interface ListMethod<Arguments extends readonly unknown[], T, E, Item> {
  /** One page, as the service answers it. */
  (...args: Arguments): Call<T, E>;
  /** One page, with its items in `data` and the way to the next one; throws a `PaychartError`. */
  page(...args: Arguments): Promise<Page<Item>>;
  /** Every item of every page, by the Link header's `next`; throws a `PaychartError`. `take` sizes the pages. */
  all(...args: Arguments): AsyncGenerator<Item, void, undefined>;
}

/**
 * The throwing form of a failure. Printed, it shows `code`, `status`, `requestId`, `details` and `idempotencyKey`. `error`
 * is the whole union, narrowed by its `code`; `response` is the answer, whose body has been read.
 */
export class PaychartError<
  E extends { code: string; message: string } = { code: string; message: string },
> extends Error {
  readonly code: E['code'];
  /** The HTTP status. Absent where no answer arrived. */
  declare readonly status?: number;
  /** Name it to support: it finds the request in the service's log. */
  declare readonly requestId?: string;
  /** Its type follows from the code: narrow `error` to read it typed. */
  declare readonly details?: unknown;
  /** The idempotency key of a mutating call. Repeat the call with it if the outcome is not known. */
  declare readonly idempotencyKey?: string;
  declare readonly error: E;
  declare readonly response: Response | undefined;

  static {
    // On the prototype, so that a printed error does not list it beside its first line.
    PaychartError.prototype.name = 'PaychartError';
  }

  constructor({ error, response, idempotencyKey }: Failure<E>) {
    const { cause, requestId, details } = error as { cause?: unknown; requestId?: string; details?: unknown };
    super(`${error.code}: ${error.message}`, cause === undefined ? undefined : { cause });
    this.code = error.code;
    const shown = { status: response?.status, requestId, details, idempotencyKey };
    for (const [name, value] of Object.entries(shown)) if (value !== undefined) Object.assign(this, { [name]: value });
    // Not printed: the one repeats what is shown above, the other fills a screen.
    Object.defineProperties(this, { error: { value: error }, response: { value: response } });
  }
}

/** Gives a promised result its throwing form. */
export function asCall<T, E extends { code: string; message: string }>(result: Promise<Result<T, E>>) {
  const unwrap = async (): Promise<T> => {
    const outcome = await result;
    if (outcome.ok) return outcome.data;
    throw new PaychartError(outcome);
  };
  return Object.assign(result, { unwrap });
}
