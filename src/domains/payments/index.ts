export { walletOfHandle } from './destination.cross-tenant.ts';
export {
  look as lookAtWallet,
  type Plan,
  type ProposalRefusal,
  type ProposalTools,
  propose,
  proposeAsSeen,
} from './propose.ts';
export { namedAs, tokenTransfer } from './transfer.ts';
