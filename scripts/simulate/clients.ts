import { setTimeout as delay } from 'node:timers/promises';
import { createPaychart } from '../../generated/sdk/src/index.ts';
import type { Step } from '../../walker/recipe.ts';
import { filled, isFillable, type Values, valueAt } from '../../walker/values.ts';
import { Gate } from '../chaos/gate.ts';
import { insist } from '../chaos/insist.ts';
import { Promises } from '../chaos/ledger-of-promises.ts';
import { Random } from '../chaos/random.ts';
import { Histories } from './histories.ts';
import { feedRead } from './moves.ts';
import { ADDRESS } from './process.ts';

type Result = Awaited<ReturnType<Parameters<typeof insist<object>>[2]>>;
type Operation = (input: unknown, options: { idempotencyKey?: string }) => Promise<Result>;

/** What the loser of a race is told, or who comes too late. */
const EXPECTED: ReadonlySet<string> = new Set([
  // Of a request without a key whose first answer was lost.
  ...['TENANT_EXISTS', 'PHONE_ALREADY_CLAIMED', 'ALIAS_ALREADY_VERIFIED', 'DESTINATION_EXISTS', 'VERIFICATION_EXISTS'],
  ...['CANCEL_CONFLICT', 'INVALID_TRANSITION', 'ROUTE_QUOTE_EXPIRED', 'ROUTE_NOT_FOUND', 'ROUTE_NOT_SELECTED'],
  // The routes were asked for before the payment was quoted again.
  'ROUTE_QUOTE_NOT_AVAILABLE',
  ...['PAYMENT_NOT_FOUND', 'RECIPIENT_UNRESOLVED', 'NOT_PAYABLE', 'ROUTE_UNAVAILABLE', 'CLAIM_EXPIRED', 'NO_ROUTE'],
]);

/** Names of acknowledged requests, as `check` knows them. */
const ACKNOWLEDGED: Readonly<Record<string, string>> = {
  createOfframpPayment: 'create',
  selectOfframpPaymentRoute: 'select',
  confirmOfframpPayment: 'confirm',
  cancelOfframpPayment: 'cancel',
};

/** The pause before a question is asked again grows from the first to the second. */
const POLL_MS = 500;
const LONGEST_POLL_MS = 30_000;
const MINUTE = 60_000;
/** How long somebody asks for what the service has to do first. */
const PATIENCE_MS = 30 * MINUTE;
/** How long somebody waits for what another one has to do first. */
const OTHERS_MS = 12 * 60 * MINUTE;

/** Programs that use the service through the SDK. They repeat what got no answer under the same key, until there is one. */
export class Clients {
  readonly values: Values;
  readonly promises = new Promises();
  readonly histories = new Histories();
  readonly #random: Random;
  /** Who waits for a value is told of each new one. */
  readonly #waiting = new Set<() => void>();
  /** They wait here while they know that the service is down. */
  readonly gate = new Gate();

  constructor(seed: number, unique: string) {
    this.#random = new Random(seed);
    this.values = new Map([
      ['unique', unique],
      ['phone', '+15550104567'],
    ]);
  }

