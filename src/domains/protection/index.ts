export { type Approval, type Gated, isNoTransfer, judgeTransfer, type TransferRefusal } from './gate.ts';
export { protectionOf } from './protection.store.ts';
export type { PayeeTarget } from './rules/payee-target.ts';
export type { Transfer, TransferPayee } from './rules/transfer.ts';
