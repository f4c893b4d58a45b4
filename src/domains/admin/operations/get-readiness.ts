import { type Chain, ChainUnavailable, isOutOfGas, readRelayerGas } from '../../../kernel/chain/index.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Handler } from '../../../kernel/http/handler.ts';

const CHAIN_MS = 1500;

/**
 * Requests can be served: the database answers, and so does the chain, if there is one (D-071). What does not is told by
 * the code: `TRY_AGAIN` the database, which may also lack disk or memory, `CHAIN_UNAVAILABLE` the chain. A relayer that cannot pay is a warning.
 */
export const getReadiness: Handler<'getReadiness'> = async ({ reads, fail, services: { chain, shortages } }) => {
  // Before the first read, which opens a transaction: no network call happens inside one.
  const isChainMissing = chain.status().state !== 'off' && (await isSilent(chain.ping(CHAIN_MS)));
  const outOfGas = chain.status().state !== 'off' && !isChainMissing && (await cannotPay(chain));
  try {
    await reads.one(sql.raw('SELECT 1'));
  } catch {
    return fail('TRY_AGAIN');
  }
  // Reads are answered from a full disk, too.
  if (shortages.recent() !== undefined) return fail('TRY_AGAIN');
  if (isChainMissing) return fail('CHAIN_UNAVAILABLE');
  return outOfGas ? { status: 'ok', warnings: ['RELAYER_OUT_OF_GAS'] } : { status: 'ok' };
};

/** Requests are served all the same, and calls of the chain wait: a warning. */
const cannotPay = (chain: Chain): Promise<boolean> => readRelayerGas(chain, CHAIN_MS).then(isOutOfGas, () => false);

const isSilent = (ping: Promise<void>): Promise<boolean> =>
  ping.then(
    () => false,
    (error: unknown) => {
      if (error instanceof ChainUnavailable) return true;
      throw error;
    },
  );
