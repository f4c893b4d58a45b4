import { type Asking, insist } from './insist.ts';
import { type Cast, PHONE, UNKNOWN_PHONE } from './tenants.ts';

/** What the last two digits make the mock provider do: deliver, fail early or late, block, time out, return (D-127). */
const SCRIPTS = ['00', '00', '00', '01', '02', '03', '04', '05', '06', '07', '08'];

/** What the loser of a race is told. */
const EXPECTED: ReadonlySet<string> = new Set(['CANCEL_CONFLICT', 'INVALID_TRANSITION']);

interface Answer {
  readonly paymentId: string;
  readonly status: string;
}

/** One client: pays, selects, confirms, cancels, again and again, and repeats what got no answer under its key. */
export class Client {
  readonly #cast: Cast;
  readonly #asking: Asking;

  constructor(cast: Cast, asking: Omit<Asking, 'expected'>) {
    this.#cast = cast;
    this.#asking = { ...asking, expected: EXPECTED };
  }

  async run(going: () => boolean): Promise<void> {
    while (going()) await this.#story();
  }

  async #story(): Promise<void> {
    const { sender, recipient } = this.#cast;
    const { promises, random } = this.#asking;
    const kind = random.pick(['deliver', 'deliver', 'deliver', 'cancel', 'race', 'claim'] as const);
    const phone = kind === 'claim' ? UNKNOWN_PHONE : PHONE;
    const amountUsd = `1.0000${random.pick(SCRIPTS)}`;
    const created = await this.#ask('create', (options) => sender.createOfframpPayment({ phone, amountUsd }, options));
    if (!created) return;
    const id = created.paymentId;
    const cancel = () => this.#ask('cancel', (options) => sender.cancelOfframpPayment({ id }, options));
    if (kind === 'claim' || kind === 'cancel') {
      await cancel();
      return;
    }
    const routeQuoteId = created.quotes[0]?.routeId;
    if (routeQuoteId === undefined) {
      promises.problem(`${id} was created ${created.status}, without a quote`);
      return;
    }
    await this.#ask('select', (options) => recipient.selectOfframpPaymentRoute({ id, routeQuoteId }, options));
    const confirm = () => this.#ask('confirm', (options) => recipient.confirmOfframpPayment({ id }, options));
    const ends = await Promise.all(kind === 'race' ? [confirm(), cancel()] : [confirm()]);
    const won = ends.filter((end) => end !== undefined).length;
    if (won !== 1) promises.problem(`${id} (${kind}): ${won} of confirm and cancel were acknowledged`);
  }

  async #ask<T extends Answer>(by: string, call: Parameters<typeof insist<T>>[2]): Promise<T | undefined> {
    const answer = await insist(this.#asking, by, call);
    if (answer) this.#asking.promises.acknowledge(by, answer);
    return answer;
  }
}
