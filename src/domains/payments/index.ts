export { walletOfHandle } from './destination.cross-tenant.ts';
export { findMultisigPayment } from './multisig-payment.store.ts';
export {
  look as lookAtWallet,
  type Plan,
  type ProposalRefusal,
  type ProposalTools,
  propose,
  proposeAsSeen,
  proposeTransfer,
  type TransferPlan,
} from './propose.ts';
export { namedAs, tokenTransfer } from './transfer.ts';
