// Reads across tenants: it finds and makes the first tenant's key before anybody has one.

import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import type { FoundTenant, SandboxTenant } from '../../../platform/module.ts';
import { issueApiKey } from '../keys/issue-api-key.ts';
import { SCOPES } from '../keys/scopes.ts';
import { embeddedUserRow } from './embedded-user-row.ts';
import { embeddedUsersOf } from './embedded-users.ts';
import { foundTenant } from './found-tenant.ts';

/** Founds a tenant with an owner of the embedded identity provider, and a key of that owner with all scopes. */
export function foundSandboxTenant(engine: Engine, { name: tenantName, email }: SandboxTenant): Promise<FoundTenant> {
  const by = { actorType: 'operator', actorId: 'start', requestId: null } as const;
  const { config, vault } = engine.services;
  const name = `${tenantName} Owner`;
  const users = embeddedUsersOf(config);
  if (!users) throw new Error('Live has no embedded identity provider');
  const userId = users.userIdOf(email);
  const signerAddress = users.signerOf(userId).address;
  return transact(engine, by, async (work) => {
    const aggregatesWith = work.aggregatesWith.bind(work);
    const [open, write] = [work.open.bind(work), work.write.bind(work)];
    work.write(embeddedUserRow(vault, { id: userId, email, name, signerAddress, createdAt: work.realNow }));
    const founder = { userId, email, isEmailVerified: false, userName: name };
    const founding = { name: tenantName, legalName: `${tenantName} Ltd`, country: 'US', ...founder, at: work.realNow };
    const tools = { reads: work.reads, aggregatesWith, open, write };
    const { tenant, owner } = await foundTenant(tools, engine.services, founding);
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
}
