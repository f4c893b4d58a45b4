import pg from 'pg';
import type { LedgerAccount } from '../../src/payments/ledger/accounts.ts';
import { transfer } from '../../src/payments/ledger/transfer.ts';
import { openPool } from '../../src/platform/db/connection/pool.ts';
import { noFaults } from '../../src/platform/db/faults.ts';
import { newId } from '../../src/platform/db/ids.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import { transact } from '../../src/platform/lifecycle/transact.ts';
import type { Services } from '../../src/platform/services.ts';
import { rateOf } from '../transitions/callers.ts';
import type { Database } from '../transitions/database.ts';

/** Accounts between which money moves, so many that callers seldom meet. */
const TENANTS = 200;
const tenantId = (number: number): string => `ten_floor_${number}`;
const account = (number: number): LedgerAccount => ({ kind: 'available', tenantId: tenantId(number), asset: 'USDC' });

/** The same transfer as one function: a row, the balance that falls, and the balance that rises, the lower id first. */
const FUNCTION = `CREATE FUNCTION floor_transfer(transfer_id text, debit text, credit text, amount numeric) RETURNS void
  LANGUAGE plpgsql AS $$
  DECLARE
    one text := least(debit, credit);
  BEGIN
    INSERT INTO ledger_transfers (id, debit_account, credit_account, asset, amount, subject, at)
      VALUES (transfer_id, debit, credit, 'USDC', amount, transfer_id, now());
    UPDATE ledger_balances SET balance = balance + CASE WHEN account_id = debit THEN -amount ELSE amount END
      WHERE account_id = one;
    UPDATE ledger_balances SET balance = balance + CASE WHEN account_id = debit THEN -amount ELSE amount END
      WHERE account_id = greatest(debit, credit);
  END $$`;

export interface Ledger {
  /** Transfers a second by the engine, one a transaction. */
  engine(callers: number, seconds: number): Promise<number>;
  /** The same by the function. */
  floor(callers: number, seconds: number): Promise<number>;
  close(): Promise<void>;
}

export async function openLedger(database: Database): Promise<Ledger> {
  const pool = openPool({ url: database.url, max: 16 });
  const engine = {
    pool,
    lifecycles: {},
    services: {} as Services,
    fault: noFaults,
    realTime: () => new Date(),
  } as unknown as Engine;
  const by = { actorType: 'system', actorId: 'bench', requestId: null } as const;
  const move = (debit: LedgerAccount, credit: LedgerAccount, amount: bigint): Promise<unknown> =>
    transact(engine, by, async (unit) => {
      const id = newId('req');
      unit.write({ ...transfer(debit, credit, amount, 'floor'), subject: id });
    });
  for (let number = 0; number < TENANTS; number += 1)
    await move({ kind: 'operator_issuance', asset: 'USDC' }, account(number), 1_000_000_000n);
  await database.query(FUNCTION);
  const plain = new pg.Pool({ connectionString: database.url, max: 16 });
  return {
    engine: (callers, seconds) =>
      rateOf(callers, seconds, () => {
        const [debit, credit] = twoOf();
        return move(account(debit), account(credit), 1n);
      }),
    floor: (callers, seconds) =>
      rateOf(callers, seconds, () => {
        const [debit, credit] = twoOf();
        const ids = [debit, credit].map((number) => `available:${tenantId(number)}:USDC`);
        return plain.query({
          name: 'floor',
          text: 'SELECT floor_transfer($1, $2, $3, 1)',
          values: [newId('req'), ...ids],
        });
      }),
    async close() {
      await plain.end();
      await pool.close();
    },
  };
}

/** Two different accounts. */
function twoOf(): [number, number] {
  const debit = Math.floor(Math.random() * TENANTS);
  return [debit, (debit + 1 + Math.floor(Math.random() * (TENANTS - 1))) % TENANTS];
}
