import { createServer } from 'node:http';
import Router from '@koa/router';
import Koa, { type Context } from 'koa';
import { koaBody } from 'koa-body';
import { z } from 'zod';
import { created, document, documented, isAllowed, payment } from '../sample.ts';

/**
 * What openapi-code-generator's Koa template emits: @koa/router with one route per operation, koa-body, zod schemas for
 * path, body and response. Written by hand here, because its packages are not on every registry; the schemas are made
 * of the contract's own.
 */
const schemaOf = (name: string) =>
  z.fromJSONSchema({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...withDefinitions(name),
  } as Parameters<typeof z.fromJSONSchema>[0]);

function withDefinitions(name: string): object {
  const text = JSON.stringify({ ...document.components.schemas[name], $defs: document.components.schemas });
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'), withoutRules) as object;
}

/** zod knows no `not`: the rules over several fields stay out, which makes the stand-in a little faster. */
const withoutRules = (key: string, value: unknown): unknown =>
  key === 'not' || (key === 'allOf' && JSON.stringify(value).includes('"x-code"')) ? undefined : value;

const router = new Router();
const answers = {
  getOfframpPayment: {
    status: 200,
    body: payment,
    scope: 'ramps:read',
    response: schemaOf('OfframpPayment'),
    input: undefined,
  },
  createOfframpPayment: {
    status: 201,
    body: created,
    scope: 'ramps:write',
    response: schemaOf('OfframpPaymentCreated'),
    input: schemaOf('CreateOfframpPaymentRequest'),
  },
} as const;
const params = z.object({ id: z.string() });

for (const { method, path, id } of documented) {
  const template = path.replaceAll(/\{([^{}]+)\}/g, ':$1');
  const known = answers[id as keyof typeof answers];
  router.register(template, [method], async (context: Context & { params: unknown; request: { body?: unknown } }) => {
    if (!known || !isAllowed(context.headers['x-service-api-key'], known.scope)) {
      context.status = known ? 401 : 501;
      return;
    }
    if (path.includes('{')) params.parse(context.params);
    known.input?.parse(context.request.body);
    context.body = known.response.parse(known.body);
    context.status = known.status;
  });
}

const app = new Koa();
app.use(koaBody());
app.use(router.routes());

export const server = createServer(app.callback());
