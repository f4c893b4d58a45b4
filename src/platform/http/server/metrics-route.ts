import { equalSecrets } from '../../crypto/index.ts';
import type { Refusal } from '../../refusal.ts';
import type { Context } from '../context.ts';
import { unauthenticated } from '../credentials/credential-faults.ts';
import { chargeAddress, exhaustedAddress } from '../credentials/limits.ts';
import { reply, replyRefusal } from '../response/reply.ts';

/** The readers of `/metrics`: nobody (the path does not exist), everybody, or clients that send the token as `Bearer`. */
export type MetricsAccess =
  | { readonly kind: 'off' }
  | { readonly kind: 'open' }
  | { readonly kind: 'token'; readonly token: string };

const BEARER = /^Bearer +(\S+)$/i;

/** `GET /metrics` for Prometheus: no operation of the contract. Where access is `off` nobody adds it: it answers 404. */
export const metricsRoute =
  (access: Exclude<MetricsAccess, { readonly kind: 'off' }>) =>
  async (context: Context): Promise<void> => {
    const refusal = access.kind === 'token' ? refusalOf(context, access.token) : undefined;
    if (refusal !== undefined) return replyRefusal(context, refusal);
    const { metrics } = context.kernel;
    reply(context, 200, metrics.registry.contentType, await metrics.scrape());
  };

/** A wrong token is tried no more often than any other credential (D-500). */
function refusalOf({ kernel, exchange }: Context, token: string): Refusal | undefined {
  const authorization = exchange.header('authorization');
  if (authorization === undefined) return unauthenticated('noMetricsToken');
  const exhausted = exhaustedAddress(kernel, exchange);
  if (exhausted !== undefined) return exhausted;
  if (equalSecrets(BEARER.exec(authorization)?.[1] ?? '', token)) return undefined;
  chargeAddress(kernel, exchange);
  return unauthenticated('wrongMetricsToken');
}
