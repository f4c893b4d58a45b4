import type { Next } from 'koa';
import { WRITTEN_HEADERS } from '../../names.ts';
import { inJoiningSpan, parseTraceparent } from '../../tracing/index.ts';
import { world } from '../../world.ts';
import type { Context } from '../context.ts';
import { Exchange } from '../exchange.ts';
import { answerFailure } from '../response/failure.ts';
import { describeRequest } from './request-span.ts';

/**
 * The first middleware, around all others: the request's id and the service's version on every answer (D-032, D-062), an
 * answer for what is thrown, one line in the log and one observation.
 */
export function observe(context: Context, next: Next): Promise<void> {
  const exchange = new Exchange(context.req);
  context.exchange = exchange;
  return inJoiningSpan(
    { kind: 'SERVER', traceparent: exchange.header('traceparent'), describe: () => describeRequest(context) },
    () => answer(context, next),
  );
}

async function answer(context: Context, next: Next): Promise<void> {
  const { kernel, exchange, res: response } = context;
  response.setHeader('X-Request-Id', exchange.requestId);
  response.setHeader(WRITTEN_HEADERS.version, kernel.version);
  try {
    await next();
  } catch (error) {
    answerFailure(context, error);
  }
  if (kernel.isDraining()) response.setHeader('Connection', 'close');
  record(context);
}

/** Never the request's path, body or address, and of its headers only the id of the trace that the caller began. */
function record(context: Context): void {
  const { kernel, exchange } = context;
  const { requestId, caller, code } = exchange;
  const operationId = context._matchedRouteName ?? 'none';
  const ms = world.monotonic() - exchange.startedAt;
  const status = code === 'CLIENT_ABORTED' ? 499 : context.status;
  kernel.metrics.observe(operationId, status, ms);
  if (exchange.version !== undefined) {
    kernel.metrics.observeOlder(exchange.version.date, operationId);
    if (exchange.standing !== undefined)
      kernel.noteOlderVersion(exchange.standing.caller, exchange.version.date, operationId);
  }
  if (exchange.deprecated) kernel.metrics.observeDeprecated(operationId);
  // The outage is in the log already, and its requests are in the metrics.
  if (exchange.isOutage || !kernel.log.isLevelEnabled('info')) return;
  const tenantId = caller?.tenantId ?? null;
  const traceId = parseTraceparent(exchange.header('traceparent'))?.traceId;
  const line = { requestId, operationId, status, code, tenantId, traceId, ms: Math.round(ms * 100) / 100 };
  if (status >= 500) kernel.log.error(line, 'request');
  else kernel.log.info(line, 'request');
}
