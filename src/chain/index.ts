export { askChain } from './ask.ts';
export { type BalanceOf, type ChainBalances, hasCode, readAccountBalances, readBalances } from './balances.ts';
export {
  type Chain,
  type ChainOptions,
  type ChainSource,
  type ChainStatus,
  ChainUnavailable,
  contractsOf,
  createChain,
  type ReadyChain,
} from './chain.ts';
export { demoUsdAbi, depositEscrowAbi, erc20Abi, safeAbi, safeProxyFactoryAbi } from './contracts/abis.ts';
export { type ChainContracts, type Deployment, demoUsdDeployment, SAFE } from './contracts/addresses.ts';
export { type PredictedSafe, predictSafe, type SafeSetup } from './contracts/safe.ts';
export {
  type ExecutedBy,
  execTransaction,
  executedBy,
  type OwnerSignature,
  SAFE_TX_ZEROES,
  type SafeCall,
  safeTransactionHash,
  signerOf,
} from './contracts/safe-transaction.ts';
export {
  type EmbeddedChain,
  EmbeddedChainError,
  type LocalChain,
  runningEmbeddedChain,
  startEmbeddedChain,
} from './embedded/index.ts';
export type { ChainFilter, MinedLog } from './indexer/filter.ts';
export { Indexer } from './indexer/indexer.ts';
export { type ChainLog, chainLogBy, findChainLog, type LogKey, type LogState } from './indexer/log.lookup.ts';
export { type ChainWatch, watchChain } from './metrics.ts';
export { type ChainOverview, chainOverview } from './overview.ts';
export { type ChainCall, relay } from './relayer/call.ts';
export type { Outcome } from './relayer/outcomes.ts';
export { Relayer, type RelayerOptions } from './relayer/relayer.ts';
export { revertReason } from './relayer/revert-reason.ts';
export {
  type ChainTransaction,
  findChainTransaction,
  type StoredLog,
  type TransactionState,
} from './relayer/transaction.lookup.ts';
export { readSafeNonces, type SafeNonces } from './safe-nonces.ts';
export { embeddedChain, sharedChain } from './source.ts';
