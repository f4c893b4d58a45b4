import { getAddress } from 'viem/utils';
import { chainLogBy, type LogKey } from '../../payments/chain/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Worker } from '../../platform/outbox/worker.ts';
import { readOwnersOf } from './read-owners.ts';
import type { WalletRecord } from './wallet.store.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'wallets.owners': LogKey;
  }
}

/** The pause before a wallet is looked at again whose deployment is on the chain, and not recorded yet. */
const LANDING_MS = 1000;

/** An event says that the owners or the threshold of a Safe are others now: they are read back (D-457). */
export const worker: Worker<'wallets.owners'> = {
  topic: 'wallets.owners',
  discarding: null,
  async work(job, { reads, transaction, later }) {
    const log = await chainLogBy(reads, job.payload);
    if (log?.state !== 'CONFIRMED') return;
    const wallet = await reads.one<WalletRecord>(sql('wallets').where({ address: getAddress(log.address) }));
    if (wallet === undefined || wallet.status === 'FAILED') return;
    if (wallet.status !== 'DEPLOYED') return later(LANDING_MS);
    await transaction(async ({ write }) => write(readOwnersOf(wallet.id)));
  },
};
