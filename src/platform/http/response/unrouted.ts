import type { Next } from 'koa';
import { refuse } from '../../refusal.ts';
import type { Context } from '../context.ts';
import { replyRefusal } from './reply.ts';

/**
 * Stands between the router and its `allowedMethods`: what no route has answered gets the error envelope. A path that is
 * known under other methods is 405, with `Allow` (D-512).
 */
export async function answerUnrouted(context: Context, next: Next): Promise<void> {
  await next();
  if (context.body !== undefined) return;
  if (context.status === 405) replyRefusal(context, refuse('METHOD_NOT_ALLOWED'));
  else if (context.status === 404) replyRefusal(context, refuse('ROUTE_NOT_FOUND'));
}
