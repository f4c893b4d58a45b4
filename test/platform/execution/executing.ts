import { createExecutor } from '../../../src/platform/execution/executor.ts';
import type { Caller } from '../../../src/platform/http/caller.ts';
import type { Answer, Execution, IdempotencyKey, Unit } from '../../../src/platform/http/ports.ts';
import type { LifecycleRegistry } from '../../../src/platform/lifecycle/definition.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { startTestEngine } from '../../support/engine.ts';

export const vault = {
  encryptDocument: (plain: string) => `<${plain}>`,
  decrypt: (stored: string) => stored.slice(1, -1),
};

export const TTL_HOURS = 24;

export const answered = (body: string, status = 201): Answer => ({
  status,
  body,
  location: undefined,
  link: undefined,
});

export const refused = (code: Refusal['code'], commits = false): Refusal => new Refusal(code, { commits });

export const callerOf = (changed: Partial<Caller> = {}): Caller => ({
  kind: 'apiKey',
  environment: 'sandbox',
  tenantId: 'ten_1',
  memberId: 'mem_1',
  role: 'OWNER',
  userId: null,
  email: null,
  emailVerified: false,
  apiKeyId: 'key_1',
  keyIssuerId: null,
  agentId: null,
  memberActive: true,
  scopes: [],
  requestId: 'req_1',
  ...changed,
});

export const keyOf = (changed: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  scope: 'ten_1',
  operation: 'POST /v1/things',
  key: 'key-1',
  salientHash: 'salient',
  bodyHash: 'body',
  caller: { memberId: 'mem_1', apiKeyId: null, role: 'OWNER' },
  showsSecret: false,
  ...changed,
});

export interface Running {
  readonly caller?: Caller;
  readonly transaction?: 'two-phase' | 'read-ahead';
  readonly prefetch?: Execution['prefetch'];
  readonly signature?: Execution['signature'];
  readonly confirmations?: Execution['confirmations'];
  readonly credentialExpiresAt?: Date;
  readonly keepsNothing?: boolean;
}

/** The executor on the engine alone; handlers are functions of a test. */
export async function startExecutor(lifecycles?: Partial<LifecycleRegistry>) {
  const test = await startTestEngine({ ...(lifecycles && { lifecycles }) });
  const executor = createExecutor({
    engine: test.engine,
    vault,
    idempotencyTtlHours: TTL_HOURS,
    idempotencyWaitMs: 200,
  });
  const { owner } = test.pool;
  return {
    ...test,
    run: (
      idempotency: IdempotencyKey | undefined,
      handle: (unit: Unit) => Promise<Answer | Refusal>,
      { caller = callerOf(), transaction, ...more }: Running = {},
    ) =>
      executor.run({ id: 'confirmThing', transaction }, { caller, idempotency, prefetch: undefined, ...more, handle }),
    /** The key rows that are there. */
    keys: (): Promise<Record<string, unknown>[]> => owner('idempotency_keys').orderBy(['scope', 'key']),
    audits: async (): Promise<string[]> => (await owner('audit_log').orderBy(['tx', 'id'])).map(({ action }) => action),
    /** As before each test. */
    clear: async (): Promise<void> => {
      await owner.raw('TRUNCATE idempotency_keys, audit_log, request_signatures, tenant_clocks');
      test.clock.now = undefined;
      test.faults.hit = () => undefined;
    },
  };
}

export type Executing = Awaited<ReturnType<typeof startExecutor>>;
