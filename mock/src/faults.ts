import { type Json, operationsOf, resolve } from '../shared/document.ts';
import { FAILING, type Faults } from '../shared/vocabulary.ts';

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

interface Asked {
  readonly operation: string | undefined;
  readonly apiKey: string | undefined;
}

/** What a test has asked the mock to do wrong. */
export class FaultBook {
  readonly #document: Json;
  readonly #random: () => number;
  #always: Faults = { latencyMs: 0, failRate: 0 };
  #failures: { readonly of: Failure; left: number }[] = [];
  #delays: Delay[] = [];

  constructor(document: Json, random: () => number = Math.random) {
    this.#document = document;
    this.#random = random;
  }

  always(faults: Faults): void {
    this.#always = faults;
  }

  /** @throws TypeError for an operation or a code that the contract does not have */
  failNext(failure: Failure): void {
    const { operation, code, times = 1 } = failure;
    if (!Number.isInteger(times) || times < 1)
      throw new TypeError(`times must be a whole number of at least 1: ${times}`);
    this.#requireOperation(operation);
    const answering = this.#operations(operation).some((one) => this.#statusOf(one, code) !== undefined);
    if (!answering)
      throw new TypeError(`${operation ?? 'No operation'} answers ${code}: ask for a code that it documents`);
    this.#failures.push({ of: failure, left: times });
  }

  /** Each answer waits so long, in addition to `--latency`; 0 takes back what was asked for the same requests. */
  delay(delay: Delay): void {
    const { ms, operation, apiKey } = delay;
    if (!(ms >= 0 && ms <= 600_000)) throw new TypeError(`ms must be a number from 0 to 600000: ${ms}`);
    this.#requireOperation(operation);
    this.#delays = this.#delays.filter((one) => one.operation !== operation || one.apiKey !== apiKey);
    if (ms > 0) this.#delays.push(delay);
  }

  /** Forgets what was asked for; what the mock was started with stays. */
  reset(): void {
    this.#failures = [];
    this.#delays = [];
  }

  /** Milliseconds that the answer to a request waits. */
  waitOf(asked: Asked): number {
    return this.#delays.filter((one) => isMeant(one, asked)).reduce((sum, { ms }) => sum + ms, this.#always.latencyMs);
  }

  /** What a request that has to fail prefers, in the form of the header `Prefer`; undefined where it does not fail. */
  failureOf(operation: Json, apiKey: string | undefined): string | undefined {
    const asked = { operation: operation.operationId, apiKey };
    for (const failure of this.#failures) {
      const status = isMeant(failure.of, asked) ? this.#statusOf(operation, failure.of.code) : undefined;
      if (status === undefined) continue;
      failure.left -= 1;
      if (failure.left === 0) this.#failures = this.#failures.filter((one) => one !== failure);
      return `code=${status}, example=${failure.of.code}`;
    }
    const { failRate } = this.#always;
    return failRate > 0 && this.#random() < failRate ? FAILING : undefined;
  }

  #operations(id: string | undefined): Json[] {
    const all = operationsOf(this.#document).map(({ operation }) => operation);
    return id === undefined ? all : all.filter(({ operationId }) => operationId === id);
  }

  #requireOperation(id: string | undefined): void {
    if (this.#operations(id).length === 0) throw new TypeError(`There is no operation ${id}`);
  }

  /** The status with which an operation answers a code. */
  #statusOf(operation: Json, code: string): string | undefined {
    return Object.keys(operation.responses).find((status) => {
      const content = Object.values<Json>(resolve(this.#document, operation.responses[status]).content ?? {});
      return Number(status) >= 400 && content.some(({ examples }) => Object.hasOwn(examples ?? {}, code));
    });
  }
}

const isMeant = (of: Pick<Failure, 'operation' | 'apiKey'>, asked: Asked): boolean =>
  (of.operation === undefined || of.operation === asked.operation) &&
  (of.apiKey === undefined || of.apiKey === asked.apiKey);
