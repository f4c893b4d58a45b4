export { walletOfHandle } from './destination.cross-tenant.ts';
export { findMultisigPayment } from './multisig-payment.store.ts';
export {
  type Plan,
  type ProposalRefusal,
  type ProposalTools,
  propose,
  proposeAsSeen,
  proposeTransfer,
  readSafe as lookAtWallet,
  type TransferPlan,
} from './propose.ts';
export { namedAs, tokenTransfer } from './transfer.ts';
