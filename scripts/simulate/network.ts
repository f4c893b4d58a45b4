import type { RequestListener } from 'node:http';
import type { Owner } from './coming.ts';
import { exchange, type SentAnswer, type SentRequest } from './exchange.ts';
import { asOwner, NETWORK, ownerNow, type Scheduler } from './scheduler.ts';
import type { Seeded } from './seeded.ts';
import type { Fetch } from './simulated-world.ts';

/** Whoever answers at an address. */
interface Host {
  readonly owner: Owner;
  readonly listener: RequestListener;
}

/** An exchange whose other end may vanish. */
interface Open {
  readonly to: Owner;
  readonly fail: (code: string) => void;
}

const MOST_LATENCY_MS = 20;

/** A network in this process. A message takes its time, so that what was sent first may arrive last. */
export class SimulatedNetwork {
  readonly #scheduler: Scheduler;
  readonly #random: Seeded;
  readonly #hosts = new Map<string, Host>();
  readonly #open = new Set<Open>();
  /** Told of each answer that arrives. */
  onAnswer: (request: SentRequest, answer: SentAnswer) => void = () => {};

  constructor(scheduler: Scheduler, random: Seeded) {
    this.#scheduler = scheduler;
    this.#random = random;
  }

  /** Who answers at a host name from now on. */
  listen(host: string, owner: Owner, listener: RequestListener): void {
    this.#hosts.set(host, { owner, listener });
  }

  /** Nobody answers there any more, and what was under way is lost. */
  cut(owner: Owner): void {
    for (const [name, host] of this.#hosts) if (host.owner === owner) this.#hosts.delete(name);
    for (const open of [...this.#open]) if (open.to === owner) open.fail('ECONNRESET');
  }

  readonly fetch: Fetch = async (input, init = {}) => {
    const request = input instanceof Request ? input : undefined;
    const signal = init.signal ?? request?.signal;
    signal?.throwIfAborted();
    const url = new URL(request ? request.url : String(input));
    const headers = new Headers(init.headers ?? request?.headers);
    const body = init.body ?? (request?.body ? await request.arrayBuffer() : null);
    const method = init.method ?? request?.method ?? 'GET';
    const sent = { method, url, headers, body: bytesOf(body) };
    const answer = await this.#carry(sent, signal ?? undefined);
    this.onAnswer(sent, answer);
    return new Response(NO_BODY.has(answer.status) ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
    });
  };

  #carry(request: SentRequest, signal: AbortSignal | undefined): Promise<SentAnswer> {
    const caller = ownerNow() ?? NETWORK;
    return new Promise((resolve, reject) => {
      // What the caller sees of a failure on the way, as Node's own fetch shows it.
      const fail = (code: string): void => {
        done();
        this.#scheduler.after(
          this.#latency(),
          () => reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })),
          caller,
        );
      };
      const abort = (): void => {
        done();
        reject(signal?.reason);
      };
      let open: Open | undefined;
      let isDone = false;
      const done = (): void => {
        isDone = true;
        if (open) this.#open.delete(open);
        signal?.removeEventListener('abort', abort);
      };
      signal?.addEventListener('abort', abort);
      const reach = (): void => {
        if (isDone) return;
        const host = this.#hosts.get(request.url.host);
        if (host === undefined) return fail('ECONNREFUSED');
        const thawsInMs = (host.owner.frozenUntil ?? 0) - this.#scheduler.monotonic;
        if (thawsInMs > 0) return void this.#scheduler.after(thawsInMs, reach, NETWORK);
        open = { to: host.owner, fail };
        this.#open.add(open);
        const answered = asOwner(host.owner, () => exchange(host.listener, request));
        const arrive = (answer: SentAnswer): void => {
          if (isDone) return;
          this.#scheduler.after(
            this.#latency(),
            () => {
              if (isDone) return;
              done();
              resolve(answer);
            },
            caller,
          );
        };
        answered.then(arrive, () => {
          if (!isDone) fail('ECONNRESET');
        });
      };
      this.#scheduler.after(this.#latency(), reach, NETWORK);
    });
  }

  #latency(): number {
    return this.#random.between(0.5, MOST_LATENCY_MS);
  }
}

const NO_BODY = new Set([204, 304]);

function bytesOf(body: unknown): Buffer {
  if (body === null || body === undefined) return Buffer.alloc(0);
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof ArrayBuffer) return Buffer.from(body);
  if (body instanceof Uint8Array) return Buffer.from(body);
  throw new Error('The simulated network carries texts and bytes');
}
