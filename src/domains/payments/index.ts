export { walletOfHandle } from './destination.cross-tenant.ts';
export { type Plan, type ProposalTools, proposeAsSeen } from './propose.ts';
export { namedAs, tokenTransfer } from './transfer.ts';
