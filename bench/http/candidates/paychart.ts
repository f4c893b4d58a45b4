import { createServer } from 'node:http';
import process from 'node:process';
import { errors } from '../../../generated/contract/errors.ts';
import { operations } from '../../../generated/contract/operation-table.ts';
import { requestValidators } from '../../../generated/contract/validators.js';
import { type AppOptions, createApp } from '../../../src/kernel/http/app.ts';
import { createLog } from '../../../src/kernel/http/log.ts';
import type { Authenticator, Executor, KeyRecord, Unit } from '../../../src/kernel/http/ports.ts';
import { sandboxSessionTokens } from '../../../src/kernel/http/session-tokens.ts';
import { created, knowsHash, payment } from '../sample.ts';

/** Our whole kernel with every operation of the contract; only the database is left out. */

const key: KeyRecord = {
  id: 'key_01k9zt5r7m8q4x2v6b3n1c0d11',
  tenantId: 'ten_01k9zt5r7m8q4x2v6b3n1c0d01',
  tenantStatus: 'ACTIVE',
  revokedAt: null,
  expiresAt: null,
  scopes: ['ramps:read', 'ramps:write'],
  agentId: null,
  agentStatus: null,
  ipAllowlist: [],
  requestSigning: false,
  signingSecret: null,
  memberId: 'mem_01k9zt5r7m8q4x2v6b3n1c0d12',
  memberRole: 'OWNER',
  memberActive: true,
};

const authenticator: Authenticator = {
  apiKey: async (hash) => (knowsHash(hash) ? key : undefined),
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
    return 'failure' in result
      ? { kind: 'failed', failure: result }
      : { kind: 'answered', answer: result, replayed: false };
  },
};

const results: Readonly<Record<string, object>> = { getOfframpPayment: payment, createOfframpPayment: created };
const handlers = Object.fromEntries(Object.keys(operations).map((id) => [id, async () => results[id]]));

const app = createApp({
  // The rate limiter runs; nobody reaches its limit.
  config: {
    environment: 'sandbox',
    baseUrl: 'http://localhost:8080',
    metrics: { kind: 'off' },
    adminApiKey: undefined,
    trustedProxyHops: 0,
    rateLimits: { perMinute: 1e9, burst: 1e9, publicPerMinute: 1e9 },
  },
  operations,
  handlers: handlers as unknown as AppOptions['handlers'],
  requestValidators: requestValidators as AppOptions['requestValidators'],
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
    service: 'paychart',
    environment: 'sandbox',
    destination: { write: () => undefined },
  }),
  version: '0.1.0',
  checkResponses: 'sampled',
} as AppOptions);

export const server = createServer(app.listener);
