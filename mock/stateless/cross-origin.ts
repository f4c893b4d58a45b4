import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa from 'koa';
import { crossOrigin } from '../../src/platform/http/response/cross-origin.ts';

const app = new Koa();
const rule = crossOrigin({ environment: 'sandbox', corsOrigins: [] });

/**
 * CORS by the service's own rule for a sandbox: sets the headers of the answer, and answers a preflight. True where the
 * request has still to be answered.
 */
export async function passesCrossOrigin(incoming: IncomingMessage, answer: ServerResponse): Promise<boolean> {
  const context = app.createContext(incoming, answer);
  let passes = false;
  await rule(context as unknown as Parameters<typeof rule>[0], async () => {
    passes = true;
  });
  if (!passes) answer.end();
  return passes;
}
