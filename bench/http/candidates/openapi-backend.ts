import { createServer } from 'node:http';
import Koa, { type Context } from 'koa';
import { type Document as BackendDocument, OpenAPIBackend } from 'openapi-backend';
import { created, document, isAllowed, payment } from '../sample.ts';
import { readJson } from './body.ts';

const api = new OpenAPIBackend({
  definition: structuredClone(document) as unknown as BackendDocument,
  quick: true,
  ajvOpts: { strict: false, allErrors: true },
  handlers: {
    getOfframpPayment: (_: unknown, context: Context) => answer(context, 200, payment),
    createOfframpPayment: (_: unknown, context: Context) => answer(context, 201, created),
    validationFail: (_: unknown, context: Context) => answer(context, 400, {}),
    notFound: (_: unknown, context: Context) => answer(context, 404, {}),
    unauthorizedHandler: (_: unknown, context: Context) => answer(context, 401, {}),
  },
  securityHandlers: {
    apiKey: ({
      operation,
      request,
    }: {
      operation: { method: string };
      request: { headers: Record<string, unknown> };
    }) => isAllowed(request.headers['x-service-api-key'], operation.method === 'get' ? 'ramps:read' : 'ramps:write'),
    memberSession: () => false,
  },
} as ConstructorParameters<typeof OpenAPIBackend>[0]);
await api.init();

function answer(context: Context, status: number, body: object): void {
  context.status = status;
  context.body = body;
}

const app = new Koa();
app.use(async (context) => {
  const body = context.method === 'POST' ? await readJson(context.req) : undefined;
  const request = {
    method: context.method,
    path: context.path,
    query: context.query as Record<string, string | string[]>,
    headers: context.headers as Record<string, string | string[]>,
    body,
  };
  await api.handleRequest(request, context);
});

export const server = createServer(app.callback());
