import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createPaychart } from '#sdk';
import { relayAll } from '../../payments/chain/relaying.ts';
import type { Client, TestService, TestTenant } from '../../support/service.ts';

/** Runs jobs and the relayer until nothing is due and everything that was asked of the chain has ended. */
export async function runUntilChainIdle(service: TestService): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await service.runUntilIdle();
    const [{ open }] = await service.pool
      .owner('chain_transactions')
      .whereIn('state', ['QUEUED', 'SENT'])
      .select(service.pool.owner.raw('count(*)::int AS open'));
    if (open === 0) return;
    await relayAll(service);
  }
  throw new Error('what is asked of the chain does not come to an end');
}

export const newOwner = () => privateKeyToAccount(generatePrivateKey());

const ROLES = ['ADMIN_OWNER', 'FINANCE_OWNER', 'MERCHANT_OPERATOR', 'AGENT'] as const;

/** Owners as a request names them, each with another role. */
export const ownersOf = (addresses: readonly string[]) =>
  addresses.map((address, index) => ({ address, role: ROLES[index % ROLES.length] ?? 'AGENT' }));

/** A further member of a tenant, signed in once and so ACTIVE. */
export async function join(
  service: TestService,
  { session }: TestTenant,
  { email, role }: { email: string; role: 'ADMIN' | 'FINANCE' },
): Promise<{ readonly id: string; readonly session: Client; readonly signer: string }> {
  const { id } = await session.createMember({ email, role, name: email }).unwrap();
  const { token, signer } = await session.createTestSession({ memberId: id }).unwrap();
  const own = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
  await own.getMe().unwrap();
  return { id, session: own, signer: signer.address };
}
