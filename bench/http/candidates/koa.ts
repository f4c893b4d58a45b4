import { createServer } from 'node:http';
import Koa from 'koa';
import { created, payment } from '../sample.ts';
import { readJson } from './body.ts';

/** The reference: one handler, no routing, no validation, no authentication. */
const app = new Koa();
app.use(async (context) => {
  if (context.method === 'POST') {
    await readJson(context.req);
    context.status = 201;
    context.body = created;
  } else context.body = payment;
});

export const server = createServer(app.callback());
