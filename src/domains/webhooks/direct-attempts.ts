import type { DeliveryAttempt } from '../../../machines/webhooks/webhook-delivery.machine.ts';
import type { Claim } from './claim.cross-tenant.ts';
import { LIMITS } from './rules/lane-rest.ts';

interface EndpointQueue {
  /** In the order of the feed. */
  waiting: Claim[];
  /** Resources of the attempts under way. */
  readonly resourceIds: Set<string>;
}

interface TenantQueues {
  /** How many more attempts may be under way. */
  room: number;
  readonly endpoints: EndpointQueue[];
}

/**
 * Attempts of events whose deliveries are not stored yet, within the limits of endpoints and tenants. A resource's events
 * leave one after the other, in the order of the feed (D-390).
 */
export class DirectAttempts {
  readonly #make: (claim: Claim) => Promise<DeliveryAttempt>;
  readonly #made = new Map<string, DeliveryAttempt>();
  readonly #underWay = new Map<string, Promise<DeliveryAttempt>>();
  #left = 0;
  #isOpen = true;
  #ended: () => void = () => {};

  constructor(make: (claim: Claim) => Promise<DeliveryAttempt>) {
    this.#make = make;
  }

  /** By delivery, what came of the attempts that have ended. */
  get made(): ReadonlyMap<string, DeliveryAttempt> {
    return this.#made;
  }

  /** By delivery, the attempts that have begun and not ended. */
  get underWay(): ReadonlyMap<string, Promise<DeliveryAttempt>> {
    return this.#underWay;
  }

  /** Until all attempts have ended, or the time is over: after that no attempt begins any more. */
  async run(claims: readonly Claim[], tenantRoom: ReadonlyMap<string, number>, windowMs: number): Promise<void> {
    this.#left = claims.length;
    const over = Promise.withResolvers<void>();
    this.#ended = over.resolve;
    const timer = setTimeout(over.resolve, windowMs);
    for (const [tenantId, own] of Map.groupBy(claims, (claim) => claim.tenantId)) {
      const endpoints = [...Map.groupBy(own, ({ endpointId }) => endpointId).values()].map((waiting) => ({
        waiting,
        resourceIds: new Set<string>(),
      }));
      this.#begin({ room: tenantRoom.get(tenantId) ?? 0, endpoints });
    }
    await over.promise;
    clearTimeout(timer);
    this.#isOpen = false;
  }

  #begin(tenant: TenantQueues): void {
    for (const endpoint of tenant.endpoints) {
      endpoint.waiting = endpoint.waiting.filter((claim) => !this.#beginOne(claim, endpoint, tenant));
    }
  }

  /** Whether the attempt has begun. */
  #beginOne(claim: Claim, endpoint: EndpointQueue, tenant: TenantQueues): boolean {
    const { resourceIds } = endpoint;
    if (!this.#isOpen || tenant.room <= 0 || resourceIds.size >= LIMITS.perEndpoint) return false;
    if (resourceIds.has(claim.resourceId)) return false;
    resourceIds.add(claim.resourceId);
    tenant.room -= 1;
    const attempt = this.#make(claim).then((made) => {
      this.#underWay.delete(claim.deliveryId);
      this.#made.set(claim.deliveryId, made);
      resourceIds.delete(claim.resourceId);
      tenant.room += 1;
      this.#left -= 1;
      if (this.#left === 0) this.#ended();
      this.#begin(tenant);
      return made;
    });
    this.#underWay.set(claim.deliveryId, attempt);
    return true;
  }
}
