import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { relayAll } from '../chain/relaying.ts';
import type { TestService } from '../support/service.ts';

/** Runs jobs and the relayer until nothing is due and everything that was asked of the chain has ended. */
export async function settleOnChain(service: TestService): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await service.settle();
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

/** Owners as a request names them, one for each role in turn. */
export const ownersOf = (addresses: readonly string[]) =>
  addresses.map((address, index) => ({ address, role: ROLES[index % ROLES.length] ?? 'AGENT' }));

const ROLES = ['ADMIN_OWNER', 'FINANCE_OWNER', 'MERCHANT_OPERATOR', 'AGENT'] as const;
