// Reads across tenants: the counter of transactions is one for all tenants.

import type { Logger } from 'pino';
import type { Pool } from '../db/connection/pool.ts';
import { isRetryable } from '../db/errors.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import type { Statement } from '../db/statement.ts';
import { Transaction } from '../db/transaction.ts';
import { HAS_EVENT } from '../feed/feed-segments.ts';
import { LETTERS, LINKS, SOURCES } from './seals.ts';
import { ROW_ID, type Source } from './sources.ts';
import { TRANSACTION_NUMBERS, type TransactionNumbers, transactionNumbers } from './transaction-numbers.ts';

/** The repairs after a restore. */
export interface ContinuedNumbering {
  /** The number of transactions that the cluster was behind what is stored. */
  readonly behind: bigint;
  /** Events that had been written since the restore under numbers that the relay had passed. */
  readonly events: number;
}

const ATTEMPTS = 4;

/**
 * After a dump was restored into another cluster, transaction ids begin below the numbers that are stored, and what is
 * written would stand where the relay and the sealer have been: no event would ever be told. Numbers are then continued
 * from the highest one. Answers nothing where there is nothing to put right, which costs one look.
 */
export async function continueNumbering(
  pool: Pool,
  log: Pick<Logger, 'warn'>,
): Promise<ContinuedNumbering | undefined> {
  const [looked] = await runAsSystem(pool, [TRANSACTION_NUMBERS]);
  if (transactionNumbers(looked?.rows[0]).behind === 0n) return undefined;
  const continued = await inOneTransaction(pool, continueFromHighest);
  if (continued === undefined) return undefined;
  const { behind, events } = continued;
  log.warn(
    { transactionsBehind: String(behind), eventsRenumbered: events },
    'the database was restored into another cluster, whose transaction ids are lower: numbers are continued from the highest one that is stored',
  );
  return continued;
}

async function inOneTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
    try {
      const result = await work(transaction);
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      // A writer may hold one of the tables and wait for another one.
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

async function continueFromHighest(transaction: Transaction): Promise<ContinuedNumbering | undefined> {
  const ask = async (statement: Statement) => (await transaction.pipeline([statement]))[0]?.rows ?? [];
  // The marks first, as the relay and the sealer take them; then nobody writes a row that is numbered.
  await transaction.pipeline([LOCK_MARKS, LOCK_WRITERS]);
  const numbers = transactionNumbers((await ask(TRANSACTION_NUMBERS))[0]);
  // Another process was quicker.
  if (numbers.behind === 0n) return undefined;
  const missed = (await ask(missedEvents(numbers))) as { id: string; tx: string }[];
  // Whatever may still be written, and what was missed, is then numbered above all that is stored.
  const firstMissed = missed[0] === undefined ? numbers.oldest : BigInt(missed[0].tx);
  const isMissedFirst = firstMissed < numbers.oldest;
  const raise = String(numbers.highest + 1n - (isMissedFirst ? firstMissed : numbers.oldest));
  await transaction.pipeline([
    setSealerBack(numbers),
    { text: 'SELECT raise_transaction_offset(transaction_offset() + $1::bigint)', values: [raise] },
    {
      text: 'UPDATE events SET tx = (tx::text::bigint + $2::bigint)::text::xid8 WHERE id = ANY($1)',
      values: [missed.map(({ id }) => id), raise],
    },
    RESTATE_SWITCHES,
  ]);
  return { behind: numbers.behind, events: missed.length };
}

const LOCK_MARKS: Statement = { text: 'SELECT FROM cursors ORDER BY name FOR UPDATE', values: [] };
const LOCK_WRITERS: Statement = { text: 'SELECT lock_numbered_tables()', values: [] };

/**
 * Written since the restore, under numbers that the relay had passed. Ids ascend with time, so that an event whose id is
 * below the mark's was written before the dump; retention may have taken it out of its feeds, where it does not belong
 * again. Of the others a feed tells those that were numbered in another order than their ids.
 */
const missedEvents = ({ next }: TransactionNumbers): Statement => ({
  text: `SELECT e.id, e.tx::text FROM events e, cursors c
    WHERE c.name = 'relay' AND e.tx <= c.tx AND e.tx < $1::text::xid8 AND e.id > c.row_id
      AND NOT EXISTS (SELECT FROM feed_segments s WHERE s.tenant_id = ANY (e.parties) AND ${HAS_EVENT})
    ORDER BY e.tx`,
  values: [String(next)],
});

/** Rows of the histories have their number in their hash: it stays, and the sealer passes over them once more. */
const setSealerBack = ({ next }: TransactionNumbers): Statement => ({
  text: `UPDATE cursors SET tx = missed.tx, row_id = ''
    FROM (SELECT min(tx) AS tx FROM (${SOURCES.map(unsealed).join(' UNION ALL ')}) rows) missed
    WHERE name = 'sealer' AND missed.tx IS NOT NULL`,
  values: [String(next)],
});

const unsealed = (source: Source): string => `SELECT t.tx FROM ${source} t
  WHERE t.tx < $1::text::xid8 AND t.tx < (SELECT tx FROM cursors WHERE name = 'sealer')
    AND NOT EXISTS (SELECT FROM ${LINKS} WHERE letter = '${LETTERS[source]}' AND row_id = ${ROW_ID[source]})`;

/** An endpoint that was switched since the restore: its newest switch stands below older ones. */
const RESTATE_SWITCHES: Statement = {
  text: `INSERT INTO webhook_switches (endpoint_id, enabled) SELECT e.id, e.status = 'ENABLED' FROM webhook_endpoints e
    CROSS JOIN LATERAL (SELECT enabled FROM webhook_switches s WHERE s.endpoint_id = e.id ORDER BY tx DESC LIMIT 1) newest
    WHERE e.status <> 'DELETED' AND newest.enabled <> (e.status = 'ENABLED')`,
  values: [],
};
