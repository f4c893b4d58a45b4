import type { EventPresenter } from '../outbox/relay.ts';

/** What the relay renders this domain's events with: the object is stored without any identifier (D-066, D-384). */
export const destinationPresenters = {
  'payout-destination': (object) => object,
} as const satisfies Record<string, EventPresenter>;
