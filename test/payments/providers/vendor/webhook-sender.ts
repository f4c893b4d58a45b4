import { createHmac } from 'node:crypto';
import { type Payout, statusOf } from './payout.ts';
import type { Temper } from './temper.ts';
import type { Timers } from './timers.ts';

/** The vendor's own implementation of D-132, from the documents and not from the service's source. */
export function signed(secret: string, body: string, timestamp = Math.floor(Date.now() / 1000)) {
  const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'x-provider-timestamp': String(timestamp),
    'x-provider-signature': `v1=${mac}`,
  };
}

/** A webhook that nobody takes is tried again so often. */
const ATTEMPTS = 4;
const RETRY_MS = 250;

/** Posts a vendor's webhooks: late, twice, out of order, or not at all. */
export class WebhookSender {
  /** Answers by status; `lost` is what was never sent, `forged` how often a forgery was taken. */
  readonly counts: Record<string, number> = {};
  inFlight = 0;
  readonly #secret: string;
  readonly #temper: Temper;
  readonly #timers: Timers;
  readonly #urlOf: () => string | undefined;

  constructor(secret: string, temper: Temper, timers: Timers, urlOf: () => string | undefined) {
    this.#secret = secret;
    this.#temper = temper;
    this.#timers = timers;
    this.#urlOf = urlOf;
  }

  tell(payout: Payout): void {
    const body = JSON.stringify({
      eventId: `evt_${payout.id}_${payout.sequence}`,
      providerRef: payout.id,
      status: statusOf(payout),
      occurredAt: payout.updatedAt.toISOString(),
    });
    const copies = this.#temper.webhook();
    if (copies.length === 0) this.#count('lost');
    for (const pauseMs of copies) this.#timers.after(pauseMs, () => this.#post(body, 1));
    if (this.#temper.isForging()) this.#timers.after(0, () => this.#forge(payout));
  }

  async #post(body: string, attempt: number): Promise<void> {
    const status = await this.#send(body, signed(this.#secret, body));
    this.#count(`webhook ${status}`);
    if (status !== 200 && attempt < ATTEMPTS) this.#timers.after(RETRY_MS, () => this.#post(body, attempt + 1));
  }

  async #forge({ id }: Payout): Promise<void> {
    const body = JSON.stringify({
      eventId: `forged_${id}`,
      providerRef: id,
      status: 'SUCCEEDED',
      occurredAt: new Date().toISOString(),
    });
    const status = await this.#send(body, signed('not the secret', body));
    this.#count(`forgery ${status}`);
  }

  async #send(body: string, headers: Record<string, string>): Promise<number> {
    const url = this.#urlOf();
    if (url === undefined) return 0;
    this.inFlight += 1;
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal: this.#timers.signal });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    } finally {
      this.inFlight -= 1;
    }
  }

  #count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
}
