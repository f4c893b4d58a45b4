import { type Address, encodeEventTopics, type Hex, isAddressEqual } from 'viem';
import { getAddress } from 'viem/utils';
import { type ChainFilter, chainLogBy, type LogKey, type MinedLog, safeAbi } from '../../kernel/chain/index.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import { anyOf, sql } from '../../kernel/db/sql.ts';
import type { Worker } from '../../kernel/outbox/worker.ts';
import { readSafeOwners, recordOwners } from './safe-owners.ts';
import type { WalletRecord } from './wallet.store.ts';

const TOPIC = 'wallets.owners';

const EVENTS = (['AddedOwner', 'RemovedOwner', 'ChangedThreshold'] as const).flatMap(
  (eventName) => encodeEventTopics({ abi: safeAbi, eventName }) as Hex[],
);

/** The owners and the threshold of a wallet are changed by Safe transactions alone (D-457). */
export const ownersFilter = ({ depositConfirmations }: Pick<Config, 'depositConfirmations'>): ChainFilter => ({
  name: TOPIC,
  address: () => 'any',
  events: EVENTS,
  confirmations: depositConfirmations,
  select: ofWallets,
  wakes: TOPIC,
});

async function ofWallets(logs: readonly MinedLog[], reads: RowReads): Promise<readonly MinedLog[]> {
  const addresses = [...new Set(logs.map(({ address }) => getAddress(address)))];
  const rows = await reads.many<{ address: Address }>(
    sql('wallets').where(anyOf('address', addresses)).select('address'),
  );
  return logs.filter((log) => rows.some(({ address }) => isAddressEqual(address, log.address)));
}

/** How long a chain that does not answer is left alone. */
const NO_CHAIN_MS = 5000;

/** Reads the owners and the threshold of a Safe back, where an event says that they are others now (D-457). */
export const ownersWorker: Worker = {
  topic: TOPIC,
  network: true,
  async work(job, { services, reads, transaction, later }) {
    const log = await chainLogBy(reads, job.payload as unknown as LogKey);
    if (log?.state !== 'CONFIRMED') return;
    const wallet = await reads.one<WalletRecord>(sql('wallets').where({ address: getAddress(log.address) }));
    if (wallet?.status !== 'DEPLOYED') return;
    const safe = await readSafeOwners(services, wallet.address as Address);
    if (safe === undefined) return later(NO_CHAIN_MS);
    await transaction(async (unit) => {
      const locked = await unit.aggregate('wallet', wallet.id);
      if (locked !== undefined) await recordOwners(locked, safe, unit.reads);
    });
  },
};
