import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VENDORS, type VendorName } from '../../../../src/payments/providers/vendors/vendors.ts';
import { type Payout, statusOf, VendorBooks } from './payout.ts';
import type { Manner, Temper } from './temper.ts';
import { Timers } from './timers.ts';
import { WebhookSender } from './webhook-sender.ts';

export interface VendorOptions {
  readonly name: VendorName;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly temper: Temper;
  /** How long a late answer takes: longer than the client waits. */
  readonly lateMs?: number;
  /** Where its webhooks go; nowhere while undefined. */
  readonly webhookUrl?: () => string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const VERIFY = '/destinations/verify';

/** A payment vendor over real sockets, with its own books: what it has paid is its word, not ours. */
export class Vendor {
  readonly books = new VendorBooks();
  readonly webhooks: WebhookSender;
  /** Calls by what was asked and how it was answered. */
  readonly calls: Record<string, number> = {};
  /** References of the destinations that it was asked about. */
  readonly asked: string[] = [];
  readonly #options: VendorOptions;
  readonly #timers = new Timers();
  readonly #answers = new Timers();
  readonly #server: Server;
  #url = '';

  private constructor(options: VendorOptions) {
    this.#options = options;
    const { webhookSecret, temper, webhookUrl } = options;
    this.webhooks = new WebhookSender(webhookSecret, temper, this.#timers, webhookUrl ?? (() => undefined));
    this.#server = createServer(this.listener);
  }

  static async start(options: VendorOptions): Promise<Vendor> {
    const vendor = new Vendor(options);
    vendor.#server.listen(0, '127.0.0.1');
    await once(vendor.#server, 'listening');
    vendor.#url = `http://127.0.0.1:${(vendor.#server.address() as AddressInfo).port}`;
    return vendor;
  }

  /** One without a socket: whoever has a network of its own hands requests to its `listener`. */
  static at(url: string, options: VendorOptions): Vendor {
    const vendor = new Vendor(options);
    vendor.#url = url;
    return vendor;
  }

  readonly listener: RequestListener = (request, response) => void this.#serve(request, response);

  /** The base URL of its API. */
  get url(): string {
    return this.#url;
  }

  /** Nothing more happens by itself: no step, no webhook. Late answers are their askers' affair. */
  get isQuiet(): boolean {
    return this.#timers.count === 0 && this.webhooks.inFlight === 0;
  }

  async stop(): Promise<void> {
    this.#timers.stop();
    this.#answers.stop();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const isVerify = request.url === VERIFY;
    const call = isVerify ? 'verify' : request.method === 'POST' ? 'submit' : 'poll';
    if (request.headers.authorization !== `Bearer ${this.#options.apiKey}`) {
      send(response, { status: 401, body: { error: { code: 'unauthorized', message: 'no such key' } } });
      return;
    }
    const manner = this.#options.temper.mannerOf(call);
    this.calls[`${call} ${manner}`] = (this.calls[`${call} ${manner}`] ?? 0) + 1;
    if (manner === 'lost-untaken') return void response.destroy();
    if (manner === '500' || manner === '503' || manner === '429') return send(response, troubled(manner));
    const text = Buffer.concat(chunks).toString();
    const answer = isVerify
      ? this.#verify(text)
      : call === 'submit'
        ? this.#submit(request, text)
        : this.#poll(request);
    this.#reply(response, answer, manner);
  }

  #reply(response: ServerResponse, answer: Answer, manner: Manner): void {
    if (manner === 'lost') response.destroy();
    else if (manner === '500-taken') send(response, troubled('500'));
    else if (manner === 'late') this.#answers.after(this.#options.lateMs ?? 1000, () => send(response, answer));
    else send(response, answer);
  }

  #submit(request: IncomingMessage, text: string): Answer {
    const key = String(request.headers['idempotency-key'] ?? '');
    const { amount, payee } = JSON.parse(text) as {
      amount: { minor: string; currency: string };
      payee: { identifier: string | null };
    };
    const story = this.#options.temper.storyOf(key);
    // A refusal opens no payout: whoever asks for it later hears that there is none.
    if (this.books.refused.has(key) || (!this.books.byKey.has(key) && story[0] === 'REJECTED')) {
      this.books.refused.add(key);
      return { status: 422, body: { error: { code: 'payee_not_payable', message: 'The account takes no payouts' } } };
    }
    const { payout, isNew } = this.books.open({
      key,
      amountMinor: amount.minor,
      currency: amount.currency,
      payee: payee.identifier,
      story,
    });
    if (isNew) {
      this.webhooks.tell(payout);
      this.#goOn(payout);
    }
    return { status: isNew ? 201 : 200, body: this.#describe(payout) };
  }

  /** Whether it would pay there: an identifier with `fail` in it takes no payouts. */
  #verify(text: string): Answer {
    const { reference, payee } = JSON.parse(text) as { reference: string; payee: { identifier: string | null } };
    this.asked.push(reference);
    const isRefused = /fail/i.test(payee.identifier ?? '');
    return {
      status: 200,
      body: isRefused ? { status: 'refused', reason: 'The account takes no payouts' } : { status: 'verified' },
    };
  }

  #poll(request: IncomingMessage): Answer {
    const [, byKey, byId] = /^\/payouts\/(?:by-key\/([^/]+)|([^/]+))$/.exec(request.url ?? '') ?? [];
    const payout = byKey
      ? this.books.byKey.get(decodeURIComponent(byKey))
      : this.books.byId.get(decodeURIComponent(byId ?? ''));
    if (!payout) return { status: 404, body: { error: { code: 'payout_not_found', message: 'There is none' } } };
    if (this.#options.temper.pauseMs() === undefined) this.#advance(payout);
    return { status: 200, body: this.#describe(payout) };
  }

  #goOn(payout: Payout): void {
    const pauseMs = this.#options.temper.pauseMs();
    if (pauseMs === undefined) return;
    this.#timers.after(pauseMs, () => {
      if (this.#advance(payout)) this.#goOn(payout);
    });
  }

  #advance(payout: Payout): boolean {
    const moved = this.books.advance(payout);
    if (moved) this.webhooks.tell(payout);
    return moved;
  }

  /** In its own words (D-093). */
  #describe(payout: Payout): object {
    const status = statusOf(payout);
    const word = Object.entries(VENDORS[this.#options.name].dialect).find(
      ([, normalised]) => normalised === status,
    )?.[0];
    return { id: payout.id, status: word, sequence: payout.sequence, updatedAt: payout.updatedAt.toISOString() };
  }
}

const troubled = (manner: '500' | '503' | '429'): Answer => ({
  status: Number(manner),
  body: { error: { code: 'try_again', message: 'Not now' } },
});

function send(response: ServerResponse, { status, body }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '1' }) });
  response.end(JSON.stringify(body));
}
