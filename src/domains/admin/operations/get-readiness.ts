import { type Chain, ChainUnavailable, isOutOfGas, readRelayerGas } from '../../../payments/chain/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { equalSecrets } from '../../../platform/crypto/index.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Handler } from '../../../platform/http/handler.ts';

const CHAIN_MS = 1500;

/**
 * Requests can be served: the database answers, and so does the chain, if there is one (D-071). What does not is told by
 * the code: `TRY_AGAIN` the database, which may also lack disk or memory, `CHAIN_UNAVAILABLE` the chain. A relayer that cannot pay is a warning.
 */
export const getReadiness: Handler<'getReadiness'> = async ({ reads, headers, fail, services }) => {
  const { chain, config, shortages } = services;
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
  return outOfGas && maySeeWarnings(config, headers['x-service-admin-key'])
    ? { status: 'ok', warnings: ['RELAYER_OUT_OF_GAS'] }
    : { status: 'ok' };
};

/** What is wrong with a live deployment is told to its operators alone. */
const maySeeWarnings = ({ environment, adminApiKey }: Config, sent: string | undefined): boolean =>
  environment === 'sandbox' || (adminApiKey !== undefined && equalSecrets(sent ?? '', adminApiKey));

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
