import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Operation } from './history.ts';

/** One request and what came back. */
export interface Exchange {
  /** That of its operation: requests under one idempotency key share it. */
  readonly id: string;
  readonly name: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  /** `ok`, or the code of the error. */
  readonly outcome: string;
  readonly answer?: unknown;
}

/** Writes every request and answer to a file, one JSON document a line, and keeps the operations for the checker. */
export class Recorder {
  readonly operations: Operation[] = [];
  readonly #file: WriteStream;

  constructor(path: string) {
    this.#file = createWriteStream(path);
  }

  exchange(exchange: Exchange): void {
    this.#file.write(`${JSON.stringify(exchange)}\n`);
  }

  operation(operation: Operation): void {
    this.operations.push(operation);
  }

  async close(): Promise<void> {
    this.#file.end();
    await finished(this.#file);
  }
}
