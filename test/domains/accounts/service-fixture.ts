import { randomUUID } from 'node:crypto';
import { parseConfig, startDefaults } from '../../../src/app/config.ts';
import { createService } from '../../../src/platform/app/service.ts';
import { listen } from '../../../src/platform/http/server/listen.ts';
import { createLog } from '../../../src/platform/http/server/log.ts';
import { createTestDatabase } from '../../support/database.ts';
import { wiring } from '../../support/wiring.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the contract says; the platform has checked it.
  readonly body: any;
}

/** The service over HTTP on a database of its own; its workers run when the test says so. */
export async function startAccounts() {
  const database = await createTestDatabase();
  const config = parseConfig({
    ...startDefaults,
    SANDBOX_SEED: 'accounts-test',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_PUBLIC_PER_MINUTE: '0',
  });
  const service = createService({
    ...wiring,
    config,
    databaseUrl: database.url,
    log: createLog({ level: process.env.TEST_LOG ?? 'silent', environment: 'sandbox' }),
    version: '0.0.0-test',
    checkResponses: 'always',
  });
  const { engine, pool } = service;
  const listening = await listen(service.app, { port: 0 });

  const call = async (
    method: string,
    path: string,
    credential: Credential,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Reply> => {
    const response = await fetch(listening.url + path, {
      method,
      headers: {
        ...headersOf(credential),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...extra,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  return {
    engine,
    vault: engine.services.vault,
    call,
    /** Runs all due jobs, until none is left. */
    async work(): Promise<void> {
      while ((await service.runner.runDue()) > 0);
    },
    owner: pool.owner,
    /** The owner's rows, past every wall. */
    rows: async (text: string, values: readonly string[] = []) => (await pool.owner.raw(text, [...values])).rows,
    async signIn(body: object): Promise<Session> {
      const reply = await call('POST', '/v1/test/sessions', null, body);
      if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
      return { ...reply.body, session: reply.body.token };
    },
    /** A founded tenant and its owner's session. */
    async found(email: string): Promise<{ owner: Session; tenant: { id: string }; member: { id: string } }> {
      const owner = await this.signIn({ email, name: 'Ada Moreno' });
      const reply = await call('POST', '/v1/tenants', owner, { name: 'Acme Imports', country: 'US' });
      if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
      return { owner: await this.signIn({ email }), ...reply.body };
    },
    async close(): Promise<void> {
      await listening.close(1000);
      await service.close();
      await database.drop();
    },
  };
}

export type Service = Awaited<ReturnType<typeof startAccounts>>;

export interface Session {
  readonly session: string;
  readonly userId: string;
  readonly tenantId: string | null;
  readonly memberId: string | null;
  readonly signer: { readonly address: `0x${string}`; readonly privateKey: `0x${string}` };
}

export type Credential = { readonly session: string; readonly tenant?: string } | { readonly apiKey: string } | null;

function headersOf(credential: Credential): Record<string, string> {
  if (credential === null) return {};
  if ('apiKey' in credential) return { 'x-service-api-key': credential.apiKey };
  return {
    authorization: `Bearer ${credential.session}`,
    ...('tenant' in credential && credential.tenant ? { 'x-service-tenant-id': credential.tenant } : {}),
  };
}
