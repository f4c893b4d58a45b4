export {
  type Chain,
  type ChainOptions,
  type ChainSource,
  type ChainStatus,
  ChainUnavailable,
  createChain,
  type ReadyChain,
} from './chain.ts';
export { demoUsdAbi, depositEscrowAbi, erc20Abi, safeAbi, safeProxyFactoryAbi } from './contracts/abis.ts';
export { type ChainContracts, type Deployment, SAFE } from './contracts/addresses.ts';
export { type PredictedSafe, predictSafe, type SafeSetup } from './contracts/safe.ts';
export { EmbeddedChainError, type LocalChain, runningEmbeddedChain, startEmbeddedChain } from './embedded/index.ts';
