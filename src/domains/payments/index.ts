export { findMultisigPayment } from './multisig-payment.store.ts';
export { type Plan, type ProposalRefusal, propose } from './propose.ts';
