import type { MetricsAccess } from '../http/server/metrics-route.ts';
import type { Environment } from './environment.ts';

/**
 * `METRICS` and `METRICS_TOKEN`. A token alone says enough. Without either the sandbox is open, and live, whose port may
 * face the internet, shows nothing.
 */
export function readMetrics(env: Environment, live: boolean): { readonly metrics: MetricsAccess } {
  const token = env.optional('METRICS_TOKEN');
  const unsaid = token === undefined ? (live ? 'off' : 'open') : 'token';
  const kind = env.choice('METRICS', ['off', 'open', 'token'], unsaid);
  if (kind === 'open' && token !== undefined) {
    env.problems.push('METRICS is open, but METRICS_TOKEN is set, which open does not check. Unset one of them');
  }
  if (kind !== 'token') return { metrics: { kind } };
  return { metrics: { kind, token: env.required('METRICS_TOKEN', 'METRICS is token') } };
}
