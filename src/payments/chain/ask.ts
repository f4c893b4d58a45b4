import { within } from './rpc.ts';
import { ChainUnavailable } from './unavailable.ts';

/** Asks the chain within one time, its start included. @throws ChainUnavailable for whatever keeps it from answering. */
export async function askChain<Ready, T>(
  chain: { ready(timeoutMs: number): Promise<Ready> },
  timeoutMs: number,
  read: (ready: Ready) => Promise<T>,
): Promise<T> {
  const late = () => new ChainUnavailable('the chain does not answer in time');
  try {
    return await within(timeoutMs, chain.ready(timeoutMs).then(read), late);
  } catch (error) {
    throw error instanceof ChainUnavailable
      ? error
      : new ChainUnavailable('the chain does not answer', { cause: error });
  }
}
