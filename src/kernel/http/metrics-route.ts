import type { Context } from 'koa';
import type { MetricsAccess } from '../config/metrics.ts';
import { equalSecrets } from '../crypto/index.ts';
import { Exchange } from './exchange.ts';
import type { Kernel } from './kernel.ts';
import { chargeAddress, exhaustedAddress } from './limits.ts';
import { type Refusal, refuse } from './refusal.ts';
import { replyRefusal, replyText } from './reply.ts';
import { record } from './request-path.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** `GET /metrics` for Prometheus: no operation of the contract. Where access is `off` nobody adds it: it answers 404. */
export const metricsRoute =
  (kernel: Kernel, access: Exclude<MetricsAccess, { readonly kind: 'off' }>): ((context: Context) => Promise<void>) =>
  async (context) => {
    context.respond = false;
    const exchange = new Exchange(context.req, context.res);
    const refusal = access.kind === 'token' ? refusalOf(kernel, exchange, access.token) : undefined;
    if (refusal === undefined) {
      const { registry } = kernel.metrics;
      replyText(kernel, exchange, registry.contentType, await registry.metrics());
      return;
    }
    replyRefusal(kernel, exchange, refusal);
    record(kernel, exchange);
  };

/** A wrong token is tried no more often than any other credential (D-500). */
function refusalOf(kernel: Kernel, exchange: Exchange, token: string): Refusal | undefined {
  const authorization = exchange.header('authorization');
  if (authorization === undefined) return refuse('UNAUTHENTICATED');
  const exhausted = exhaustedAddress(kernel, exchange);
  if (exhausted !== undefined) return exhausted;
  if (equalSecrets(BEARER.exec(authorization)?.[1] ?? '', token)) return undefined;
  chargeAddress(kernel, exchange);
  return refuse('UNAUTHENTICATED');
}
