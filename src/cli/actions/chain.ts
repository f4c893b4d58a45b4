import { chainOverview } from '../../payments/chain/index.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

export async function prepare({ engine, config }: Operator): Promise<Outcome> {
  if (config.rpcUrl === undefined) {
    throw new Refused('NO_EXTERNAL_CHAIN', 'RPC_URL is not set: paychart start prepares the embedded chain by itself');
  }
  // Its client of the chain is loaded by this command alone.
  const { prepareChain, rowsOf } = await import('../prepare-chain.ts');
  const prepared = await prepareChain(engine);
  const isReady = prepared.contracts.every(({ state }) => state !== 'missing');
  return { json: prepared, text: table(rowsOf(prepared)), ok: isReady };
}

/** Ends with status 1 when there is a chain to reach and it does not answer. */
export async function status({ engine }: Operator): Promise<Outcome> {
  const seen = await chainOverview(engine);
  const text = (value: bigint | number | null) => (value === null ? 'unknown' : String(value));
  const { state, reason } = seen.status;
  const lines = [
    ['CHAIN', `eip155:${seen.chainId}`],
    ['STATE', reason === null ? state : `${state}: ${reason}`],
    ['HEAD', text(seen.head)],
    ['INDEXED', `${text(seen.indexed)} (behind: ${text(seen.lag)})`],
    ['RELAYER', `${seen.relayer.address} (wei: ${text(seen.relayer.balanceWei)})`],
    ['QUEUED', text(seen.transactions.queued)],
    ['SENT', text(seen.transactions.sent)],
    ['TOKEN', seen.settlementToken],
    ['ESCROW', seen.depositEscrow ?? 'none'],
  ];
  return { json: seen, text: table(lines), ok: state === 'off' || seen.head !== null };
}
