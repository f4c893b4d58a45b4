import { areStale } from '../../../src/domains/treasury/stale-buckets.store.ts';
import { type BucketRecord, bucketsOfAccounts } from '../../../src/domains/treasury/treasury-account.store.ts';
import { type StoreWalls, second } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    areStale: second('its caller has read the buckets behind both walls', async ({ reads, of }) => {
      const buckets = await reads.many<BucketRecord>(bucketsOfAccounts([of.id('accounts')]));
      return areStale(reads, buckets, new Map(buckets.map(({ id }) => [id, { balance: 0n, nonce: 0n }])));
    }),
  },
  // Something has left a bucket since its Safe had made no transaction.
  plant: async ({ pool }, { tenantId, id }) => {
    const bucket = await pool
      .owner('treasury_buckets')
      .where({ account_id: id('accounts'), position: 2 })
      .first();
    const payment = await pool.owner('multisig_payments').where({ tenant_id: tenantId, origin: 'SWEEP' }).first();
    await pool.owner('multisig_payments').insert({
      ...payment,
      id: 'pay_stale',
      origin: 'TRANSACTION',
      origin_id: null,
      source_wallet_id: bucket.wallet_id,
      status: 'COMPLETED',
      executed_tx_hash: '0x1',
      signers: JSON.stringify(['0x1', '0x2']),
    });
  },
};
