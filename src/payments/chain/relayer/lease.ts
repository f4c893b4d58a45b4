// Reads across tenants: one process at a time may send for the service, which is no tenant's right.

import { runAsSystem } from '../../../platform/db/run-as-system.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';

/** A key on a chain: nonces are counted for it. */
export interface Sender {
  readonly chainId: number;
  readonly address: string;
}

export interface Taking {
  readonly holder: string;
  readonly leaseMs: number;
  /** Tells whether it is taken also where nothing waits for the chain or is on its way. */
  readonly evenIdle: boolean;
  /** The number of transactions of the key that the chain has mined. */
  nonce(): Promise<number>;
}

/**
 * Takes the right to send for a while, by the database's clock: transactions of one key leave in order, so one process
 * sends them.
 * It is for order alone. Two who both think that they have it send the same bytes, or further nonces of the locked row.
 */
export async function takeLease(engine: Engine, sender: Sender, taking: Taking): Promise<boolean> {
  const take = taken(sender, taking);
  const [seen] = (await written(engine, take)) as [Taken];
  if (!seen.wanted || seen.known) return seen.taken;
  // The key is new to this database: it goes on where the chain has got to.
  const first: Statement = {
    text: 'INSERT INTO chain_senders (chain_id, address, next_nonce) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [sender.chainId, sender.address, await taking.nonce()],
  };
  const [again] = (await written(engine, first, take)) as [Taken];
  return again.taken;
}

interface Taken {
  readonly wanted: boolean;
  /** Tells whether the database knew the key. */
  readonly known: boolean;
  /** Tells whether the right is the holder's now. */
  readonly taken: boolean;
}

const taken = ({ chainId, address }: Sender, { holder, leaseMs, evenIdle }: Taking): Statement => ({
  text: `WITH wanted AS (
      SELECT $5 OR EXISTS (SELECT FROM chain_transactions WHERE state = 'QUEUED')
        OR EXISTS (SELECT FROM chain_transactions WHERE state = 'SENT' AND chain_id = $3) AS yes
    ), taken AS (
      UPDATE chain_senders SET holder = $1, lease_until = clock_timestamp() + $2 * interval '1 millisecond'
        WHERE chain_id = $3 AND address = $4 AND (SELECT yes FROM wanted)
        AND (lease_until IS NULL OR lease_until <= clock_timestamp() OR holder = $1)
        RETURNING 1
    )
    SELECT (SELECT yes FROM wanted) AS wanted,
      EXISTS (SELECT FROM chain_senders WHERE chain_id = $3 AND address = $4) AS known,
      EXISTS (SELECT FROM taken) AS taken`,
  values: [holder, leaseMs, chainId, address, evenIdle],
});

export async function endLease(engine: Engine, { chainId, address }: Sender, holder: string): Promise<void> {
  await written(engine, {
    text: 'UPDATE chain_senders SET lease_until = NULL, holder = NULL WHERE chain_id = $1 AND address = $2 AND holder = $3',
    values: [chainId, address, holder],
  });
}

/**
 * Whoever looks next sees it. A crash may undo it, which costs order at most: the commit does not wait for the disk.
 * Answers the rows of the last statement.
 */
async function written(engine: Engine, ...statements: readonly Statement[]): Promise<unknown[]> {
  const results = await runAsSystem(engine.pool, [NOT_DURABLE, ...statements], engine.fault);
  return results.at(-1)?.rows ?? [];
}

const NOT_DURABLE: Statement = { text: "SELECT set_config('synchronous_commit', 'off', true)", values: [] };
