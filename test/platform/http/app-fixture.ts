import { hashToken } from '../../../src/platform/crypto/index.ts';
import { type App, type AppOptions, createApp } from '../../../src/platform/http/app.ts';
import { sandboxSessionTokens } from '../../../src/platform/http/credentials/session-tokens.ts';
import type {
  Executor,
  FoundKey,
  KeyRecord,
  Membership,
  Outcome,
  SessionRecord,
  Unit,
} from '../../../src/platform/http/ports.ts';
import type { Timeouts } from '../../../src/platform/http/server/listen.ts';
import { createLog } from '../../../src/platform/http/server/log.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { errors, responseValidators, routers, type TestHandler } from './contract-fixture.ts';

export const API_KEY = `svc_test_${'a'.repeat(40)}`;
export const SIGNING_SECRET = `sgs_${'s'.repeat(43)}`;

export const sessionTokens = sandboxSessionTokens({
  kind: 'sandbox',
  issuer: 'urn:test',
  audience: 'service',
  seed: '11'.repeat(32),
});

export const keyRecord = (changed: Partial<KeyRecord> = {}): KeyRecord => ({
  id: 'key_1',
  tenantId: 'ten_1',
  tenantStatus: 'ACTIVE',
  revokedAt: null,
  expiresAt: null,
  scopes: ['ramps:read', 'ramps:write'],
  agentId: null,
  agentStatus: null,
  ipAllowlist: [],
  requestSigning: false,
  signingSecret: null,
  memberId: 'mem_1',
  memberRole: 'OWNER',
  memberActive: true,
  issuedByMemberId: 'mem_1',
  apiVersion: null,
  ...changed,
});

export const membership = (changed: Partial<Membership> = {}): Membership => ({
  memberId: 'mem_1',
  tenantId: 'ten_1',
  tenantStatus: 'ACTIVE',
  role: 'OWNER',
  active: true,
  scopes: ['ramps:read', 'ramps:write', 'policies:write'],
  ...changed,
});

/** One transaction per run, kept in memory: enough to see what the platform asks of it and makes of its outcomes. */
export function memoryExecutor(): Executor & { readonly runs: { count: number } } {
  const runs = { count: 0 };
  const nothing = async (): Promise<never> => {
    throw new Error('no database in this test');
  };
  const unit = {
    now: new Date('2026-03-02T09:00:00.000Z'),
    reads: { many: nothing, one: nothing, acrossTenants: { many: nothing, one: nothing } },
    services: {},
    aggregate: nothing,
    open: nothing,
    write: () => undefined,
    cut: nothing,
  } as unknown as Unit;
  return {
    runs,
    async run(_operation, { handle }): Promise<Outcome> {
      runs.count += 1;
      const result = await handle(unit);
      return result instanceof Refusal
        ? { kind: 'refused', refusal: result }
        : { kind: 'answered', answer: result, replayed: false };
    },
  };
}

export interface ServerOptions {
  readonly key?: KeyRecord | undefined;
  readonly session?: SessionRecord;
  readonly handlers?: Readonly<Record<string, TestHandler>>;
  readonly environment?: 'sandbox' | 'live';
  readonly corsOrigins?: readonly string[];
  readonly middleware?: AppOptions['middleware'];
  readonly adminApiKey?: string;
  readonly trustedProxyHops?: number;
  readonly rateLimits?: AppOptions['config']['rateLimits'];
  readonly monotonic?: () => number;
  readonly executor?: Executor;
  readonly checkResponses?: AppOptions['checkResponses'];
  readonly metrics?: AppOptions['config']['metrics'];
  readonly timeouts?: Partial<Timeouts>;
  /** Of another contract. */
  readonly routers?: AppOptions['routers'];
  /** Awaited by the look-up of each key; `nth` counts from 1. */
  readonly lookingUp?: (nth: number) => Promise<void>;
}

/** The app of the fixture's contract; `write` gets its log lines, and `lookUps` counts the credentials that it looks up. */
/** A key that every transaction confirms. */
export const found = (key: KeyRecord): FoundKey => ({
  key,
  confirmation: { statement: { text: 'SELECT 1', values: [] }, confirm: () => true, isConfirmed: true },
});

export function testApp(options: ServerOptions, write: (line: string) => void, lookUps = { count: 0 }): App {
  const key = 'key' in options ? options.key : keyRecord();
  return createApp({
    config: {
      environment: options.environment ?? 'sandbox',
      baseUrl: 'https://api.example',
      corsOrigins: options.corsOrigins ?? [],
      adminApiKey: options.adminApiKey,
      trustedProxyHops: options.trustedProxyHops ?? 0,
      requestDefaults: { chainId: 84532 },
      deprecation: { sunset: 'Wed, 30 Jun 2027 23:59:59 GMT', path: '/docs/payments/migrate-to-intents' },
      metrics: options.metrics ?? { kind: 'open' },
      rateLimits: options.rateLimits ?? { perMinute: 0, burst: 100, publicPerMinute: 0 },
    },
    routers: options.routers ?? routers(options.handlers),
    middleware: options.middleware ?? [],
    responseValidators,
    errors,
    executor: options.executor ?? memoryExecutor(),
    authenticator: {
      apiKey: async (hash) => {
        lookUps.count += 1;
        await options.lookingUp?.(lookUps.count);
        return hash === hashToken(API_KEY) && key !== undefined ? found(key) : undefined;
      },
      session: async () => {
        lookUps.count += 1;
        return options.session ?? { membership: membership(), ambiguous: false };
      },
    },
    sessionTokens,
    log: createLog({
      level: 'info',
      environment: 'sandbox',
      destination: { write },
    }),
    version: '0.0.0-test',
    checkResponses: options.checkResponses ?? 'always',
    ...(options.monotonic && { monotonic: options.monotonic }),
  });
}
