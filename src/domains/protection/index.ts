export {
  type Approval,
  type ApprovalRefusal,
  type Gated,
  isNoTransfer,
  judgeRights,
  judgeTransfer,
  judgeUse,
  type ProtectedUse,
  type TransferRefusal,
} from './gate.ts';
export { protectionOf } from './protection.store.ts';
export type { PayeeTarget } from './rules/payee-target.ts';
export { coolingOff, type Transfer, type TransferPayee } from './rules/transfer.ts';
