import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Gate } from './gate.ts';
import type { Promises } from './ledger-of-promises.ts';
import type { Random } from './random.ts';
import { type Cast, PHONE, UNKNOWN_PHONE } from './tenants.ts';

/** What the last two digits make the mock provider do: deliver, fail early or late, block, time out, return (D-127). */
const SCRIPTS = ['00', '00', '00', '01', '02', '03', '04', '05', '06', '07', '08'];
const REPLAYED = 0.15;
const RETRY_MS = 20;

/** Nothing is known of the outcome, or the service asks to try again: the same key will tell. */
const UNDECIDED = new Set(['NETWORK_ERROR', 'TRY_AGAIN', 'IDEMPOTENCY_IN_PROGRESS', 'INVALID_RESPONSE']);

interface Answer {
  readonly paymentId: string;
  readonly status: string;
}

type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

/** One client: pays, selects, confirms, cancels, again and again, and repeats what got no answer under its key. */
export class Client {
  readonly #cast: Cast;
  readonly #gate: Gate;
  readonly #promises: Promises;
  readonly #random: Random;

  constructor(cast: Cast, gate: Gate, promises: Promises, random: Random) {
    this.#cast = cast;
    this.#gate = gate;
    this.#promises = promises;
    this.#random = random;
  }

  async run(going: () => boolean): Promise<void> {
    while (going()) await this.#story();
  }

  async #story(): Promise<void> {
    const { sender, recipient } = this.#cast;
    const kind = this.#random.pick(['deliver', 'deliver', 'deliver', 'cancel', 'race', 'claim'] as const);
    const phone = kind === 'claim' ? UNKNOWN_PHONE : PHONE;
    const amountUsd = `1.0000${this.#random.pick(SCRIPTS)}`;
    const created = await this.#insist('create', (options) =>
      sender.createOfframpPayment({ phone, amountUsd }, options),
    );
    if (!created) return;
    const id = created.paymentId;
    const cancel = () => this.#insist('cancel', (options) => sender.cancelOfframpPayment({ id }, options));
    if (kind === 'claim' || kind === 'cancel') {
      await cancel();
      return;
    }
    const routeQuoteId = created.quotes[0]?.routeId;
    if (routeQuoteId === undefined) {
      this.#promises.problem(`${id} was created ${created.status}, without a quote`);
      return;
    }
    await this.#insist('select', (options) => recipient.selectOfframpPaymentRoute({ id, routeQuoteId }, options));
    const confirm = () => this.#insist('confirm', (options) => recipient.confirmOfframpPayment({ id }, options));
    const ends = await Promise.all(kind === 'race' ? [confirm(), cancel()] : [confirm()]);
    const won = ends.filter((end) => end !== undefined).length;
    if (won !== 1) this.#promises.problem(`${id} (${kind}): ${won} of confirm and cancel were acknowledged`);
  }

  /** Until there is an answer, under one key; undefined when the service refuses. */
  async #insist<T extends Answer>(
    by: string,
    call: (options: { idempotencyKey: string }) => Promise<Answered<T>>,
  ): Promise<T | undefined> {
    const idempotencyKey = randomUUID();
    let repeats = this.#random.chance(REPLAYED) ? 1 : 0;
    for (;;) {
      await this.#gate.passed();
      this.#promises.count('requests');
      const result = await call({ idempotencyKey });
      if (result.ok) {
        this.#promises.answered(idempotencyKey, by, result.data);
        if (repeats === 0) return result.data;
        repeats -= 1;
      } else if (UNDECIDED.has(result.error.code)) {
        this.#promises.count(result.error.code);
        await delay(RETRY_MS);
      } else {
        this.#promises.count(`${by} refused ${result.error.code}`);
        if (!EXPECTED.has(result.error.code))
          this.#promises.problem(`${by}: ${result.error.code} ${result.error.message}`);
        return undefined;
      }
    }
  }
}

/** What the loser of a race is told. */
const EXPECTED = new Set(['CANCEL_CONFLICT', 'INVALID_TRANSITION']);
