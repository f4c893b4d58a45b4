import type { Config } from '../../platform/config/config.ts';
import { type Chain, type ChainSource, createChain } from './chain.ts';

/** The environment chain of a configuration; `source` stands in for `RPC_URL`. */
export function openChain(config: Config, source: ChainSource | undefined): Chain {
  const urls = config.rpcUrl?.split(',').map((url) => url.trim());
  return createChain({
    chainId: config.chainId,
    relayerKey: config.relayerPrivateKey,
    source: source ?? (urls ? { kind: 'rpc', urls } : { kind: 'off', reason: 'RPC_URL is not set' }),
    settlementToken: config.settlementTokenAddress,
    depositEscrow: config.offrampEscrowAddress,
    deploys: config.environment === 'sandbox',
  });
}
