export { askChain } from './ask.ts';
export {
  type ChainBalances,
  type HeldTokens,
  hasCode,
  readAccountBalances,
  readBalances,
  readHeldTokens,
} from './balances.ts';
export {
  type Chain,
  type ChainSource,
  contractsOf,
  createChain,
  type ReadyChain,
} from './chain.ts';
export { demoUsdAbi, depositEscrowAbi, erc20Abi, safeAbi, safeProxyFactoryAbi } from './contracts/abis.ts';
export { demoUsdDeployment, SAFE, SINGLETON_FACTORY } from './contracts/addresses.ts';
export { type ContractSignature, hasContractSigned } from './contracts/contract-signature.ts';
export { sandboxDeployments } from './contracts/deployments.ts';
export { isPrecompile } from './contracts/precompile.ts';
export { type PredictedSafe, predictSafe } from './contracts/safe.ts';
export { isValidSignature, type SafeSignature } from './contracts/safe-signature.ts';
export {
  type ExecutedBy,
  execTransaction,
  executedBy,
  type OwnerSignature,
  SAFE_TX_ZEROES,
  type SafeCall,
  safeTransactionHash,
} from './contracts/safe-transaction.ts';
export { deploymentsLeft, isOutOfGas, type RelayerGas, readRelayerGas } from './gas.ts';
export type { ChainFilter, ChainFilterOf, MinedLog } from './indexer/filter.ts';
export { BLOCKS_AT_ONCE, Indexer } from './indexer/indexer.ts';
export { type ChainLog, chainLogBy, findChainLog, findChainLogs, type LogKey } from './indexer/log.cross-tenant.ts';
export { keyThatSigned } from './key-that-signed.ts';
export { type LocalChain, localChain } from './local-chain.ts';
export { type ChainWatch, watchChain } from './metrics.ts';
export { openChain } from './open-chain.ts';
export { chainOverview } from './overview.ts';
export { type ChainCall, relay } from './relayer/call.ts';
export type { Outcome } from './relayer/outcomes.ts';
export { deploymentGas, deployOwn, hasFactory, missingContracts } from './relayer/own-contracts.ts';
export { CALLS_AT_ONCE, Relayer, type RelayerOptions } from './relayer/relayer.ts';
export { revertReason } from './relayer/revert-reason.ts';
export {
  type ChainTransaction,
  findChainTransactions,
  type StoredLog,
  type TransactionState,
} from './relayer/transaction.cross-tenant.ts';
export { readSafeNonces, type SafeNonces } from './safe-nonces.ts';
export {
  type ChainControls,
  type ChainScript,
  chainControls,
  chainSeenBy,
  isChainDown,
  lockChainControls,
  lockChainScripts,
  TenantChain,
} from './test-controls.ts';
export { ChainUnavailable } from './unavailable.ts';
