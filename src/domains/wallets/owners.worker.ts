import type { Address } from 'viem';
import { getAddress } from 'viem/utils';
import { chainLogBy, type LogKey } from '../../kernel/chain/index.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Worker } from '../../kernel/outbox/worker.ts';
import { readSafeOwners, recordOwners } from './safe-owners.ts';
import type { WalletRecord } from './wallet.store.ts';

declare module '../../kernel/lifecycle/topics.ts' {
  interface Topics {
    'wallets.owners': LogKey;
  }
}

/** The pause before a chain that did not answer is asked again. */
const NO_CHAIN_MS = 5000;

/** Reads the owners and the threshold of a Safe back, where an event says that they are others now (D-457). */
export const worker: Worker<'wallets.owners'> = {
  topic: 'wallets.owners',
  network: true,
  async work(job, { services, reads, transaction, later }) {
    const log = await chainLogBy(reads, job.payload);
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
