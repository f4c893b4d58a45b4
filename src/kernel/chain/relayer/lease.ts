import { sql } from '../../db/sql.ts';
import type { Engine } from '../../lifecycle/engine.ts';
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts';
import { transact } from '../transact.ts';

/** A key on a chain: nonces are counted for it. */
export interface Sender {
  readonly chainId: number;
  readonly address: string;
}

/**
 * Takes the right to send for a while, by the database's clock: transactions of one key leave in order, so one process
 * sends them.
 * It is for order alone. Two who both think that they have it send the same bytes, or further nonces of the locked row.
 */
export async function takeLease(
  engine: Engine,
  { chainId, address }: Sender,
  { holder, leaseMs, nonce }: { holder: string; leaseMs: number; nonce: () => Promise<number> },
): Promise<boolean> {
  const take = async ({ reads }: Pick<UnitOfWork, 'reads'>): Promise<boolean> => {
    const taken = await reads.many(
      sql.raw(
        `UPDATE chain_senders SET holder = ?, lease_until = clock_timestamp() + ? * interval '1 millisecond'
          WHERE chain_id = ? AND address = ?
          AND (lease_until IS NULL OR lease_until <= clock_timestamp() OR holder = ?) RETURNING address`,
        [holder, leaseMs, chainId, address, holder],
      ),
    );
    return taken.length > 0;
  };
  if (await transact(engine, 'chain.relayer', take)) return true;
  const known = await transact(engine, 'chain.relayer', ({ reads }) =>
    reads.one(sql('chain_senders').where({ chain_id: chainId, address })),
  );
  if (known !== undefined) return false;
  // The key is new to this database: it goes on where the chain has got to.
  const first = await nonce();
  return transact(engine, 'chain.relayer', async (unit) => {
    await unit.reads.many(
      sql.raw('INSERT INTO chain_senders (chain_id, address, next_nonce) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
        chainId,
        address,
        first,
      ]),
    );
    // In the same transaction: another one might not see the row yet.
    return take(unit);
  });
}

export async function endLease(engine: Engine, { chainId, address }: Sender, holder: string): Promise<void> {
  await transact(engine, 'chain.relayer', ({ reads }) =>
    reads.many(
      sql.raw(
        `UPDATE chain_senders SET lease_until = NULL, holder = NULL WHERE chain_id = ? AND address = ? AND holder = ?`,
        [chainId, address, holder],
      ),
    ),
  );
}
