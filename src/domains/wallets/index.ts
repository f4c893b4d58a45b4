export { availableBalance } from './balance.store.ts';
export { isOpenEscrow } from './open-escrow.cross-tenant.ts';
export { newSmartAccount, newWallet } from './rules/new-wallet.ts';
export { formatTokenAmount, parseTokenAmount, type TokenAsset } from './rules/token-amounts.ts';
export { readSafeOwners, recordOwners, type SafeOwners } from './safe-owners.ts';
export { testMoney } from './test-money.ts';
export {
  findWallet,
  findWalletOrEscrow,
  organizationAccount,
  type WalletRecord,
} from './wallet.store.ts';
