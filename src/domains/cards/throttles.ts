import type { Throttled, Throttles } from '../../platform/http/kernel.ts';
import type { Engine } from '../../platform/lifecycle/engine.ts';
import { type ThrottledBy, throttle } from '../../platform/limits/throttle.ts';

const MINUTE = 60;

/** Requests for ephemeral keys of one address in a minute (B 8, D-276). Real time, over all processes (D-486). */
export function cardThrottles({ pool, services, realTime }: Engine): Throttles {
  const rule = { name: 'card-keys-ip', limit: services.config.cardKeysPerMinutePerIp, windowSeconds: MINUTE };
  const byAddress = ({ network }: Throttled): ThrottledBy => ({
    rule,
    subject: services.vault.blindIndex('address', network),
  });
  return { createCardEphemeralKey: (request) => throttle(pool, [byAddress(request)], realTime()) };
}
