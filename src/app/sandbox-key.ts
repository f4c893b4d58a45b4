// Passes the walls of tenants: finds and makes the first tenant's key.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedUserRow, embeddedUsersOf, foundTenant, issueApiKey, SCOPES } from '../domains/accounts/index.ts';
import { creditBalance } from '../kernel/execution/credit-balance.ts';
import type { Engine } from '../kernel/lifecycle/engine.ts';
import { UnitOfWork } from '../kernel/lifecycle/unit-of-work.ts';

const FILE = 'sandbox-key';
/** 1,000.00 USD. */
const OPENING_BALANCE = 1_000_000_000n;

/**
 * The key that `npm start` prints: of a tenant "Sandbox" with an opening balance, founded at the first start. The service
 * keeps only its hash; the folder of the sandbox's data keeps the key itself, so that the next start can print it again.
 */
export async function sandboxKey(engine: Engine, dataDir: string): Promise<string> {
  const file = join(dataDir, FILE);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return known.trim();
  const apiKey = await foundSandbox(engine);
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${apiKey}\n`, { mode: 0o600 });
  return apiKey;
}

/** The first tenant of a sandbox. */
const FIRST = { name: 'Sandbox', email: 'owner@sandbox.test' };

/** Founds a tenant with an opening balance, "Sandbox" unless told, and answers its key. */
export async function foundSandbox(engine: Engine, { name: tenantName, email } = FIRST): Promise<string> {
  const by = { actorType: 'operator', actorId: 'start', requestId: null } as const;
  const work = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  const tools = {
    reads: work.reads,
    aggregatesWith: work.aggregatesWith.bind(work),
    open: work.open.bind(work),
    write: work.write.bind(work),
  };
  const { config, vault } = engine.services;
  const name = `${tenantName} Owner`;
  const users = embeddedUsersOf(config);
  if (!users) throw new Error('Live has no embedded identity provider');
  const userId = users.userIdOf(email);
  const signerAddress = users.signerOf(userId).address;
  work.write(embeddedUserRow(vault, { id: userId, email, name, signerAddress, createdAt: work.realNow }));
  const founder = { userId, email, isEmailVerified: false, userName: name };
  const founding = { name: tenantName, legalName: `${tenantName} Ltd`, country: 'US', ...founder, at: work.realNow };
  const { tenant, owner } = await foundTenant(tools, engine.services, founding);
  const { apiKey } = await issueApiKey(tools.open, engine.services, {
    tenantId: tenant.id,
    name: 'Printed by npm start',
    memberId: owner.id,
    issuedByMemberId: null,
    agentId: null,
    scopes: [...SCOPES],
    ipAllowlist: [],
    requestSigning: false,
    expiresAt: null,
  });
  await work.commit();
  await creditBalance(engine, {
    tenantId: tenant.id,
    amount: OPENING_BALANCE,
    asset: 'USDC',
    reference: `opening:${tenant.id}`,
    operator: 'start',
  });
  return apiKey;
}
