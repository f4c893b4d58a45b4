// Written by codegen from codegen/emit/sdk/runtime/stream-connection.ts: edit that file.

import { failureOf, unauthorized, unconnected } from './attempt.ts';
import { bounded } from './bounded.ts';
import { tell } from './callbacks.ts';
import { headersOf } from './headers.ts';
import type { Operation, Params } from './operation.ts';
import { baseUrlOf, type CallOptions, type PaychartOptions } from './options.ts';
import { type PreparedRequest, prepareRequest } from './request.ts';
import { readAnswer } from './response.ts';
import { type NetworkError, PaychartError } from './result.ts';
import { isTransient, retryAfterMs } from './retry.ts';
import { type StreamBlock, StreamBlocks } from './stream-blocks.ts';

/** An operation whose list is also a stream. */
export interface Streaming {
  readonly name: string;
  readonly operation: Operation;
  readonly params: Params;
}

/** A stream that ended, or did not begin, and may come back. */
export class Lost {
  readonly error: PaychartError | undefined;
  readonly afterMs: number | undefined;

  constructor(error: PaychartError | undefined, afterMs?: number) {
    this.error = error;
    this.afterMs = afterMs;
  }
}

/** The service says something every ten seconds: a connection that is silent for longer is gone. */
const LONGEST_SILENCE_MS = 30_000;

/** One connection of a stream. */
export class StreamConnection {
  readonly #client: PaychartOptions;
  readonly #streaming: Streaming;
  readonly #options: CallOptions;
  readonly #request: PreparedRequest;
  readonly #stop = new AbortController();

  constructor(client: PaychartOptions, streaming: Streaming, options: CallOptions) {
    this.#client = client;
    this.#streaming = streaming;
    this.#options = options;
    this.#request = prepareRequest(baseUrlOf(client), streaming.operation, streaming.params);
  }

  /** Its blocks behind the last id, until it ends. Throws `Lost` for what may pass, and a PaychartError for the rest. */
  async *blocks(last: string | undefined): AsyncGenerator<StreamBlock, void, undefined> {
    try {
      const reader = (await this.#open(last)).getReader();
      const decoder = new TextDecoder();
      const blocks = new StreamBlocks();
      for (;;) {
        const { done, value } = await this.#heard(() => reader.read());
        if (done) return;
        yield* blocks.add(decoder.decode(value, { stream: true }));
      }
    } finally {
      // Whoever leaves the loop leaves the connection, too.
      this.#stop.abort();
    }
  }

  /** Thrown by a stream that has ended too often. */
  ended(): PaychartError {
    return failed(unconnected(this.#request.url.host, new Error('the stream ended')));
  }

  /** Thrown for a block that the service cannot have sent: what is between may be cut, and the next connection whole. */
  broken({ id, data }: StreamBlock): Lost {
    const message = `a block of the stream is no event: id ${JSON.stringify(id)}`;
    const body = (data ?? '').slice(0, 2_048).replace(/\p{Cs}$/u, '');
    return new Lost(
      new PaychartError({
        ok: false,
        data: undefined,
        error: { code: 'INVALID_RESPONSE', statusCode: 200, message, body },
        attempts: 1,
      }),
    );
  }

  async #open(last: string | undefined): Promise<ReadableStream<Uint8Array>> {
    const headers = await this.#headers(last);
    const { name, operation } = this.#streaming;
    const about = { operation: name, method: operation.method, path: operation.path, attempt: 1 };
    tell(this.#client, { ...about, type: 'request' });
    const startedAt = performance.now();
    const durationMs = (): number => Math.round(performance.now() - startedAt);
    const { fetch = (url, init) => globalThis.fetch(url, init) } = this.#client;
    const init = { method: operation.method, headers, redirect: 'manual', signal: this.#stop.signal } as const;
    const response = await this.#heard(() => fetch(this.#request.url, init)).catch((error: unknown) => {
      tell(this.#client, { ...about, type: 'failure', reason: 'CONNECTION', durationMs: durationMs() });
      throw error;
    });
    const requestId = response.headers.get('x-request-id') ?? undefined;
    tell(this.#client, { ...about, type: 'response', status: response.status, durationMs: durationMs(), requestId });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.ok && isStream && response.body !== null) return response.body;
    throw await this.#refused(response);
  }

  async #headers(last: string | undefined): Promise<Headers> {
    const plan = { request: this.#request, key: undefined };
    try {
      const headers = await headersOf(this.#client, { ...this.#streaming, options: this.#options }, plan);
      headers.set('accept', 'text/event-stream');
      if (last !== undefined) headers.set('last-event-id', last);
      return headers;
    } catch (cause) {
      throw failed(unauthorized(this.#request.url.host, cause));
    }
  }

  async #refused(response: Response): Promise<Lost | PaychartError> {
    const text = await this.#heard(() => response.text());
    const reading = readAnswer(this.#streaming.operation, response, text);
    const error = reading.ok ? { code: 'INVALID_RESPONSE', message: NO_STREAM } : reading.error;
    const refusal = new PaychartError({ ok: false, data: undefined, error, response, attempts: 1 });
    if (!isTransient(response.status, 'always')) return refusal;
    return new Lost(refusal, retryAfterMs(response.headers.get('retry-after'), Date.now()));
  }

  /** Returns what the network delivers, if it does so in time. */
  async #heard<T>(ask: () => Promise<T>): Promise<T> {
    const { signal } = this.#options;
    try {
      return await bounded(ask, LONGEST_SILENCE_MS, signal);
    } catch (cause) {
      throw new Lost(failed(failureOf(this.#request.url.host, cause, LONGEST_SILENCE_MS, signal)));
    }
  }
}

const NO_STREAM = 'the answer is no stream of events';

const failed = (error: NetworkError): PaychartError =>
  new PaychartError({ ok: false, data: undefined, error, attempts: 1 });
