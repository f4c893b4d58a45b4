import type { EventPresenter } from '../outbox/relay.ts';

/** Effects store these objects as the tenant reads them: there is one party, and nothing to hide from it. */
const asStored: EventPresenter = (object) => object;

/** What the relay renders this domain's events with (D-384). */
export const identityPresenters = {
  'phone-alias': asStored,
  'verification-session': asStored,
  credential: asStored,
} as const satisfies Record<string, EventPresenter>;
