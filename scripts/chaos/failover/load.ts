import { randomUUID } from 'node:crypto';
import type { Paychart } from '#sdk';
import { type Asking, insist } from '../insist.ts';
import { type Cast, PHONE } from '../tenants.ts';
import { AWAITING, SELECTED } from './final.ts';
import { ABSENT, type Operation, type Seen } from './history.ts';
import type { Recorder } from './recorder.ts';

/** What the loser of a race is told. */
const EXPECTED: ReadonlySet<string> = new Set(['CANCEL_CONFLICT', 'INVALID_TRANSITION']);

interface Payment {
  readonly paymentId: string;
  readonly status: string;
  readonly selectedRouteQuoteId: string | null;
}

/** A selection changes no status. It counts until the payment goes on. */
const versionOf = ({ status, selectedRouteQuoteId }: Payment): string =>
  status === AWAITING && selectedRouteQuoteId !== null ? SELECTED : status;

type Answered<T> = Awaited<ReturnType<Parameters<typeof insist<T & object>>[2]>>;

/** Reads a payment in another way than over HTTP: a planted bug. */
export type ReadElsewhere = (paymentId: string) => Promise<Payment | undefined>;

const NOT_FOUND = 'PAYMENT_NOT_FOUND';

/** One client: pays, selects, confirms or cancels, and reads in between; all of it is recorded. */
export class RecordedClient {
  readonly #cast: Cast;
  readonly #asking: Asking;
  readonly #recorder: Recorder;
  readonly #elsewhere: ReadElsewhere | undefined;

  constructor(cast: Cast, asking: Omit<Asking, 'expected'>, recorder: Recorder, elsewhere?: ReadElsewhere) {
    this.#cast = cast;
    this.#asking = { ...asking, expected: EXPECTED };
    this.#recorder = recorder;
    this.#elsewhere = elsewhere;
  }

  async run(going: () => boolean): Promise<void> {
    while (going()) await this.#story();
  }

  /** A new payment, for whoever asks if the service serves. */
  create(
    sender: Paychart,
  ): Promise<(Payment & { readonly quotes: readonly { readonly routeId: string }[] }) | undefined> {
    const clientReference = randomUUID();
    return this.#write(
      'create',
      [],
      (options) => sender.createOfframpPayment({ phone: PHONE, amountUsd: '1.00', clientReference }, options),
      clientReference,
    );
  }

  async cancel(sender: Paychart, id: string): Promise<void> {
    await this.#write('cancel', [], (options) => sender.cancelOfframpPayment({ id }, options));
  }

  async #story(): Promise<void> {
    const { sender, recipient } = this.#cast;
    const created = await this.create(sender);
    if (created === undefined) return;
    const id = created.paymentId;
    const routeQuoteId = created.quotes[0]?.routeId;
    await this.#read(sender, id);
    if (routeQuoteId === undefined) {
      this.#asking.promises.problem(`${id} was created ${created.status}, without a quote`);
      return;
    }
    const chosen = await this.#write('select', baseOf(created), (options) =>
      recipient.selectOfframpPaymentRoute({ id, routeQuoteId }, options),
    );
    await this.#read(recipient, id);
    if (this.#asking.random.chance(0.3)) {
      await this.cancel(sender, id);
    } else {
      const confirm = (options: { idempotencyKey: string }) => recipient.confirmOfframpPayment({ id }, options);
      await this.#write('confirm', baseOf(chosen), confirm);
    }
    await this.#read(sender, id);
    await this.#list(recipient);
  }

  async #write<T extends Payment>(
    name: string,
    bases: readonly Seen[],
    call: (options: { idempotencyKey: string }) => Promise<Answered<T>>,
    reference?: string,
  ): Promise<T | undefined> {
    let id = '';
    let invokedAt: number | undefined;
    let completedAt = 0;
    const answer = await insist<T>(this.#asking, name, async (options) => {
      id = options.idempotencyKey;
      const sentAt = performance.now();
      invokedAt ??= sentAt;
      const result = await call(options);
      const answeredAt = performance.now();
      // A repetition of an answered request is none of the operation.
      if (completedAt === 0 && result.ok) completedAt = answeredAt;
      this.#recorder.exchange({ id, name, sentAt, answeredAt, ...told(result) });
      return result;
    });
    if (answer === undefined || invokedAt === undefined) return undefined;
    const { paymentId: key } = answer;
    const created = reference === undefined ? {} : { created: { reference, key } };
    this.#asking.promises.acknowledge(name, answer);
    const writes = [{ key, version: versionOf(answer) }];
    this.#recorder.operation({ id, name, invokedAt, completedAt, reads: bases, writes, ...created });
    return answer;
  }

  async #read(who: Paychart, id: string): Promise<void> {
    const elsewhere = this.#elsewhere;
    const get = async () => {
      if (elsewhere === undefined) return who.getOfframpPayment({ id });
      const data = await elsewhere(id);
      return data === undefined
        ? { ok: false as const, error: { code: NOT_FOUND, message: '' } }
        : { ok: true as const, data };
    };
    await this.#look('get', get, id);
  }

  async #list(who: Paychart): Promise<void> {
    const listed = async () => {
      const result = await who.listOfframpPayments({ take: 20 });
      return result.ok ? { ok: true as const, data: result.data.payments } : result;
    };
    await this.#look('list', listed);
  }

  /** A read that fails has read nothing, unless it was told that the thing is `absent`. */
  async #look(
    name: string,
    call: () => Promise<Answered<Payment | readonly Payment[]>>,
    absent?: string,
  ): Promise<void> {
    const id = randomUUID();
    const invokedAt = performance.now();
    const result = await call();
    const completedAt = performance.now();
    this.#asking.promises.count(result.ok ? `${name} answered` : `${name} ${result.error.code}`);
    this.#recorder.exchange({ id, name, sentAt: invokedAt, answeredAt: completedAt, ...told(result) });
    if (!result.ok) {
      if (absent === undefined || result.error.code !== NOT_FOUND) return;
      const reads = [{ key: absent, version: ABSENT }];
      this.#recorder.operation({ id, name, invokedAt, completedAt, reads, writes: [] });
      return;
    }
    const found = Array.isArray(result.data) ? result.data : [result.data];
    const reads = (found as readonly Payment[]).map(
      (payment): Seen => ({
        key: payment.paymentId,
        version: versionOf(payment),
      }),
    );
    const operation: Operation = { id, name, invokedAt, completedAt, reads, writes: [] };
    this.#recorder.operation(operation);
  }
}

/** Nobody else changes a client's payment before it is confirmed: an operation is based on the answer before. */
const baseOf = (answer: Payment | undefined): Seen[] =>
  answer === undefined ? [] : [{ key: answer.paymentId, version: versionOf(answer) }];

const told = (result: Answered<object>): { readonly outcome: string; readonly answer?: unknown } =>
  result.ok ? { outcome: 'ok', answer: statesOf(result.data) } : { outcome: result.error.code };

const statesOf = (data: object): unknown =>
  Array.isArray(data) ? data.map(statesOf) : { key: (data as Payment).paymentId, version: versionOf(data as Payment) };
