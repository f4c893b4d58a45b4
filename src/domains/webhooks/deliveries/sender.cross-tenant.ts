// Reads across tenants: one worker sends the events of all tenants.

import type { DeliveryAttempt } from '../../../../machines/webhooks/webhook-delivery.machine.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import { inSpanOfTraces } from '../../../platform/tracing/index.ts';
import { type Dial, Poster } from '../network/post.ts';
import { dnsResolve, findPlace, type Place, type Resolve } from '../network/resolve.ts';
import type { EndpointUrl } from '../rules/endpoint-url.ts';
import { sinkOf } from '../rules/endpoint-url.ts';
import { ATTEMPT_LEASE_MS, LIMITS } from '../rules/lane-rest.ts';
import { SigningKeys } from '../signing-keys.ts';
import { deliverToSink } from '../sink.cross-tenant.ts';
import { attempt } from './attempt.ts';
import type { Claim, ClaimCapacity } from './claim.cross-tenant.ts';
import { OutcomeBatcher } from './outcome-batcher.ts';
import { type Outcome, recordOutcomes } from './record-outcomes.cross-tenant.ts';
import { type Begun, runNow } from './run-now.cross-tenant.ts';
import { Slots } from './slots.ts';

/** The network of the sender in tests: a test's own DNS server and sockets. */
export interface WebhookNetwork {
  readonly resolve?: Resolve;
  readonly dial?: Dial;
  /** In place of sockets: a simulation has none. */
  readonly poster?: Pick<Poster, 'post' | 'close'>;
  /** The longest time for which an attempt is held. */
  readonly leaseMs?: number;
  /** The largest number of attempts in flight. */
  readonly width?: number;
}

/** Makes attempts and records what comes of them, beside whatever else the process does. */
export class WebhookSender {
  readonly leaseMs: number;
  /** Told of each attempt that ended. */
  onAttempt: (outcome: Outcome['attempt']) => void = () => {};
  readonly #engine: Engine;
  readonly #resolve: Resolve;
  readonly #poster: Pick<Poster, 'post' | 'close'>;
  readonly #outcomes: OutcomeBatcher;
  readonly #slots: Slots;
  readonly #keys: SigningKeys;
  readonly #running = new Set<Promise<void>>();

  constructor(engine: Engine, network: WebhookNetwork = {}) {
    this.#engine = engine;
    this.leaseMs = network.leaseMs ?? ATTEMPT_LEASE_MS;
    this.#resolve = network.resolve ?? dnsResolve(engine.services.config.webhookDnsServers);
    this.#slots = new Slots(network.width);
    this.#keys = new SigningKeys(engine.services.vault);
    this.#poster = network.poster ?? new Poster(network.dial);
    this.#outcomes = new OutcomeBatcher((outcomes) => recordTogether(engine, outcomes), engine.services.log);
  }

  /**
   * Starts the attempts that are claimed at these endpoints, within the room that is kept for them meanwhile: others claim
   * at the same time. A claim that fails starts nothing.
   */
  async begin(
    endpointIds: readonly string[],
    claim: (capacity: ClaimCapacity) => Promise<readonly Claim[]>,
  ): Promise<Begun> {
    const { release, ...room } = this.#slots.reserve(endpointIds, LIMITS.perEndpoint);
    try {
      const claims = await claim({ leaseMs: this.leaseMs, ...room });
      // Each takes its slot at once, before the room is anybody's again.
      return { claims, recorded: this.#start(claims) };
    } finally {
      release();
    }
  }

  /** Where a judged URL leads now (D-381). */
  async find(judged: EndpointUrl): Promise<Place> {
    if (sinkOf(judged) !== undefined) return { error: 'CONNECTION_FAILED' };
    return findPlace(judged.host, this.#resolve);
  }

  /** Resolves when all of them are recorded. */
  #start(claims: readonly Claim[]): Promise<void> {
    const recorded = claims.map((claim) =>
      this.#track(this.#make(claim).then((attempt) => this.#outcomes.add({ claim, attempt }))),
    );
    return Promise.all(recorded).then(() => undefined);
  }

  /** One attempt of whatever waits of a tenant's, its newest events included (D-391); answers how many were made. */
  async runNow(tenantId: string): Promise<number> {
    await this.#engine.services.relay.drain();
    return runNow(this.#engine, this, tenantId);
  }

  /** Until what was started has ended. */
  async drain(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async close(): Promise<void> {
    await this.#poster.close();
  }

  /** Makes an attempt; whatever happens on the way is its outcome. */
  async #make(claim: Claim): Promise<DeliveryAttempt> {
    const { services } = this.#engine;
    const giveBack = this.#slots.take(claim.endpointId);
    const made = await inSpanOfTraces('webhook attempt', [claim.traceparent], {}, () => this.#attempt(claim));
    giveBack(made.lastError !== 'TIMEOUT');
    // Neither the URL, which may hold a token of its owner's, nor anything of the payload.
    const { deliveryId, endpointId, eventId, tenantId } = claim;
    const { httpStatus, lastError, durationMs } = made;
    const line = { deliveryId, endpointId, eventId, tenantId, httpStatus, lastError, durationMs };
    services.log.info(line, 'webhook attempt');
    this.onAttempt(made);
    return made;
  }

  #attempt(claim: Claim): Promise<DeliveryAttempt> {
    const { services } = this.#engine;
    return attempt(claim, {
      config: services.config,
      eventRenderer: services.eventRenderer,
      keys: this.#keys,
      realTime: services.realTime,
      log: services.log,
      poster: this.#poster,
      find: (judged) => this.find(judged),
      sink: (delivery) => deliverToSink(this.#engine, delivery),
    });
  }

  /** Has `drain` wait for it. */
  #track(work: Promise<void>): Promise<void> {
    const run = work.finally(() => this.#running.delete(run));
    this.#running.add(run);
    return run;
  }
}

function recordTogether(engine: Engine, outcomes: readonly Outcome[]): Promise<void> {
  const traceparents = outcomes.map(({ claim }) => claim.traceparent);
  return inSpanOfTraces('webhook outcomes', traceparents, {}, () =>
    transact(engine, 'webhooks', (unit) => recordOutcomes(unit, outcomes)),
  );
}

declare module '../../../platform/services.ts' {
  interface Services {
    readonly webhooks: WebhookSender;
  }
}
