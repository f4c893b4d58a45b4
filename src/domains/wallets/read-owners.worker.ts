import type { Address } from 'viem';
import { sql } from '../../platform/db/sql.ts';
import type { Worker } from '../../platform/outbox/worker.ts';
import { readSafeOwners, recordOwners } from './safe-owners.ts';
import type { WalletRecord } from './wallet.store.ts';

/** The pause before a chain that did not answer is asked again. */
const NO_CHAIN_MS = 5000;

/**
 * Reads the owners and the threshold of a Safe back (D-457): after an event that tells of others, and after each change
 * that was recorded. Several read them side by side, and the oldest reading may be recorded last: the one that begins after
 * that commit finds it out.
 */
export const worker: Worker<'wallets.read-owners'> = {
  topic: 'wallets.read-owners',
  discarding: null,
  network: true,
  async work({ payload: { walletId } }, { services, reads, transaction, later }) {
    const wallet = await reads.one<WalletRecord>(sql('wallets').where({ id: walletId }));
    if (wallet?.status !== 'DEPLOYED') return;
    const safe = await readSafeOwners(services, wallet.address as Address);
    if (safe === undefined) return later(NO_CHAIN_MS);
    await transaction(async (unit) => {
      const locked = await unit.aggregate('wallet', wallet.id);
      if (locked !== undefined) await recordOwners(locked, safe, unit.reads);
    });
  },
};
