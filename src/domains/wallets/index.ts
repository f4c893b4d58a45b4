export { newSmartAccount } from './rules/new-wallet.ts';
export { formatTokenAmount, parseTokenAmount, type TokenAsset } from './rules/token-amounts.ts';
export { findWallet, type WalletRecord } from './wallet.store.ts';
