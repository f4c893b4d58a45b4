import type { Address } from 'viem';
import { getAddress } from 'viem/utils';
import type { WalletOwner } from '../../../machines/wallets/wallet.machine.ts';
import { askChain, ChainUnavailable, chainLogBy, type LogKey, safeAbi } from '../../kernel/chain/index.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Worker, WorkerTools } from '../../kernel/outbox/worker.ts';
import { signersOf } from '../../kernel/tenancy/members.ts';
import type { WalletRecord } from './wallet.store.ts';

const READ_MS = 5000;
/** How long a chain that does not answer is left alone. */
const NO_CHAIN_MS = 5000;

/** Reads the owners and the threshold of a Safe back, where an event says that they are others now (D-457). */
export const worker: Worker = {
  topic: 'wallets.owners',
  network: true,
  async work(job, tools) {
    const { reads, transaction, later } = tools;
    const log = await chainLogBy(reads, job.payload as unknown as LogKey);
    if (log?.state !== 'CONFIRMED') return;
    const wallet = await reads.one<WalletRecord>(sql('wallets').where({ address: getAddress(log.address) }));
    if (wallet?.status !== 'DEPLOYED') return;
    const safe = await readOwners(tools, wallet.address as Address);
    if (safe === undefined) return later(NO_CHAIN_MS);
    await transaction(async (unit) => {
      const locked = await unit.aggregate('wallet', wallet.id);
      if (locked?.status !== 'DEPLOYED') return;
      const owners = await named(locked.context, safe.owners, unit.reads);
      const { threshold } = safe;
      const isSame =
        locked.context.threshold === threshold &&
        owners.length === locked.context.owners.length &&
        owners.every(({ address }, index) => locked.context.owners[index]?.address === address);
      if (!isSame) await locked.send('OWNERS_READ', { owners, threshold });
    });
  },
};

/** Undefined: the chain does not say. */
async function readOwners({ services: { chain } }: WorkerTools, address: Address) {
  try {
    return await askChain(chain, READ_MS, async ({ client }) => {
      const safe = { address, abi: safeAbi } as const;
      const [owners, threshold] = await Promise.all([
        client.readContract({ ...safe, functionName: 'getOwners' }),
        client.readContract({ ...safe, functionName: 'getThreshold' }),
      ]);
      return { owners, threshold: Number(threshold) };
    });
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}

/** Owners keep their role and label; a new one has the account's role, and the name of the member whose signer it is. */
async function named(
  { tenantId, kind, owners: before }: Pick<WalletRecord, 'tenantId' | 'kind' | 'owners'>,
  addresses: readonly Address[],
  reads: RowReads,
): Promise<WalletOwner[]> {
  const signers = kind === 'ORGANIZATION' ? await signersOf(reads, tenantId) : [];
  return addresses.map((address) => {
    const known = before.find((owner) => owner.address === address);
    const label = signers.find(({ signerAddress }) => signerAddress === address)?.name ?? null;
    return known ?? { address, role: 'ADMIN_OWNER', label };
  });
}
