export { askChain } from './ask.ts';
export { type ChainBalances, hasCode, readBalances } from './balances.ts';
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
export { type ChainContracts, type Deployment, demoUsdDeployment, SAFE } from './contracts/addresses.ts';
export { type PredictedSafe, predictSafe, type SafeSetup } from './contracts/safe.ts';
export {
  type EmbeddedChain,
  EmbeddedChainError,
  type LocalChain,
  runningEmbeddedChain,
  startEmbeddedChain,
} from './embedded/index.ts';
export { type ChainCall, relay } from './relayer/call.ts';
export { Relayer, type RelayerOptions } from './relayer/relayer.ts';
export {
  type ChainTransaction,
  findChainTransaction,
  type StoredLog,
  type TransactionState,
} from './relayer/transaction.lookup.ts';
