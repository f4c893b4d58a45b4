// Passes the walls of tenants: the right to send is the service's own.

import { runAsSystem } from '../../db/run-as-system.ts';
import { sql } from '../../db/sql.ts';
import type { Statement } from '../../db/statement.ts';
import type { Engine } from '../../lifecycle/engine.ts';
import { transact } from '../../lifecycle/transact.ts';

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
  const take: Statement = {
    text: `UPDATE chain_senders SET holder = $1, lease_until = clock_timestamp() + $2 * interval '1 millisecond'
      WHERE chain_id = $3 AND address = $4
      AND (lease_until IS NULL OR lease_until <= clock_timestamp() OR holder = $1)`,
    values: [holder, leaseMs, chainId, address],
  };
  if ((await written(engine, take)) === 1) return true;
  const known = await transact(engine, 'chain.relayer', ({ reads }) =>
    reads.one(sql('chain_senders').where({ chain_id: chainId, address })),
  );
  if (known !== undefined) return false;
  // The key is new to this database: it goes on where the chain has got to.
  const first: Statement = {
    text: 'INSERT INTO chain_senders (chain_id, address, next_nonce) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [chainId, address, await nonce()],
  };
  return (await written(engine, first, take)) === 1;
}

export async function endLease(engine: Engine, { chainId, address }: Sender, holder: string): Promise<void> {
  await written(engine, {
    text: 'UPDATE chain_senders SET lease_until = NULL, holder = NULL WHERE chain_id = $1 AND address = $2 AND holder = $3',
    values: [chainId, address, holder],
  });
}

/** Commits, and waits for that: whoever looks next sees it. Answers how many rows the last statement wrote. */
async function written(engine: Engine, ...statements: readonly Statement[]): Promise<number> {
  const results = await runAsSystem(engine.pool, statements, engine.fault);
  return results.at(-1)?.rowCount ?? 0;
}
