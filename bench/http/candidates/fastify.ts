import type { Server } from 'node:http';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { created, document, documented, isAllowed, payment } from '../sample.ts';

const answers: Readonly<Record<string, [number, object]>> = {
  getOfframpPayment: [200, payment],
  createOfframpPayment: [201, created],
};

const fastify = Fastify({ ajv: { customOptions: { strict: false, allErrors: true } } });
const requireKey = async (
  request: FastifyRequest,
  _reply: FastifyReply,
  [scope]: ('ramps:read' | 'ramps:write')[] = [],
) => {
  if (scope && !isAllowed(request.headers['x-service-api-key'], scope)) throw new Error('unauthorized');
};
await fastify.register(openapiGlue, {
  // A copy: the plugin changes what it is given.
  specification: structuredClone(document),
  serviceHandlers: Object.fromEntries(
    documented.map(({ id }) => [
      id,
      async (_request: FastifyRequest, reply: FastifyReply) => {
        const [status, body] = answers[id] ?? [501, {}];
        reply.status(status);
        return body;
      },
    ]),
  ),
  securityHandlers: { apiKey: requireKey, memberSession: requireKey, adminKey: requireKey },
});
await fastify.ready();

export const server: Server = fastify.server;
