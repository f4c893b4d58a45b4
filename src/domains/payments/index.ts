export { multisigPaymentRecord, presentMultisigPayment } from './multisig-payment.present.ts';
export { findMultisigPayment, type MultisigPaymentRecord, multisigPaymentsOf } from './multisig-payment.store.ts';
export { presentUnifiedPayment } from './payment.present.ts';
export { type Plan, type ProposalRefusal, propose } from './propose.ts';
