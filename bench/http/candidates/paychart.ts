import { createServer } from 'node:http';
import process from 'node:process';
import Router from '@koa/router';
import type { DefaultState } from 'koa';
import { errors } from '../../../generated/contract/errors.ts';
import type { OperationId } from '../../../generated/contract/operations.ts';
import { routers } from '../../../generated/wiring/routes.ts';
import { createApp } from '../../../src/platform/http/app.ts';
import type { KernelContext } from '../../../src/platform/http/context.ts';
import { sandboxSessionTokens } from '../../../src/platform/http/credentials/session-tokens.ts';
import type { HandlerRequest } from '../../../src/platform/http/handler-request.ts';
import { type OperationRoute, operation, operationOf } from '../../../src/platform/http/operation.ts';
import type { Authenticator, Confirmation, Executor, KeyRecord, Unit } from '../../../src/platform/http/ports.ts';
import { createLog } from '../../../src/platform/http/server/log.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { created, knowsHash, payment } from '../sample.ts';

/** Our whole platform with every operation of the contract; only the database is left out. */

const key: KeyRecord = {
  id: 'key_01k9zt5r7m8q4x2v6b3n1c0d11',
  tenantId: 'ten_01k9zt5r7m8q4x2v6b3n1c0d01',
  tenantStatus: 'ACTIVE',
  revokedAt: null,
  expiresAt: null,
  apiVersion: null,
  scopes: ['ramps:read', 'ramps:write'],
  agentId: null,
  agentStatus: null,
  ipAllowlist: [],
  requestSigning: false,
  signingSecret: null,
  memberId: 'mem_01k9zt5r7m8q4x2v6b3n1c0d12',
  memberRole: 'OWNER',
  memberActive: true,
  issuedByMemberId: null,
};

/** The executor of this bench has no database, so it does not run the statement that confirms a key. */
const confirmation: Confirmation = {
  statement: { text: 'SELECT' },
  confirm: () => true,
  isConfirmed: true,
};

const authenticator: Authenticator = {
  apiKey: async (hash) => (knowsHash(hash) ? { key, confirmation } : undefined),
  session: async () => ({ membership: null, ambiguous: false }),
};

const unit = {
  now: new Date(),
  reads: {},
  services: {},
  write: () => undefined,
} as unknown as Unit;

const executor: Executor = {
  async run(_operation, { handle }) {
    const result = await handle(unit);
    return result instanceof Refusal
      ? { kind: 'refused', refusal: result }
      : { kind: 'answered', answer: result, replayed: false };
  },
};

const results: Readonly<Record<string, object>> = { getOfframpPayment: payment, createOfframpPayment: created };

/** The generated routes as they are, with other handlers: every route is there to be matched. */
const answering = Object.entries(routers).map(([domain, { stack }]) => {
  const router = new Router<DefaultState, KernelContext>({ sensitive: true, strict: true });
  for (const layer of stack) {
    const { name = '', methods, path } = layer;
    const described = operationOf(layer);
    const handler = async (request: HandlerRequest): Promise<object | undefined> => {
      // Nobody has protected anything here; the gate itself is run.
      if (described?.twoFactor !== undefined) request.twoFactor.pass();
      return results[name];
    };
    const route = { ...described, handler };
    router.register(path, methods, operation(route as unknown as OperationRoute<OperationId>), { name });
  }
  return [domain, router] as const;
});

const app = createApp({
  // The rate limiter runs; nobody reaches its limit.
  config: {
    environment: 'sandbox',
    requestDefaults: { chainId: 84_532 },
    baseUrl: 'http://localhost:8080',
    metrics: { kind: 'off' },
    corsOrigins: [],
    adminApiKey: undefined,
    trustedProxyHops: 0,
    rateLimits: { perMinute: 1e9, burst: 1e9, publicPerMinute: 1e9 },
  },
  routers: Object.fromEntries(answering),
  responseValidators: async () =>
    (await import('../../../generated/contract/response-validators.js')).responseValidators,
  errors,
  executor,
  authenticator,
  sessionTokens: sandboxSessionTokens({
    kind: 'sandbox',
    issuer: 'urn:bench',
    audience: 'service',
    seed: '11'.repeat(32),
  }),
  log: createLog({
    level: process.env.BENCH_LOG_LEVEL ?? 'warn',
    environment: 'sandbox',
    destination: { write: () => undefined },
  }),
  version: '0.1.0',
  checkResponses: 'sampled',
});

export const server = createServer(app.listener);
