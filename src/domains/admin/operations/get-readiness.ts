import { ChainUnavailable } from '../../../kernel/chain/index.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Handler } from '../../../kernel/http/handler.ts';

const CHAIN_MS = 1500;

/**
 * Requests can be served: the database answers, and so does the chain, if there is one (D-071). What does not is told by
 * the code: `TRY_AGAIN` the database, `CHAIN_UNAVAILABLE` the chain.
 */
export const getReadiness: Handler<'getReadiness'> = async ({ reads, fail, services: { chain } }) => {
  // Before the first read, which opens a transaction: no network call happens inside one.
  const isChainMissing = chain.status().state !== 'off' && (await isSilent(chain.ping(CHAIN_MS)));
  try {
    await reads.one(sql.raw('SELECT 1'));
  } catch {
    return fail('TRY_AGAIN');
  }
  return isChainMissing ? fail('CHAIN_UNAVAILABLE') : { status: 'ok' };
};

const isSilent = (ping: Promise<void>): Promise<boolean> =>
  ping.then(
    () => false,
    (error: unknown) => {
      if (error instanceof ChainUnavailable) return true;
      throw error;
    },
  );
