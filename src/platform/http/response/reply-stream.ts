import { Refusal } from '../../refusal.ts';
import type { Context } from '../context.ts';
import type { OpenStream } from '../ports.ts';
import { reply, replyRefusal } from './reply.ts';

const EVENT_STREAM = 'text/event-stream';

/**
 * True if the client prefers a stream. A client that accepts either form gets the document, and so does a HEAD request.
 */
export const asksForStream = (context: Context): boolean =>
  context.method === 'GET' && context.accepts('application/json', EVENT_STREAM) === EVENT_STREAM;

/** Opens the stream as the body, which Koa destroys with the connection. */
export function replyStream(context: Context, open: OpenStream): void {
  const { exchange, res: response } = context;
  if (exchange.standing === undefined) throw new Error(`${exchange.operationId} streams to nobody`);
  const { standing, version } = exchange;
  const stream = open(version === undefined ? standing : { ...standing, version });
  if (stream instanceof Refusal) {
    replyRefusal(context, stream);
    return;
  }
  reply(context, 200, `${EVENT_STREAM}; charset=utf-8`, stream);
  // A proxy that collects the answer before it passes it on would keep the events back.
  response.setHeader('X-Accel-Buffering', 'no');
  // Its connection serves nothing else: left open behind a stream, it would hold up a service that stops.
  response.setHeader('Connection', 'close');
}
