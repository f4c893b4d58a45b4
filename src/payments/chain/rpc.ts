import type { Chain as ChainDefinition, PublicClient } from 'viem';
import { inClientSpan } from '../../platform/tracing/index.ts';
import { world } from '../../platform/world.ts';

export interface RpcOptions {
  /** For one request to one node. */
  readonly timeoutMs: number;
  /** After the first try; the pause doubles from `retryDelayMs`. */
  readonly retryCount: number;
  readonly retryDelayMs: number;
}

export const RPC_DEFAULTS: RpcOptions = { timeoutMs: 4000, retryCount: 6, retryDelayMs: 50 };

export const chainDefinition = (chainId: number, urls: readonly string[]): ChainDefinition => ({
  id: chainId,
  name: `eip155:${chainId}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [...urls] } },
});

/**
 * Reads from one or several nodes: what is asked in one turn travels in one request, and errors and time-outs are tried
 * again. Transactions are sent by the relayer alone, which looks them up before it tries again.
 */
export async function createRpcClient(
  chainId: number,
  urls: readonly string[],
  options: RpcOptions,
): Promise<PublicClient> {
  // The client with all that it can do is loaded by whoever reaches for a chain, and not by every start.
  const { createPublicClient, fallback, http } = await import('viem');
  const { timeoutMs: timeout, retryCount, retryDelayMs: retryDelay } = options;
  const several = urls.length > 1;
  const transports = urls.map((url) =>
    http(url, {
      timeout,
      retryDelay,
      batch: { batchSize: 100 },
      retryCount: several ? 0 : retryCount,
      fetchFn: tracedFetch,
    }),
  );
  const [only] = transports;
  if (only === undefined) throw new Error('a chain needs a URL');
  return createPublicClient({
    chain: chainDefinition(chainId, urls),
    transport: several ? fallback(transports, { retryCount, retryDelay }) : only,
    // A block number from a cache would confirm too late, and in tests too early.
    cacheTime: 0,
  }) as PublicClient;
}

/** A node is somebody else's: it is not told the trace. */
const tracedFetch: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : input;
  return inClientSpan(
    { method: init?.method ?? 'POST', url },
    () => world.fetch(input, init),
    ({ status }) => status,
  );
};

/** Within the time, or not at all: retries add up to more than a request may wait for. */
export async function within<T>(ms: number, work: Promise<T>, otherwise: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = world.setTimeout(() => reject(otherwise()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    world.clearTimeout(timer);
    // The loser of the race fails unheard.
    work.catch(() => undefined);
  }
}
