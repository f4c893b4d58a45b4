// Generated from spec/ and machines/ by `npm run generate`. Do not edit.

import type {
  ApiKeyEvent,
  ApprovalEvent,
  AuthorityEvent,
  CardAuthorizationEvent,
  CardEvent,
  ClaimEvent,
  CredentialEvent,
  DeliveryRecordEvent,
  DripEvent,
  EndpointEvent,
  InvoiceEvent,
  LendingOfferEvent,
  LoanEvent,
  MemberEvent,
  MultisigPaymentEvent,
  PaymentEvent,
  PaymentPolicyEvent,
  PayoutDestinationEvent,
  PhoneAliasEvent,
  PolicyAttachmentEvent,
  PolicyEvent,
  PurchaseOrderEvent,
  RampEvent,
  ReviewCaseEvent,
  SalesOrderEvent,
  TreasurySweepEvent,
  VerificationSessionEvent,
  WalletBindingEvent,
  WalletEvent,
} from './schemas.ts';

/** What an endpoint receives, by the type of the event. */
export interface Events {
  'authority.created': AuthorityEvent;
  'authority.updated': AuthorityEvent;
  'authority.suspended': AuthorityEvent;
  'authority.revoked': AuthorityEvent;
  'authority.attested': AuthorityEvent;
  'approval.requested': ApprovalEvent;
  'approval.voted': ApprovalEvent;
  'approval.approved': ApprovalEvent;
  'approval.rejected': ApprovalEvent;
  'payment_policy.updated': PaymentPolicyEvent;
  'payment_policy.attested': PaymentPolicyEvent;
  'card.issued': CardEvent;
  'card.frozen': CardEvent;
  'card.unfrozen': CardEvent;
  'card.authorization.approved': CardAuthorizationEvent;
  'card.authorization.declined': CardAuthorizationEvent;
  'card.authorization.reversed': CardAuthorizationEvent;
  'wallet_binding.active': WalletBindingEvent;
  'wallet_binding.rotated': WalletBindingEvent;
  'wallet_binding.revoked': WalletBindingEvent;
  'invoice.sent': InvoiceEvent;
  'invoice.funded': InvoiceEvent;
  'invoice.delivered': InvoiceEvent;
  'invoice.released': InvoiceEvent;
  'invoice.refunded': InvoiceEvent;
  'invoice.expired': InvoiceEvent;
  'invoice.cancelled': InvoiceEvent;
  'purchase_order.registered': PurchaseOrderEvent;
  'purchase_order.accepted': PurchaseOrderEvent;
  'purchase_order.financed': PurchaseOrderEvent;
  'purchase_order.repaid': PurchaseOrderEvent;
  'purchase_order.defaulted': PurchaseOrderEvent;
  'offer.offered': LendingOfferEvent;
  'offer.accepted': LendingOfferEvent;
  'offer.issued': LendingOfferEvent;
  'offer.expired': LendingOfferEvent;
  'loan.active': LoanEvent;
  'loan.grace': LoanEvent;
  'loan.defaulted': LoanEvent;
  'loan.repaid': LoanEvent;
  'multisig_payment.created': MultisigPaymentEvent;
  'multisig_payment.awaiting_signature': MultisigPaymentEvent;
  'multisig_payment.signing': MultisigPaymentEvent;
  'multisig_payment.ready_to_execute': MultisigPaymentEvent;
  'multisig_payment.executing': MultisigPaymentEvent;
  'multisig_payment.completed': MultisigPaymentEvent;
  'multisig_payment.failed': MultisigPaymentEvent;
  'multisig_payment.cancelled': MultisigPaymentEvent;
  'policy.activated': PolicyEvent;
  'policy.attached': PolicyAttachmentEvent;
  'policy.detached': PolicyAttachmentEvent;
  'policy.deleted': PolicyEvent;
  'ramp.confirmed': RampEvent;
  'ramp.failed': RampEvent;
  'sales_order.draft': SalesOrderEvent;
  'sales_order.submitted': SalesOrderEvent;
  'sales_order.changes_requested': SalesOrderEvent;
  'sales_order.accepted': SalesOrderEvent;
  'sales_order.delivered': SalesOrderEvent;
  'sales_order.completed': SalesOrderEvent;
  'sales_order.rejected': SalesOrderEvent;
  'sales_order.canceled': SalesOrderEvent;
  'delivery.recorded': DeliveryRecordEvent;
  'delivery.accepted': DeliveryRecordEvent;
  'treasury.sweep.proposed': TreasurySweepEvent;
  'treasury.sweep.completed': TreasurySweepEvent;
  'treasury.sweep.failed': TreasurySweepEvent;
  'treasury.sweep.canceled': TreasurySweepEvent;
  'wallet.deployed': WalletEvent;
  'wallet.failed': WalletEvent;
  'drip.confirmed': DripEvent;
  'drip.failed': DripEvent;
  'payment.created': PaymentEvent;
  'payment.funds_pending': PaymentEvent;
  'payment.funds_confirmed': PaymentEvent;
  'payment.identity_resolution': PaymentEvent;
  'payment.action_required': PaymentEvent;
  'payment.policy_check': PaymentEvent;
  'payment.approval_required': PaymentEvent;
  'payment.approval_pending': PaymentEvent;
  'payment.credential_hold': PaymentEvent;
  'payment.route_quoted': PaymentEvent;
  'payment.awaiting_confirmation': PaymentEvent;
  'payment.routing': PaymentEvent;
  'payment.provider_submitted': PaymentEvent;
  'payment.provider_processing': PaymentEvent;
  'payment.delivered': PaymentEvent;
  'payment.failed': PaymentEvent;
  'payment.refund_pending': PaymentEvent;
  'payment.refunded': PaymentEvent;
  'payment.canceled': PaymentEvent;
  'claim.opened': ClaimEvent;
  'claim.locked': ClaimEvent;
  'claim.released': ClaimEvent;
  'claim.expired': ClaimEvent;
  'claim.refunded': ClaimEvent;
  'claim.canceled': ClaimEvent;
  'payout_destination.created': PayoutDestinationEvent;
  'payout_destination.verified': PayoutDestinationEvent;
  'payout_destination.revoked': PayoutDestinationEvent;
  'phone_alias.verified': PhoneAliasEvent;
  'phone_alias.reverification_required': PhoneAliasEvent;
  'phone_alias.replaced': PhoneAliasEvent;
  'verification_session.verified': VerificationSessionEvent;
  'verification_session.rejected': VerificationSessionEvent;
  'verification_session.expired': VerificationSessionEvent;
  'verification_session.canceled': VerificationSessionEvent;
  'verification_session.error': VerificationSessionEvent;
  'credential.issued': CredentialEvent;
  'credential.suspended': CredentialEvent;
  'credential.revoked': CredentialEvent;
  'credential.expired': CredentialEvent;
  'member.activated': MemberEvent;
  'member.suspended': MemberEvent;
  'member.removed': MemberEvent;
  'api_key.created': ApiKeyEvent;
  'api_key.revoked': ApiKeyEvent;
  'review_case.opened': ReviewCaseEvent;
  'review_case.resolved': ReviewCaseEvent;
  'endpoint.test': EndpointEvent;
}

export type EventType = keyof Events;

/** The lifecycles of which the engine itself tells each change, by the family of the events. */
export interface ProjectedFamilies {
  delivery: 'delivery-record';
  loan: 'loan';
  multisig_payment: 'multisig-payment';
  offer: 'offer';
  payment: 'offramp-payment';
  purchase_order: 'purchase-order';
  sales_order: 'sales-order';
  'treasury.sweep': 'treasury-sweep';
}

export type ProjectedFamily = keyof ProjectedFamilies;
