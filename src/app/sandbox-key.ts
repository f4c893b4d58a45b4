// Passes the walls of tenants: finds and makes the first tenant's key.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedUserRow, embeddedUsersOf, foundTenant, issueApiKey, SCOPES } from '../domains/accounts/index.ts';
import { creditBalance } from '../payments/ledger/credit-balance.ts';
import type { Engine } from '../platform/lifecycle/engine.ts';
import { transact } from '../platform/lifecycle/transact.ts';

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
  const { config, vault } = engine.services;
  const name = `${tenantName} Owner`;
  const users = embeddedUsersOf(config);
  if (!users) throw new Error('Live has no embedded identity provider');
  const userId = users.userIdOf(email);
  const signerAddress = users.signerOf(userId).address;
  const { tenantId, apiKey } = await transact(engine, by, async (work) => {
    const aggregatesWith = work.aggregatesWith.bind(work);
    const [open, write] = [work.open.bind(work), work.write.bind(work)];
    work.write(embeddedUserRow(vault, { id: userId, email, name, signerAddress, createdAt: work.realNow }));
    const founder = { userId, email, isEmailVerified: false, userName: name };
    const founding = { name: tenantName, legalName: `${tenantName} Ltd`, country: 'US', ...founder, at: work.realNow };
    const { tenant, owner } = await foundTenant(
      { reads: work.reads, aggregatesWith, open, write },
      engine.services,
      founding,
    );
    const { apiKey } = await issueApiKey(open, engine.services, {
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
    return { tenantId: tenant.id, apiKey };
  });
  await creditBalance(engine, {
    tenantId,
    amount: OPENING_BALANCE,
    asset: 'USDC',
    reference: `opening:${tenantId}`,
    operator: 'start',
  });
  return apiKey;
}