  /** Takes steps one after the other; false where one of them was refused, or would wait for too long. */
  async take(steps: readonly Step[]): Promise<boolean> {
    for (const step of steps) if (!(await this.#take(step))) return false;
    return true;
  }

  /** What everybody sees at the end. */
  async readEverything(): Promise<void> {
    const payments = [...this.values.keys()].filter((name) => /^payment\d+$/.test(name));
    await this.take([
      ...payments.map((name) => ({ call: 'getOfframpPayment', as: 'senderKey', with: { id: `{{${name}}}` } })),
      ...['sender', 'recipient'].map(feedRead),
    ]);
  }

  async #take(step: Step): Promise<boolean> {
    if (!(await this.#knowsWhatItNeeds(step))) return false;
    const until = performance.now() + PATIENCE_MS;
    if (step.call === 'listEvents') return this.#readFeed(step);
    for (let pause = POLL_MS; ; pause = Math.min(LONGEST_POLL_MS, 1.5 * pause)) {
      const calledAt = performance.now();
      const answer = await this.#ask(step);
      if (answer === undefined) return false;
      this.#remember(step, answer, calledAt);
      if (isThere(step, answer)) {
        for (const [name, path] of Object.entries(step.keep ?? {})) {
          const value = valueAt(answer, path);
          if (value === undefined) return false;
          this.values.set(name, String(value));
        }
        for (const heard of [...this.#waiting]) heard();
        return true;
      }
      if (performance.now() > until) {
        this.promises.problem(`${step.call} never comes to ${JSON.stringify(step.until)}`);
        return false;
      }
      await delay(pause);
    }
  }

  #remember({ call, as = '' }: Step, answer: object, calledAt: number): void {
    const { paymentId, status } = answer as { paymentId?: string; status?: string };
    if (paymentId === undefined || status === undefined) return;
    this.histories.answered(paymentId, {
      ...{ client: as, input: { operation: call }, output: status },
      ...{ calledAt, returnedAt: performance.now() },
    });
  }

  async #readFeed(step: Step): Promise<boolean> {
    const calledAt = performance.now();
    const events: string[] = [];
    let first = 1;
    for (;;) {
      const page = await this.#ask({ ...step, with: { ...step.with, skip: events.length } });
      if (page === undefined) return false;
      const found = (page as { events: { id: string; sequence: number }[] }).events;
      if (events.length === 0) first = found[0]?.sequence ?? 1;
      events.push(...found.map(({ id }) => id));
      if (found.length < Number(step.with?.take)) break;
    }
    this.histories.read({ feed: step.as ?? '', first, events, calledAt, returnedAt: performance.now() });
    return true;
  }

  /** Waits for the values that the step needs; false where they do not come in time. */
  async #knowsWhatItNeeds(step: Step): Promise<boolean> {
    const isReady = (): boolean => isFillable([step.with, step.as && `{{${step.as}}}`], this.values);
    if (isReady()) return true;
    return new Promise((resolve) => {
      const end = (is: boolean): void => {
        clearTimeout(timer);
        this.#waiting.delete(heard);
        resolve(is);
      };
      const heard = (): void => {
        if (isReady()) end(true);
      };
      const timer = setTimeout(() => end(false), OTHERS_MS);
      this.#waiting.add(heard);
    });
  }

  async #ask({ call, as, with: input }: Step): Promise<object | undefined> {
    const credential = as === undefined ? undefined : this.values.get(as);
    const client = createPaychart({
      baseUrl: ADDRESS,
      maxRetries: 0,
      ...(credential?.startsWith('svc_') ? { apiKey: credential } : { session: credential ?? 'none' }),
    });
    const operation = (client as unknown as Record<string, Operation>)[call];
    if (operation === undefined) throw new Error(`There is no operation ${call}`);
    const by = ACKNOWLEDGED[call];
    // What has no idempotency key may be refused the second time, because the first one has worked.
    if (by === undefined) return this.#askAgain(call, () => operation(filled(input ?? {}, this.values), {}));
    const asking = { gate: this.gate, promises: this.promises, random: this.#random.fork(), expected: EXPECTED };
    const answer = await insist(asking, call, (options) => operation(filled(input ?? {}, this.values), options));
    if (answer !== undefined) this.promises.acknowledge(by, answer as { paymentId: string; status: string });
    return answer;
  }

  async #askAgain(call: string, ask: () => Promise<Result>): Promise<object | undefined> {
    for (;;) {
      await this.gate.passed();
      this.promises.count('requests');
      const result = await ask();
      if (result.ok) return result.data;
      if (!UNDECIDED.has(result.error.code)) {
        this.promises.refused(call, result.error, EXPECTED);
        return undefined;
      }
      await delay(POLL_MS);
    }
  }
}

const UNDECIDED = new Set(['NETWORK_ERROR', 'TRY_AGAIN', 'IDEMPOTENCY_IN_PROGRESS', 'INVALID_RESPONSE']);

const isThere = ({ until }: Step, answer: object): boolean => {
  if (until === undefined) return true;
  const value = valueAt(answer, until.at);
  return until.is === undefined ? value !== undefined && value !== null : String(value) === until.is;
};
