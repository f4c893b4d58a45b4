export { newSmartAccount } from './rules/new-wallet.ts';
export { findWallet, type WalletRecord } from './wallet.store.ts';
