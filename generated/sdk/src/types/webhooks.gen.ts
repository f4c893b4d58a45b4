// Generated from spec/ by `npm run generate`. Do not edit.

import type { ApiKey, Environment, MemberInEvent, VersionUpgrade } from './accounts.gen.ts';
import type { ApprovalEvent, AuthorityEvent, PaymentPolicyEvent } from './approvals.gen.ts';
import type { CardAuthorizationEvent, CardEvent } from './cards.gen.ts';
import type { Claim } from './claims.gen.ts';
import type { PayoutDestination } from './destinations.gen.ts';
import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
  BodyTooLargeError,
  DeliveryNotFoundError,
  EndpointDisabledError,
  EndpointLimitReachedError,
  EndpointNotFoundError,
  EventNotFoundError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidJsonError,
  InvalidUrlError,
  IpNotAllowedError,
  MemberNotActiveError,
  NotImplementedError,
  PortNotAllowedError,
  PrivateHostBlockedError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SchemeNotAllowedError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TooManyStreamsError,
  TryAgainError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
} from './errors.gen.ts';
import type { Credential, PhoneAlias, VerificationSession, WalletBindingEvent } from './identity.gen.ts';
import type { InvoiceEvent } from './invoices.gen.ts';
import type { LendingOfferEvent, LoanEvent, PurchaseOrderEvent } from './lending.gen.ts';
import type { MultisigPaymentEvent, UnifiedPayment } from './payments.gen.ts';
import type { PolicyAttachmentEvent, PolicyEvent } from './policies.gen.ts';
import type { RampEvent } from './ramps.gen.ts';
import type { ReviewCase } from './sandbox.gen.ts';
import type { DeliveryRecordEvent, SalesOrderEvent } from './trade.gen.ts';
import type { TreasurySweepEvent } from './treasury.gen.ts';
import type { DripEvent, WalletEvent } from './wallets.gen.ts';

export type Webhooks = PostAuthorityCreatedWebhookRequest | PostAuthorityUpdatedWebhookRequest | PostAuthoritySuspendedWebhookRequest | PostAuthorityRevokedWebhookRequest | PostAuthorityAttestedWebhookRequest | PostApprovalRequestedWebhookRequest | PostApprovalVotedWebhookRequest | PostApprovalApprovedWebhookRequest | PostApprovalRejectedWebhookRequest | PostPaymentPolicyUpdatedWebhookRequest | PostPaymentPolicyAttestedWebhookRequest | PostCardIssuedWebhookRequest | PostCardFrozenWebhookRequest | PostCardUnfrozenWebhookRequest | PostCardAuthorizationApprovedWebhookRequest | PostCardAuthorizationDeclinedWebhookRequest | PostCardAuthorizationReversedWebhookRequest | PostWalletBindingActiveWebhookRequest | PostWalletBindingRotatedWebhookRequest | PostWalletBindingRevokedWebhookRequest | PostInvoiceSentWebhookRequest | PostInvoiceFundedWebhookRequest | PostInvoiceDeliveredWebhookRequest | PostInvoiceReleasedWebhookRequest | PostInvoiceRefundedWebhookRequest | PostInvoiceExpiredWebhookRequest | PostInvoiceCancelledWebhookRequest | PostPurchaseOrderRegisteredWebhookRequest | PostPurchaseOrderAcceptedWebhookRequest | PostPurchaseOrderFinancedWebhookRequest | PostPurchaseOrderRepaidWebhookRequest | PostPurchaseOrderDefaultedWebhookRequest | PostOfferOfferedWebhookRequest | PostOfferAcceptedWebhookRequest | PostOfferIssuedWebhookRequest | PostOfferExpiredWebhookRequest | PostLoanActiveWebhookRequest | PostLoanGraceWebhookRequest | PostLoanDefaultedWebhookRequest | PostLoanRepaidWebhookRequest | PostMultisigPaymentCreatedWebhookRequest | PostMultisigPaymentAwaitingSignatureWebhookRequest | PostMultisigPaymentSigningWebhookRequest | PostMultisigPaymentReadyToExecuteWebhookRequest | PostMultisigPaymentExecutingWebhookRequest | PostMultisigPaymentCompletedWebhookRequest | PostMultisigPaymentFailedWebhookRequest | PostMultisigPaymentCancelledWebhookRequest | PostPolicyActivatedWebhookRequest | PostPolicyAttachedWebhookRequest | PostPolicyDetachedWebhookRequest | PostPolicyDeletedWebhookRequest | PostRampConfirmedWebhookRequest | PostRampFailedWebhookRequest | PostSalesOrderDraftWebhookRequest | PostSalesOrderSubmittedWebhookRequest | PostSalesOrderChangesRequestedWebhookRequest | PostSalesOrderAcceptedWebhookRequest | PostSalesOrderDeliveredWebhookRequest | PostSalesOrderCompletedWebhookRequest | PostSalesOrderRejectedWebhookRequest | PostSalesOrderCanceledWebhookRequest | PostDeliveryRecordedWebhookRequest | PostDeliveryAcceptedWebhookRequest | PostTreasurySweepProposedWebhookRequest | PostTreasurySweepCompletedWebhookRequest | PostTreasurySweepFailedWebhookRequest | PostTreasurySweepCanceledWebhookRequest | PostWalletDeployedWebhookRequest | PostWalletFailedWebhookRequest | PostDripConfirmedWebhookRequest | PostDripFailedWebhookRequest | PostPaymentCreatedWebhookRequest | PostPaymentFundsPendingWebhookRequest | PostPaymentFundsConfirmedWebhookRequest | PostPaymentIdentityResolutionWebhookRequest | PostPaymentActionRequiredWebhookRequest | PostPaymentPolicyCheckWebhookRequest | PostPaymentApprovalRequiredWebhookRequest | PostPaymentApprovalPendingWebhookRequest | PostPaymentCredentialHoldWebhookRequest | PostPaymentRouteQuotedWebhookRequest | PostPaymentAwaitingConfirmationWebhookRequest | PostPaymentRoutingWebhookRequest | PostPaymentProviderSubmittedWebhookRequest | PostPaymentProviderProcessingWebhookRequest | PostPaymentDeliveredWebhookRequest | PostPaymentFailedWebhookRequest | PostPaymentRefundPendingWebhookRequest | PostPaymentRefundedWebhookRequest | PostPaymentCanceledWebhookRequest | PostClaimOpenedWebhookRequest | PostClaimLockedWebhookRequest | PostClaimReleasedWebhookRequest | PostClaimExpiredWebhookRequest | PostClaimRefundedWebhookRequest | PostClaimCanceledWebhookRequest | PostPayoutDestinationCreatedWebhookRequest | PostPayoutDestinationVerifiedWebhookRequest | PostPayoutDestinationRevokedWebhookRequest | PostPhoneAliasVerifiedWebhookRequest | PostPhoneAliasReverificationRequiredWebhookRequest | PostPhoneAliasReplacedWebhookRequest | PostVerificationSessionVerifiedWebhookRequest | PostVerificationSessionRejectedWebhookRequest | PostVerificationSessionExpiredWebhookRequest | PostVerificationSessionCanceledWebhookRequest | PostVerificationSessionErrorWebhookRequest | PostCredentialIssuedWebhookRequest | PostCredentialSuspendedWebhookRequest | PostCredentialRevokedWebhookRequest | PostCredentialExpiredWebhookRequest | PostMemberActivatedWebhookRequest | PostMemberSuspendedWebhookRequest | PostMemberRemovedWebhookRequest | PostApiKeyCreatedWebhookRequest | PostApiKeyRevokedWebhookRequest | PostReviewCaseOpenedWebhookRequest | PostReviewCaseResolvedWebhookRequest | PostEndpointTestWebhookRequest;

/**
 * The type of an event, `<family>.<change>`. New types may be added at any time. Ignore types that you do not know.
 */
export const EventType = {
    AUTHORITY_CREATED: 'authority.created',
    AUTHORITY_UPDATED: 'authority.updated',
    AUTHORITY_SUSPENDED: 'authority.suspended',
    AUTHORITY_REVOKED: 'authority.revoked',
    AUTHORITY_ATTESTED: 'authority.attested',
    APPROVAL_REQUESTED: 'approval.requested',
    APPROVAL_VOTED: 'approval.voted',
    APPROVAL_APPROVED: 'approval.approved',
    APPROVAL_REJECTED: 'approval.rejected',
    PAYMENT_POLICY_UPDATED: 'payment_policy.updated',
    PAYMENT_POLICY_ATTESTED: 'payment_policy.attested',
    CARD_ISSUED: 'card.issued',
    CARD_FROZEN: 'card.frozen',
    CARD_UNFROZEN: 'card.unfrozen',
    CARD_AUTHORIZATION_APPROVED: 'card.authorization.approved',
    CARD_AUTHORIZATION_DECLINED: 'card.authorization.declined',
    CARD_AUTHORIZATION_REVERSED: 'card.authorization.reversed',
    WALLET_BINDING_ACTIVE: 'wallet_binding.active',
    WALLET_BINDING_ROTATED: 'wallet_binding.rotated',
    WALLET_BINDING_REVOKED: 'wallet_binding.revoked',
    INVOICE_SENT: 'invoice.sent',
    INVOICE_FUNDED: 'invoice.funded',
    INVOICE_DELIVERED: 'invoice.delivered',
    INVOICE_RELEASED: 'invoice.released',
    INVOICE_REFUNDED: 'invoice.refunded',
    INVOICE_EXPIRED: 'invoice.expired',
    INVOICE_CANCELLED: 'invoice.cancelled',
    PURCHASE_ORDER_REGISTERED: 'purchase_order.registered',
    PURCHASE_ORDER_ACCEPTED: 'purchase_order.accepted',
    PURCHASE_ORDER_FINANCED: 'purchase_order.financed',
    PURCHASE_ORDER_REPAID: 'purchase_order.repaid',
    PURCHASE_ORDER_DEFAULTED: 'purchase_order.defaulted',
    OFFER_OFFERED: 'offer.offered',
    OFFER_ACCEPTED: 'offer.accepted',
    OFFER_ISSUED: 'offer.issued',
    OFFER_EXPIRED: 'offer.expired',
    LOAN_ACTIVE: 'loan.active',
    LOAN_GRACE: 'loan.grace',
    LOAN_DEFAULTED: 'loan.defaulted',
    LOAN_REPAID: 'loan.repaid',
    MULTISIG_PAYMENT_CREATED: 'multisig_payment.created',
    MULTISIG_PAYMENT_AWAITING_SIGNATURE: 'multisig_payment.awaiting_signature',
    MULTISIG_PAYMENT_SIGNING: 'multisig_payment.signing',
    MULTISIG_PAYMENT_READY_TO_EXECUTE: 'multisig_payment.ready_to_execute',
    MULTISIG_PAYMENT_EXECUTING: 'multisig_payment.executing',
    MULTISIG_PAYMENT_COMPLETED: 'multisig_payment.completed',
    MULTISIG_PAYMENT_FAILED: 'multisig_payment.failed',
    MULTISIG_PAYMENT_CANCELLED: 'multisig_payment.cancelled',
    POLICY_ACTIVATED: 'policy.activated',
    POLICY_ATTACHED: 'policy.attached',
    POLICY_DETACHED: 'policy.detached',
    POLICY_DELETED: 'policy.deleted',
    RAMP_CONFIRMED: 'ramp.confirmed',
    RAMP_FAILED: 'ramp.failed',
    SALES_ORDER_DRAFT: 'sales_order.draft',
    SALES_ORDER_SUBMITTED: 'sales_order.submitted',
    SALES_ORDER_CHANGES_REQUESTED: 'sales_order.changes_requested',
    SALES_ORDER_ACCEPTED: 'sales_order.accepted',
    SALES_ORDER_DELIVERED: 'sales_order.delivered',
    SALES_ORDER_COMPLETED: 'sales_order.completed',
    SALES_ORDER_REJECTED: 'sales_order.rejected',
    SALES_ORDER_CANCELED: 'sales_order.canceled',
    DELIVERY_RECORDED: 'delivery.recorded',
    DELIVERY_ACCEPTED: 'delivery.accepted',
    TREASURY_SWEEP_PROPOSED: 'treasury.sweep.proposed',
    TREASURY_SWEEP_COMPLETED: 'treasury.sweep.completed',
    TREASURY_SWEEP_FAILED: 'treasury.sweep.failed',
    TREASURY_SWEEP_CANCELED: 'treasury.sweep.canceled',
    WALLET_DEPLOYED: 'wallet.deployed',
    WALLET_FAILED: 'wallet.failed',
    DRIP_CONFIRMED: 'drip.confirmed',
    DRIP_FAILED: 'drip.failed',
    PAYMENT_CREATED: 'payment.created',
    PAYMENT_FUNDS_PENDING: 'payment.funds_pending',
    PAYMENT_FUNDS_CONFIRMED: 'payment.funds_confirmed',
    PAYMENT_IDENTITY_RESOLUTION: 'payment.identity_resolution',
    PAYMENT_ACTION_REQUIRED: 'payment.action_required',
    PAYMENT_POLICY_CHECK: 'payment.policy_check',
    PAYMENT_APPROVAL_REQUIRED: 'payment.approval_required',
    PAYMENT_APPROVAL_PENDING: 'payment.approval_pending',
    PAYMENT_CREDENTIAL_HOLD: 'payment.credential_hold',
    PAYMENT_ROUTE_QUOTED: 'payment.route_quoted',
    PAYMENT_AWAITING_CONFIRMATION: 'payment.awaiting_confirmation',
    PAYMENT_ROUTING: 'payment.routing',
    PAYMENT_PROVIDER_SUBMITTED: 'payment.provider_submitted',
    PAYMENT_PROVIDER_PROCESSING: 'payment.provider_processing',
    PAYMENT_DELIVERED: 'payment.delivered',
    PAYMENT_FAILED: 'payment.failed',
    PAYMENT_REFUND_PENDING: 'payment.refund_pending',
    PAYMENT_REFUNDED: 'payment.refunded',
    PAYMENT_CANCELED: 'payment.canceled',
    CLAIM_OPENED: 'claim.opened',
    CLAIM_LOCKED: 'claim.locked',
    CLAIM_RELEASED: 'claim.released',
    CLAIM_EXPIRED: 'claim.expired',
    CLAIM_REFUNDED: 'claim.refunded',
    CLAIM_CANCELED: 'claim.canceled',
    PAYOUT_DESTINATION_CREATED: 'payout_destination.created',
    PAYOUT_DESTINATION_VERIFIED: 'payout_destination.verified',
    PAYOUT_DESTINATION_REVOKED: 'payout_destination.revoked',
    PHONE_ALIAS_VERIFIED: 'phone_alias.verified',
    PHONE_ALIAS_REVERIFICATION_REQUIRED: 'phone_alias.reverification_required',
    PHONE_ALIAS_REPLACED: 'phone_alias.replaced',
    VERIFICATION_SESSION_VERIFIED: 'verification_session.verified',
    VERIFICATION_SESSION_REJECTED: 'verification_session.rejected',
    VERIFICATION_SESSION_EXPIRED: 'verification_session.expired',
    VERIFICATION_SESSION_CANCELED: 'verification_session.canceled',
    VERIFICATION_SESSION_ERROR: 'verification_session.error',
    CREDENTIAL_ISSUED: 'credential.issued',
    CREDENTIAL_SUSPENDED: 'credential.suspended',
    CREDENTIAL_REVOKED: 'credential.revoked',
    CREDENTIAL_EXPIRED: 'credential.expired',
    MEMBER_ACTIVATED: 'member.activated',
    MEMBER_SUSPENDED: 'member.suspended',
    MEMBER_REMOVED: 'member.removed',
    API_KEY_CREATED: 'api_key.created',
    API_KEY_REVOKED: 'api_key.revoked',
    REVIEW_CASE_OPENED: 'review_case.opened',
    REVIEW_CASE_RESOLVED: 'review_case.resolved',
    ENDPOINT_TEST: 'endpoint.test'
} as const;

/**
 * The type of an event, `<family>.<change>`. New types may be added at any time. Ignore types that you do not know.
 */
export type EventType = typeof EventType[keyof typeof EventType];

/**
 * A type of event, or a family with `.*` for all of its types.
 */
export const EventTypeOrFamily = {
    AUTHORITY_CREATED: 'authority.created',
    AUTHORITY_UPDATED: 'authority.updated',
    AUTHORITY_SUSPENDED: 'authority.suspended',
    AUTHORITY_REVOKED: 'authority.revoked',
    AUTHORITY_ATTESTED: 'authority.attested',
    APPROVAL_REQUESTED: 'approval.requested',
    APPROVAL_VOTED: 'approval.voted',
    APPROVAL_APPROVED: 'approval.approved',
    APPROVAL_REJECTED: 'approval.rejected',
    PAYMENT_POLICY_UPDATED: 'payment_policy.updated',
    PAYMENT_POLICY_ATTESTED: 'payment_policy.attested',
    CARD_ISSUED: 'card.issued',
    CARD_FROZEN: 'card.frozen',
    CARD_UNFROZEN: 'card.unfrozen',
    CARD_AUTHORIZATION_APPROVED: 'card.authorization.approved',
    CARD_AUTHORIZATION_DECLINED: 'card.authorization.declined',
    CARD_AUTHORIZATION_REVERSED: 'card.authorization.reversed',
    WALLET_BINDING_ACTIVE: 'wallet_binding.active',
    WALLET_BINDING_ROTATED: 'wallet_binding.rotated',
    WALLET_BINDING_REVOKED: 'wallet_binding.revoked',
    INVOICE_SENT: 'invoice.sent',
    INVOICE_FUNDED: 'invoice.funded',
    INVOICE_DELIVERED: 'invoice.delivered',
    INVOICE_RELEASED: 'invoice.released',
    INVOICE_REFUNDED: 'invoice.refunded',
    INVOICE_EXPIRED: 'invoice.expired',
    INVOICE_CANCELLED: 'invoice.cancelled',
    PURCHASE_ORDER_REGISTERED: 'purchase_order.registered',
    PURCHASE_ORDER_ACCEPTED: 'purchase_order.accepted',
    PURCHASE_ORDER_FINANCED: 'purchase_order.financed',
    PURCHASE_ORDER_REPAID: 'purchase_order.repaid',
    PURCHASE_ORDER_DEFAULTED: 'purchase_order.defaulted',
    OFFER_OFFERED: 'offer.offered',
    OFFER_ACCEPTED: 'offer.accepted',
    OFFER_ISSUED: 'offer.issued',
    OFFER_EXPIRED: 'offer.expired',
    LOAN_ACTIVE: 'loan.active',
    LOAN_GRACE: 'loan.grace',
    LOAN_DEFAULTED: 'loan.defaulted',
    LOAN_REPAID: 'loan.repaid',
    MULTISIG_PAYMENT_CREATED: 'multisig_payment.created',
    MULTISIG_PAYMENT_AWAITING_SIGNATURE: 'multisig_payment.awaiting_signature',
    MULTISIG_PAYMENT_SIGNING: 'multisig_payment.signing',
    MULTISIG_PAYMENT_READY_TO_EXECUTE: 'multisig_payment.ready_to_execute',
    MULTISIG_PAYMENT_EXECUTING: 'multisig_payment.executing',
    MULTISIG_PAYMENT_COMPLETED: 'multisig_payment.completed',
    MULTISIG_PAYMENT_FAILED: 'multisig_payment.failed',
    MULTISIG_PAYMENT_CANCELLED: 'multisig_payment.cancelled',
    POLICY_ACTIVATED: 'policy.activated',
    POLICY_ATTACHED: 'policy.attached',
    POLICY_DETACHED: 'policy.detached',
    POLICY_DELETED: 'policy.deleted',
    RAMP_CONFIRMED: 'ramp.confirmed',
    RAMP_FAILED: 'ramp.failed',
    SALES_ORDER_DRAFT: 'sales_order.draft',
    SALES_ORDER_SUBMITTED: 'sales_order.submitted',
    SALES_ORDER_CHANGES_REQUESTED: 'sales_order.changes_requested',
    SALES_ORDER_ACCEPTED: 'sales_order.accepted',
    SALES_ORDER_DELIVERED: 'sales_order.delivered',
    SALES_ORDER_COMPLETED: 'sales_order.completed',
    SALES_ORDER_REJECTED: 'sales_order.rejected',
    SALES_ORDER_CANCELED: 'sales_order.canceled',
    DELIVERY_RECORDED: 'delivery.recorded',
    DELIVERY_ACCEPTED: 'delivery.accepted',
    TREASURY_SWEEP_PROPOSED: 'treasury.sweep.proposed',
    TREASURY_SWEEP_COMPLETED: 'treasury.sweep.completed',
    TREASURY_SWEEP_FAILED: 'treasury.sweep.failed',
    TREASURY_SWEEP_CANCELED: 'treasury.sweep.canceled',
    WALLET_DEPLOYED: 'wallet.deployed',
    WALLET_FAILED: 'wallet.failed',
    DRIP_CONFIRMED: 'drip.confirmed',
    DRIP_FAILED: 'drip.failed',
    PAYMENT_CREATED: 'payment.created',
    PAYMENT_FUNDS_PENDING: 'payment.funds_pending',
    PAYMENT_FUNDS_CONFIRMED: 'payment.funds_confirmed',
    PAYMENT_IDENTITY_RESOLUTION: 'payment.identity_resolution',
    PAYMENT_ACTION_REQUIRED: 'payment.action_required',
    PAYMENT_POLICY_CHECK: 'payment.policy_check',
    PAYMENT_APPROVAL_REQUIRED: 'payment.approval_required',
    PAYMENT_APPROVAL_PENDING: 'payment.approval_pending',
    PAYMENT_CREDENTIAL_HOLD: 'payment.credential_hold',
    PAYMENT_ROUTE_QUOTED: 'payment.route_quoted',
    PAYMENT_AWAITING_CONFIRMATION: 'payment.awaiting_confirmation',
    PAYMENT_ROUTING: 'payment.routing',
    PAYMENT_PROVIDER_SUBMITTED: 'payment.provider_submitted',
    PAYMENT_PROVIDER_PROCESSING: 'payment.provider_processing',
    PAYMENT_DELIVERED: 'payment.delivered',
    PAYMENT_FAILED: 'payment.failed',
    PAYMENT_REFUND_PENDING: 'payment.refund_pending',
    PAYMENT_REFUNDED: 'payment.refunded',
    PAYMENT_CANCELED: 'payment.canceled',
    CLAIM_OPENED: 'claim.opened',
    CLAIM_LOCKED: 'claim.locked',
    CLAIM_RELEASED: 'claim.released',
    CLAIM_EXPIRED: 'claim.expired',
    CLAIM_REFUNDED: 'claim.refunded',
    CLAIM_CANCELED: 'claim.canceled',
    PAYOUT_DESTINATION_CREATED: 'payout_destination.created',
    PAYOUT_DESTINATION_VERIFIED: 'payout_destination.verified',
    PAYOUT_DESTINATION_REVOKED: 'payout_destination.revoked',
    PHONE_ALIAS_VERIFIED: 'phone_alias.verified',
    PHONE_ALIAS_REVERIFICATION_REQUIRED: 'phone_alias.reverification_required',
    PHONE_ALIAS_REPLACED: 'phone_alias.replaced',
    VERIFICATION_SESSION_VERIFIED: 'verification_session.verified',
    VERIFICATION_SESSION_REJECTED: 'verification_session.rejected',
    VERIFICATION_SESSION_EXPIRED: 'verification_session.expired',
    VERIFICATION_SESSION_CANCELED: 'verification_session.canceled',
    VERIFICATION_SESSION_ERROR: 'verification_session.error',
    CREDENTIAL_ISSUED: 'credential.issued',
    CREDENTIAL_SUSPENDED: 'credential.suspended',
    CREDENTIAL_REVOKED: 'credential.revoked',
    CREDENTIAL_EXPIRED: 'credential.expired',
    MEMBER_ACTIVATED: 'member.activated',
    MEMBER_SUSPENDED: 'member.suspended',
    MEMBER_REMOVED: 'member.removed',
    API_KEY_CREATED: 'api_key.created',
    API_KEY_REVOKED: 'api_key.revoked',
    REVIEW_CASE_OPENED: 'review_case.opened',
    REVIEW_CASE_RESOLVED: 'review_case.resolved',
    ENDPOINT_TEST: 'endpoint.test',
    'AUTHORITY.*': 'authority.*',
    'APPROVAL.*': 'approval.*',
    'PAYMENT_POLICY.*': 'payment_policy.*',
    'CARD.*': 'card.*',
    'CARD_AUTHORIZATION.*': 'card.authorization.*',
    'WALLET_BINDING.*': 'wallet_binding.*',
    'INVOICE.*': 'invoice.*',
    'PURCHASE_ORDER.*': 'purchase_order.*',
    'OFFER.*': 'offer.*',
    'LOAN.*': 'loan.*',
    'MULTISIG_PAYMENT.*': 'multisig_payment.*',
    'POLICY.*': 'policy.*',
    'RAMP.*': 'ramp.*',
    'SALES_ORDER.*': 'sales_order.*',
    'DELIVERY.*': 'delivery.*',
    'TREASURY.*': 'treasury.*',
    'TREASURY_SWEEP.*': 'treasury.sweep.*',
    'WALLET.*': 'wallet.*',
    'DRIP.*': 'drip.*',
    'PAYMENT.*': 'payment.*',
    'CLAIM.*': 'claim.*',
    'PAYOUT_DESTINATION.*': 'payout_destination.*',
    'PHONE_ALIAS.*': 'phone_alias.*',
    'VERIFICATION_SESSION.*': 'verification_session.*',
    'CREDENTIAL.*': 'credential.*',
    'MEMBER.*': 'member.*',
    'API_KEY.*': 'api_key.*',
    'REVIEW_CASE.*': 'review_case.*',
    'ENDPOINT.*': 'endpoint.*'
} as const;

/**
 * A type of event, or a family with `.*` for all of its types.
 */
export type EventTypeOrFamily = typeof EventTypeOrFamily[keyof typeof EventTypeOrFamily];

/**
 * A change of a resource, as this tenant may read it. It has the content of the webhook and the position in the feed.
 */
export type Event = AuthorityEvent | ApprovalEvent | PaymentPolicyEvent | CardEvent | CardAuthorizationEvent | WalletBindingEvent | InvoiceEvent | PurchaseOrderEvent | LendingOfferEvent | LoanEvent | MultisigPaymentEvent | PolicyEvent | PolicyAttachmentEvent | RampEvent | SalesOrderEvent | DeliveryRecordEvent | TreasurySweepEvent | WalletEvent | DripEvent | PaymentEvent | ClaimEvent | PayoutDestinationEvent | PhoneAliasEvent | VerificationSessionEvent | CredentialEvent | MemberEvent | ApiKeyEvent | ReviewCaseEvent | EndpointEvent;

/**
 * Events of the tenant's feed.
 */
export type EventList = {
    /**
     * The entries of this page.
     */
    events: Array<Event>;
};

/**
 * The event that is sent when the public status of a payment changes. The sender receives it and, once the recipient is known, the recipient too. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type PaymentEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'payment.created' | 'payment.funds_pending' | 'payment.funds_confirmed' | 'payment.identity_resolution' | 'payment.action_required' | 'payment.policy_check' | 'payment.approval_required' | 'payment.approval_pending' | 'payment.credential_hold' | 'payment.route_quoted' | 'payment.awaiting_confirmation' | 'payment.routing' | 'payment.provider_submitted' | 'payment.provider_processing' | 'payment.delivered' | 'payment.failed' | 'payment.refund_pending' | 'payment.refunded' | 'payment.canceled';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: UnifiedPayment;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent to the sender of a payment when its claim changes. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type ClaimEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'claim.opened' | 'claim.locked' | 'claim.released' | 'claim.expired' | 'claim.refunded' | 'claim.canceled';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: Claim;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when a payout destination changes. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type PayoutDestinationEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'payout_destination.created' | 'payout_destination.verified' | 'payout_destination.revoked';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: PayoutDestination;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when a phone alias changes. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type PhoneAliasEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'phone_alias.verified' | 'phone_alias.reverification_required' | 'phone_alias.replaced';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: PhoneAlias;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when a verification ends. `client` is null. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type VerificationSessionEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'verification_session.verified' | 'verification_session.rejected' | 'verification_session.expired' | 'verification_session.canceled' | 'verification_session.error';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: VerificationSession;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when a credential changes. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type CredentialEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'credential.issued' | 'credential.suspended' | 'credential.revoked' | 'credential.expired';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: Credential;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when a membership changes. It contains the member without e-mail address and name. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type MemberEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'member.activated' | 'member.suspended' | 'member.removed';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: MemberInEvent;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when an API key is created or revoked. It contains the record of the key, never the key itself. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type ApiKeyEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'api_key.created' | 'api_key.revoked';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: ApiKey;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when a review case of a payment is opened or resolved. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type ReviewCaseEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'review_case.opened' | 'review_case.resolved';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: ReviewCase;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * A type of event, a family with `.*` for all of its types, or `*` for every event.
 */
export type EventTypeFilter = EventType | '*' | 'authority.*' | 'approval.*' | 'payment_policy.*' | 'card.*' | 'card.authorization.*' | 'wallet_binding.*' | 'invoice.*' | 'purchase_order.*' | 'offer.*' | 'loan.*' | 'multisig_payment.*' | 'policy.*' | 'ramp.*' | 'sales_order.*' | 'delivery.*' | 'treasury.*' | 'treasury.sweep.*' | 'wallet.*' | 'drip.*' | 'payment.*' | 'claim.*' | 'payout_destination.*' | 'phone_alias.*' | 'verification_session.*' | 'credential.*' | 'member.*' | 'api_key.*' | 'review_case.*' | 'endpoint.*';

/**
 * Whether events are sent to the endpoint. An endpoint becomes DISABLED by its owner, after 5 failed events in a row, or after one response with the status 410.
 */
export const WebhookEndpointStatus = { ENABLED: 'ENABLED', DISABLED: 'DISABLED' } as const;

/**
 * Whether events are sent to the endpoint. An endpoint becomes DISABLED by its owner, after 5 failed events in a row, or after one response with the status 410.
 */
export type WebhookEndpointStatus = typeof WebhookEndpointStatus[keyof typeof WebhookEndpointStatus];

/**
 * The status of a delivery. It is PENDING while attempts are left.
 */
export const WebhookDeliveryStatus = {
    PENDING: 'PENDING',
    DELIVERED: 'DELIVERED',
    FAILED: 'FAILED'
} as const;

/**
 * The status of a delivery. It is PENDING while attempts are left.
 */
export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];

/**
 * The reason why the service disabled an endpoint: CONSECUTIVE_FAILURES after 5 events in a row whose attempts all failed, ENDPOINT_GONE after a response with the status 410.
 */
export const DisabledReason = { CONSECUTIVE_FAILURES: 'CONSECUTIVE_FAILURES', ENDPOINT_GONE: 'ENDPOINT_GONE' } as const;

/**
 * The reason why the service disabled an endpoint: CONSECUTIVE_FAILURES after 5 events in a row whose attempts all failed, ENDPOINT_GONE after a response with the status 410.
 */
export type DisabledReason = typeof DisabledReason[keyof typeof DisabledReason];

/**
 * The reason why an attempt failed: no response within 15 seconds; an error of DNS, TCP or TLS; a host that is not public; a 4xx status; a 5xx status; a 1xx or 3xx status; a secret that could not be read; an interrupted worker; an endpoint that was deleted or responded with 410.
 */
export const DeliveryError = {
    TIMEOUT: 'TIMEOUT',
    CONNECTION_FAILED: 'CONNECTION_FAILED',
    BLOCKED_URL: 'BLOCKED_URL',
    HTTP_4XX: 'HTTP_4XX',
    HTTP_5XX: 'HTTP_5XX',
    HTTP_ERROR: 'HTTP_ERROR',
    SECRET_ERROR: 'SECRET_ERROR',
    LEASE_EXPIRED: 'LEASE_EXPIRED',
    ENDPOINT_GONE: 'ENDPOINT_GONE'
} as const;

/**
 * The reason why an attempt failed: no response within 15 seconds; an error of DNS, TCP or TLS; a host that is not public; a 4xx status; a 5xx status; a 1xx or 3xx status; a secret that could not be read; an interrupted worker; an endpoint that was deleted or responded with 410.
 */
export type DeliveryError = typeof DeliveryError[keyof typeof DeliveryError];

/**
 * A URL to which the tenant's events are sent. Its secret is shown only when it is created and rotated.
 */
export type WebhookEndpoint = {
    /**
     * Id of the endpoint.
     */
    id: string;
    /**
     * The URL to which events are sent.
     */
    url: string;
    /**
     * The event types that are sent.
     */
    eventTypes: Array<EventTypeFilter>;
    /**
     * A description of your own, such as what the endpoint is for.
     */
    description: string | null;
    /**
     * ENABLED or DISABLED. Events are sent while it is ENABLED.
     */
    status: WebhookEndpointStatus;
    /**
     * The reason why the service disabled the endpoint; null while it is ENABLED, and if its owner disabled it.
     */
    disabledReason: DisabledReason | null;
    /**
     * The environment of the endpoint: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Number of events in a row that could not be delivered. The endpoint is disabled at 5.
     */
    failureCount: number;
    /**
     * Time at which the endpoint was created.
     */
    createdAt: string;
    /**
     * The version of the contract that the events have. It is the version that was the newest when the endpoint was created, until `updateWebhookEndpoint` sets another one.
     */
    apiVersion?: string;
    /**
     * What the receiver would meet in the newest version of the contract. Only `getWebhookEndpoint` returns it, for an endpoint that has an older version.
     */
    upgrade?: VersionUpgrade;
};

/**
 * An endpoint with its signing secret, which is shown only once.
 */
export type WebhookEndpointIssued = {
    /**
     * Id of the endpoint.
     */
    id: string;
    /**
     * The URL to which events are sent.
     */
    url: string;
    /**
     * The event types that are sent.
     */
    eventTypes: Array<EventTypeFilter>;
    /**
     * A description of your own, such as what the endpoint is for.
     */
    description: string | null;
    /**
     * ENABLED or DISABLED. Events are sent while it is ENABLED.
     */
    status: WebhookEndpointStatus;
    /**
     * The reason why the service disabled the endpoint; null while it is ENABLED, and if its owner disabled it.
     */
    disabledReason: DisabledReason | null;
    /**
     * The environment of the endpoint: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Number of events in a row that could not be delivered. The endpoint is disabled at 5.
     */
    failureCount: number;
    /**
     * Time at which the endpoint was created.
     */
    createdAt: string;
    /**
     * The version of the contract that the events have. It is the version that was the newest when the endpoint was created, until `updateWebhookEndpoint` sets another one.
     */
    apiVersion?: string;
    /**
     * The secret that signs the deliveries: `whsec_` and the base64 of the 32 bytes that are the key of the HMAC. Store it safely: it cannot be read again.
     */
    secret: string;
};

/**
 * Webhook endpoints, newest first.
 */
export type WebhookEndpointList = {
    /**
     * The entries of this page.
     */
    webhookEndpoints: Array<WebhookEndpoint>;
};

/**
 * Confirms that the endpoint was deleted.
 */
export type WebhookEndpointDeleted = {
    /**
     * Id of the endpoint.
     */
    id: string;
    /**
     * Always true.
     */
    deleted: true;
};

/**
 * The test event that was created.
 */
export type WebhookEndpointTested = {
    /**
     * Id of the event, `evt_…`.
     */
    eventId: string;
};

/**
 * The result of a replay.
 */
export type WebhookEndpointReplayed = {
    /**
     * The number of events that were queued.
     */
    enqueued: number;
};

/**
 * The endpoint to create.
 */
export type CreateWebhookEndpointRequest = {
    /**
     * An absolute http or https URL without credentials and fragment. In live it has to be https on port 443.
     */
    url: string;
    /**
     * The event types to send; all types by default.
     */
    eventTypes?: Array<EventTypeFilter>;
    /**
     * A description of your own, such as what the endpoint is for.
     */
    description?: string;
};

/**
 * The fields to update. A field that is absent or null does not change.
 */
export type UpdateWebhookEndpointRequest = {
    /**
     * An absolute http or https URL without credentials and fragment. In live it has to be https on port 443.
     */
    url?: string;
    /**
     * The event types to send. The new list replaces the old one.
     */
    eventTypes?: Array<EventTypeFilter>;
    /**
     * A description of your own, such as what the endpoint is for.
     */
    description?: string;
    /**
     * ENABLED to send events to the endpoint, DISABLED to stop.
     */
    status?: WebhookEndpointStatus;
    /**
     * The version of the contract that the events have from now on, also those of pending deliveries.
     */
    apiVersion?: string;
};

/**
 * The length of the grace period.
 */
export type RotateWebhookEndpointSecretRequest = {
    /**
     * Number of seconds, in real time, during which both secrets sign; one day (86400) by default.
     */
    graceSeconds?: number;
};

/**
 * The period whose events are sent again.
 */
export type ReplayWebhookEndpointRequest = {
    /**
     * Start of the period. Events that were created at this time or later are sent.
     */
    since: string;
    /**
     * End of the period. Only events that were created before this time are sent. It has to be later than `since`.
     */
    until?: string;
};

/**
 * One attempt to deliver an event.
 */
export type DeliveryAttempt = {
    /**
     * Time at which the attempt began, in real time.
     */
    at: string;
    /**
     * The HTTP status of the response; null if there was no response.
     */
    httpStatus: number | null;
    /**
     * The reason of the failure; null if the attempt succeeded.
     */
    lastError: DeliveryError | null;
    /**
     * The duration of the attempt, in milliseconds.
     */
    durationMs: number;
};

/**
 * The delivery of one event to one endpoint. Its attempts are made one after the other. Requests are signed according to Standard Webhooks: `webhook-id` is the id of the event, `webhook-signature` contains `v1` and the base64 of the HMAC-SHA256 over id, timestamp and body.
 */
export type WebhookDelivery = {
    /**
     * Id of the delivery.
     */
    id: string;
    /**
     * Id of the webhook endpoint, `whe_…`.
     */
    endpointId: string;
    /**
     * Id of the event, which is the `webhook-id`.
     */
    eventId: string;
    /**
     * The type of the delivered event, such as `payment.delivered`.
     */
    eventType: EventType;
    /**
     * The status of the delivery.
     */
    status: WebhookDeliveryStatus;
    /**
     * The attempts of all series, oldest first.
     */
    attempts: Array<DeliveryAttempt>;
    /**
     * The number of attempts so far.
     */
    attemptCount: number;
    /**
     * Time of the next attempt, in real time; null if no further attempt is planned.
     */
    nextAttemptAt: string | null;
    /**
     * The reason why the newest attempt failed; null before the first attempt and after a success.
     */
    lastError: DeliveryError | null;
    /**
     * Time at which the delivery was queued.
     */
    createdAt: string;
};

/**
 * Deliveries, newest first.
 */
export type WebhookDeliveryList = {
    /**
     * The entries of this page.
     */
    deliveries: Array<WebhookDelivery>;
};

/**
 * The event that tests a webhook endpoint. It is sent only to that endpoint, whatever its event types. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type EndpointEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'endpoint.test';
    /**
     * Time at which the test was requested.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The data of the test event.
     */
    data: {
        /**
         * The endpoint at the moment of the test, without its secret.
         */
        object: WebhookEndpoint;
    };
};

export type ListEventsData = {
    body?: never;
    headers?: {
        /**
         * The `sequence` of the last event that the client of a stream has seen: the stream continues behind it. `0` begins with the oldest event that is kept. A list ignores it.
         */
        'Last-Event-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only events of this type, or of this family (`payment.*`). Any other value is refused with VALIDATION_FAILED.
         */
        type?: EventTypeOrFamily;
        /**
         * Id of a resource.
         */
        resourceId?: string;
        /**
         * The order of the entries: `desc` for newest first, `asc` for oldest first.
         */
        order?: 'desc' | 'asc';
        /**
         * Number of entries to skip, for use in a user interface. Programs should follow the Link header instead. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * The highest number of entries on the page.
         */
        take?: number;
        /**
         * The cursor from the Link header of the previous page. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
    };
    url: '/v1/events';
};

export type ListEventsErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * TOO_MANY_STREAMS, RATE_LIMITED
     */
    429: TooManyStreamsError | RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ListEventsError = ListEventsErrors[keyof ListEventsErrors];

export type ListEventsResponses = {
    /**
     * A page of events, or a stream of them.
     */
    200: EventList;
};

export type ListEventsResponse = ListEventsResponses[keyof ListEventsResponses];

export type GetEventData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/events/{id}';
};

export type GetEventErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * EVENT_NOT_FOUND
     */
    404: EventNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetEventError = GetEventErrors[keyof GetEventErrors];

export type GetEventResponses = {
    /**
     * The event.
     */
    200: Event;
};

export type GetEventResponse = GetEventResponses[keyof GetEventResponses];

export type ListWebhookEndpointsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only endpoints of this status.
         */
        status?: WebhookEndpointStatus;
        /**
         * Number of entries to skip, for use in a user interface. Programs should follow the Link header instead. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * The highest number of entries on the page.
         */
        take?: number;
        /**
         * The cursor from the Link header of the previous page. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
        /**
         * Only entries that were created at this time or later. With `createdBefore` of one request as `createdAfter` of the next, no entry is missed or listed twice.
         */
        createdAfter?: string;
        /**
         * Only entries that were created before this time.
         */
        createdBefore?: string;
    };
    url: '/v1/webhook-endpoints';
};

export type ListWebhookEndpointsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ListWebhookEndpointsError = ListWebhookEndpointsErrors[keyof ListWebhookEndpointsErrors];

export type ListWebhookEndpointsResponses = {
    /**
     * A page of webhook endpoints.
     */
    200: WebhookEndpointList;
};

export type ListWebhookEndpointsResponse = ListWebhookEndpointsResponses[keyof ListWebhookEndpointsResponses];

export type CreateWebhookEndpointData = {
    body: CreateWebhookEndpointRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/webhook-endpoints';
};

export type CreateWebhookEndpointErrors = {
    /**
     * INVALID_URL, SCHEME_NOT_ALLOWED, PORT_NOT_ALLOWED, PRIVATE_HOST_BLOCKED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidUrlError | SchemeNotAllowedError | PortNotAllowedError | PrivateHostBlockedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ENDPOINT_LIMIT_REACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: EndpointLimitReachedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CreateWebhookEndpointError = CreateWebhookEndpointErrors[keyof CreateWebhookEndpointErrors];

export type CreateWebhookEndpointResponses = {
    /**
     * The endpoint and its signing secret, which is shown only once.
     */
    201: WebhookEndpointIssued;
};

export type CreateWebhookEndpointResponse = CreateWebhookEndpointResponses[keyof CreateWebhookEndpointResponses];

export type DeleteWebhookEndpointData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/webhook-endpoints/{id}';
};

export type DeleteWebhookEndpointErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ApiVersionUnknownError | TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ENDPOINT_NOT_FOUND
     */
    404: EndpointNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type DeleteWebhookEndpointError = DeleteWebhookEndpointErrors[keyof DeleteWebhookEndpointErrors];

export type DeleteWebhookEndpointResponses = {
    /**
     * The endpoint has been deleted.
     */
    200: WebhookEndpointDeleted;
};

export type DeleteWebhookEndpointResponse = DeleteWebhookEndpointResponses[keyof DeleteWebhookEndpointResponses];

export type GetWebhookEndpointData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/webhook-endpoints/{id}';
};

export type GetWebhookEndpointErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ENDPOINT_NOT_FOUND
     */
    404: EndpointNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetWebhookEndpointError = GetWebhookEndpointErrors[keyof GetWebhookEndpointErrors];

export type GetWebhookEndpointResponses = {
    /**
     * The endpoint.
     */
    200: WebhookEndpoint;
};

export type GetWebhookEndpointResponse = GetWebhookEndpointResponses[keyof GetWebhookEndpointResponses];

export type UpdateWebhookEndpointData = {
    body: UpdateWebhookEndpointRequest;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/webhook-endpoints/{id}';
};

export type UpdateWebhookEndpointErrors = {
    /**
     * VALIDATION_FAILED, INVALID_URL, SCHEME_NOT_ALLOWED, PORT_NOT_ALLOWED, PRIVATE_HOST_BLOCKED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidUrlError | SchemeNotAllowedError | PortNotAllowedError | PrivateHostBlockedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ENDPOINT_NOT_FOUND
     */
    404: EndpointNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type UpdateWebhookEndpointError = UpdateWebhookEndpointErrors[keyof UpdateWebhookEndpointErrors];

export type UpdateWebhookEndpointResponses = {
    /**
     * The updated endpoint.
     */
    200: WebhookEndpoint;
};

export type UpdateWebhookEndpointResponse = UpdateWebhookEndpointResponses[keyof UpdateWebhookEndpointResponses];

export type RotateWebhookEndpointSecretData = {
    body?: RotateWebhookEndpointSecretRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/webhook-endpoints/{id}/rotate-secret';
};

export type RotateWebhookEndpointSecretErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ENDPOINT_NOT_FOUND
     */
    404: EndpointNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type RotateWebhookEndpointSecretError = RotateWebhookEndpointSecretErrors[keyof RotateWebhookEndpointSecretErrors];

export type RotateWebhookEndpointSecretResponses = {
    /**
     * The endpoint and its new signing secret, which is shown only once.
     */
    200: WebhookEndpointIssued;
};

export type RotateWebhookEndpointSecretResponse = RotateWebhookEndpointSecretResponses[keyof RotateWebhookEndpointSecretResponses];

export type TestWebhookEndpointData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/webhook-endpoints/{id}/test';
};

export type TestWebhookEndpointErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ENDPOINT_NOT_FOUND
     */
    404: EndpointNotFoundError;
    /**
     * ENDPOINT_DISABLED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: EndpointDisabledError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type TestWebhookEndpointError = TestWebhookEndpointErrors[keyof TestWebhookEndpointErrors];

export type TestWebhookEndpointResponses = {
    /**
     * The test event, which is being sent.
     */
    200: WebhookEndpointTested;
};

export type TestWebhookEndpointResponse = TestWebhookEndpointResponses[keyof TestWebhookEndpointResponses];

export type ReplayWebhookEndpointData = {
    body: ReplayWebhookEndpointRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/webhook-endpoints/{id}/replay';
};

export type ReplayWebhookEndpointErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ENDPOINT_NOT_FOUND
     */
    404: EndpointNotFoundError;
    /**
     * ENDPOINT_DISABLED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: EndpointDisabledError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ReplayWebhookEndpointError = ReplayWebhookEndpointErrors[keyof ReplayWebhookEndpointErrors];

export type ReplayWebhookEndpointResponses = {
    /**
     * The number of events that were queued.
     */
    200: WebhookEndpointReplayed;
};

export type ReplayWebhookEndpointResponse = ReplayWebhookEndpointResponses[keyof ReplayWebhookEndpointResponses];

export type ListWebhookDeliveriesData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: {
        /**
         * Only deliveries of this status.
         */
        status?: WebhookDeliveryStatus;
        /**
         * Number of entries to skip, for use in a user interface. Programs should follow the Link header instead. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * The highest number of entries on the page.
         */
        take?: number;
        /**
         * The cursor from the Link header of the previous page. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
        /**
         * Only entries that were created at this time or later. With `createdBefore` of one request as `createdAfter` of the next, no entry is missed or listed twice.
         */
        createdAfter?: string;
        /**
         * Only entries that were created before this time.
         */
        createdBefore?: string;
    };
    url: '/v1/webhook-endpoints/{id}/deliveries';
};

export type ListWebhookDeliveriesErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ENDPOINT_NOT_FOUND
     */
    404: EndpointNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];

export type ListWebhookDeliveriesResponses = {
    /**
     * A page of deliveries.
     */
    200: WebhookDeliveryList;
};

export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];

export type GetWebhookDeliveryData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/webhook-deliveries/{id}';
};

export type GetWebhookDeliveryErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DELIVERY_NOT_FOUND
     */
    404: DeliveryNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetWebhookDeliveryError = GetWebhookDeliveryErrors[keyof GetWebhookDeliveryErrors];

export type GetWebhookDeliveryResponses = {
    /**
     * The delivery.
     */
    200: WebhookDelivery;
};

export type GetWebhookDeliveryResponse = GetWebhookDeliveryResponses[keyof GetWebhookDeliveryResponses];

export type RedeliverWebhookDeliveryData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/webhook-deliveries/{id}/redeliver';
};

export type RedeliverWebhookDeliveryErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DELIVERY_NOT_FOUND, ENDPOINT_NOT_FOUND
     */
    404: DeliveryNotFoundError | EndpointNotFoundError;
    /**
     * ENDPOINT_DISABLED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: EndpointDisabledError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type RedeliverWebhookDeliveryError = RedeliverWebhookDeliveryErrors[keyof RedeliverWebhookDeliveryErrors];

export type RedeliverWebhookDeliveryResponses = {
    /**
     * The delivery, which is PENDING again.
     */
    200: WebhookDelivery;
};

export type RedeliverWebhookDeliveryResponse = RedeliverWebhookDeliveryResponses[keyof RedeliverWebhookDeliveryResponses];

export type PostAuthorityCreatedWebhookPayload = AuthorityEvent;

export type PostAuthorityCreatedWebhookRequest = {
    body: PostAuthorityCreatedWebhookPayload;
    key: 'authority.created';
    path?: never;
    query?: never;
};

export type PostAuthorityUpdatedWebhookPayload = AuthorityEvent;

export type PostAuthorityUpdatedWebhookRequest = {
    body: PostAuthorityUpdatedWebhookPayload;
    key: 'authority.updated';
    path?: never;
    query?: never;
};

export type PostAuthoritySuspendedWebhookPayload = AuthorityEvent;

export type PostAuthoritySuspendedWebhookRequest = {
    body: PostAuthoritySuspendedWebhookPayload;
    key: 'authority.suspended';
    path?: never;
    query?: never;
};

export type PostAuthorityRevokedWebhookPayload = AuthorityEvent;

export type PostAuthorityRevokedWebhookRequest = {
    body: PostAuthorityRevokedWebhookPayload;
    key: 'authority.revoked';
    path?: never;
    query?: never;
};

export type PostAuthorityAttestedWebhookPayload = AuthorityEvent;

export type PostAuthorityAttestedWebhookRequest = {
    body: PostAuthorityAttestedWebhookPayload;
    key: 'authority.attested';
    path?: never;
    query?: never;
};

export type PostApprovalRequestedWebhookPayload = ApprovalEvent;

export type PostApprovalRequestedWebhookRequest = {
    body: PostApprovalRequestedWebhookPayload;
    key: 'approval.requested';
    path?: never;
    query?: never;
};

export type PostApprovalVotedWebhookPayload = ApprovalEvent;

export type PostApprovalVotedWebhookRequest = {
    body: PostApprovalVotedWebhookPayload;
    key: 'approval.voted';
    path?: never;
    query?: never;
};

export type PostApprovalApprovedWebhookPayload = ApprovalEvent;

export type PostApprovalApprovedWebhookRequest = {
    body: PostApprovalApprovedWebhookPayload;
    key: 'approval.approved';
    path?: never;
    query?: never;
};

export type PostApprovalRejectedWebhookPayload = ApprovalEvent;

export type PostApprovalRejectedWebhookRequest = {
    body: PostApprovalRejectedWebhookPayload;
    key: 'approval.rejected';
    path?: never;
    query?: never;
};

export type PostPaymentPolicyUpdatedWebhookPayload = PaymentPolicyEvent;

export type PostPaymentPolicyUpdatedWebhookRequest = {
    body: PostPaymentPolicyUpdatedWebhookPayload;
    key: 'payment_policy.updated';
    path?: never;
    query?: never;
};

export type PostPaymentPolicyAttestedWebhookPayload = PaymentPolicyEvent;

export type PostPaymentPolicyAttestedWebhookRequest = {
    body: PostPaymentPolicyAttestedWebhookPayload;
    key: 'payment_policy.attested';
    path?: never;
    query?: never;
};

export type PostCardIssuedWebhookPayload = CardEvent;

export type PostCardIssuedWebhookRequest = {
    body: PostCardIssuedWebhookPayload;
    key: 'card.issued';
    path?: never;
    query?: never;
};

export type PostCardFrozenWebhookPayload = CardEvent;

export type PostCardFrozenWebhookRequest = {
    body: PostCardFrozenWebhookPayload;
    key: 'card.frozen';
    path?: never;
    query?: never;
};

export type PostCardUnfrozenWebhookPayload = CardEvent;

export type PostCardUnfrozenWebhookRequest = {
    body: PostCardUnfrozenWebhookPayload;
    key: 'card.unfrozen';
    path?: never;
    query?: never;
};

export type PostCardAuthorizationApprovedWebhookPayload = CardAuthorizationEvent;

export type PostCardAuthorizationApprovedWebhookRequest = {
    body: PostCardAuthorizationApprovedWebhookPayload;
    key: 'card.authorization.approved';
    path?: never;
    query?: never;
};

export type PostCardAuthorizationDeclinedWebhookPayload = CardAuthorizationEvent;

export type PostCardAuthorizationDeclinedWebhookRequest = {
    body: PostCardAuthorizationDeclinedWebhookPayload;
    key: 'card.authorization.declined';
    path?: never;
    query?: never;
};

export type PostCardAuthorizationReversedWebhookPayload = CardAuthorizationEvent;

export type PostCardAuthorizationReversedWebhookRequest = {
    body: PostCardAuthorizationReversedWebhookPayload;
    key: 'card.authorization.reversed';
    path?: never;
    query?: never;
};

export type PostWalletBindingActiveWebhookPayload = WalletBindingEvent;

export type PostWalletBindingActiveWebhookRequest = {
    body: PostWalletBindingActiveWebhookPayload;
    key: 'wallet_binding.active';
    path?: never;
    query?: never;
};

export type PostWalletBindingRotatedWebhookPayload = WalletBindingEvent;

export type PostWalletBindingRotatedWebhookRequest = {
    body: PostWalletBindingRotatedWebhookPayload;
    key: 'wallet_binding.rotated';
    path?: never;
    query?: never;
};

export type PostWalletBindingRevokedWebhookPayload = WalletBindingEvent;

export type PostWalletBindingRevokedWebhookRequest = {
    body: PostWalletBindingRevokedWebhookPayload;
    key: 'wallet_binding.revoked';
    path?: never;
    query?: never;
};

export type PostInvoiceSentWebhookPayload = InvoiceEvent;

export type PostInvoiceSentWebhookRequest = {
    body: PostInvoiceSentWebhookPayload;
    key: 'invoice.sent';
    path?: never;
    query?: never;
};

export type PostInvoiceFundedWebhookPayload = InvoiceEvent;

export type PostInvoiceFundedWebhookRequest = {
    body: PostInvoiceFundedWebhookPayload;
    key: 'invoice.funded';
    path?: never;
    query?: never;
};

export type PostInvoiceDeliveredWebhookPayload = InvoiceEvent;

export type PostInvoiceDeliveredWebhookRequest = {
    body: PostInvoiceDeliveredWebhookPayload;
    key: 'invoice.delivered';
    path?: never;
    query?: never;
};

export type PostInvoiceReleasedWebhookPayload = InvoiceEvent;

export type PostInvoiceReleasedWebhookRequest = {
    body: PostInvoiceReleasedWebhookPayload;
    key: 'invoice.released';
    path?: never;
    query?: never;
};

export type PostInvoiceRefundedWebhookPayload = InvoiceEvent;

export type PostInvoiceRefundedWebhookRequest = {
    body: PostInvoiceRefundedWebhookPayload;
    key: 'invoice.refunded';
    path?: never;
    query?: never;
};

export type PostInvoiceExpiredWebhookPayload = InvoiceEvent;

export type PostInvoiceExpiredWebhookRequest = {
    body: PostInvoiceExpiredWebhookPayload;
    key: 'invoice.expired';
    path?: never;
    query?: never;
};

export type PostInvoiceCancelledWebhookPayload = InvoiceEvent;

export type PostInvoiceCancelledWebhookRequest = {
    body: PostInvoiceCancelledWebhookPayload;
    key: 'invoice.cancelled';
    path?: never;
    query?: never;
};

export type PostPurchaseOrderRegisteredWebhookPayload = PurchaseOrderEvent;

export type PostPurchaseOrderRegisteredWebhookRequest = {
    body: PostPurchaseOrderRegisteredWebhookPayload;
    key: 'purchase_order.registered';
    path?: never;
    query?: never;
};

export type PostPurchaseOrderAcceptedWebhookPayload = PurchaseOrderEvent;

export type PostPurchaseOrderAcceptedWebhookRequest = {
    body: PostPurchaseOrderAcceptedWebhookPayload;
    key: 'purchase_order.accepted';
    path?: never;
    query?: never;
};

export type PostPurchaseOrderFinancedWebhookPayload = PurchaseOrderEvent;

export type PostPurchaseOrderFinancedWebhookRequest = {
    body: PostPurchaseOrderFinancedWebhookPayload;
    key: 'purchase_order.financed';
    path?: never;
    query?: never;
};

export type PostPurchaseOrderRepaidWebhookPayload = PurchaseOrderEvent;

export type PostPurchaseOrderRepaidWebhookRequest = {
    body: PostPurchaseOrderRepaidWebhookPayload;
    key: 'purchase_order.repaid';
    path?: never;
    query?: never;
};

export type PostPurchaseOrderDefaultedWebhookPayload = PurchaseOrderEvent;

export type PostPurchaseOrderDefaultedWebhookRequest = {
    body: PostPurchaseOrderDefaultedWebhookPayload;
    key: 'purchase_order.defaulted';
    path?: never;
    query?: never;
};

export type PostOfferOfferedWebhookPayload = LendingOfferEvent;

export type PostOfferOfferedWebhookRequest = {
    body: PostOfferOfferedWebhookPayload;
    key: 'offer.offered';
    path?: never;
    query?: never;
};

export type PostOfferAcceptedWebhookPayload = LendingOfferEvent;

export type PostOfferAcceptedWebhookRequest = {
    body: PostOfferAcceptedWebhookPayload;
    key: 'offer.accepted';
    path?: never;
    query?: never;
};

export type PostOfferIssuedWebhookPayload = LendingOfferEvent;

export type PostOfferIssuedWebhookRequest = {
    body: PostOfferIssuedWebhookPayload;
    key: 'offer.issued';
    path?: never;
    query?: never;
};

export type PostOfferExpiredWebhookPayload = LendingOfferEvent;

export type PostOfferExpiredWebhookRequest = {
    body: PostOfferExpiredWebhookPayload;
    key: 'offer.expired';
    path?: never;
    query?: never;
};

export type PostLoanActiveWebhookPayload = LoanEvent;

export type PostLoanActiveWebhookRequest = {
    body: PostLoanActiveWebhookPayload;
    key: 'loan.active';
    path?: never;
    query?: never;
};

export type PostLoanGraceWebhookPayload = LoanEvent;

export type PostLoanGraceWebhookRequest = {
    body: PostLoanGraceWebhookPayload;
    key: 'loan.grace';
    path?: never;
    query?: never;
};

export type PostLoanDefaultedWebhookPayload = LoanEvent;

export type PostLoanDefaultedWebhookRequest = {
    body: PostLoanDefaultedWebhookPayload;
    key: 'loan.defaulted';
    path?: never;
    query?: never;
};

export type PostLoanRepaidWebhookPayload = LoanEvent;

export type PostLoanRepaidWebhookRequest = {
    body: PostLoanRepaidWebhookPayload;
    key: 'loan.repaid';
    path?: never;
    query?: never;
};

export type PostMultisigPaymentCreatedWebhookPayload = MultisigPaymentEvent;

export type PostMultisigPaymentCreatedWebhookRequest = {
    body: PostMultisigPaymentCreatedWebhookPayload;
    key: 'multisig_payment.created';
    path?: never;
    query?: never;
};

export type PostMultisigPaymentAwaitingSignatureWebhookPayload = MultisigPaymentEvent;

export type PostMultisigPaymentAwaitingSignatureWebhookRequest = {
    body: PostMultisigPaymentAwaitingSignatureWebhookPayload;
    key: 'multisig_payment.awaiting_signature';
    path?: never;
    query?: never;
};

export type PostMultisigPaymentSigningWebhookPayload = MultisigPaymentEvent;

export type PostMultisigPaymentSigningWebhookRequest = {
    body: PostMultisigPaymentSigningWebhookPayload;
    key: 'multisig_payment.signing';
    path?: never;
    query?: never;
};

export type PostMultisigPaymentReadyToExecuteWebhookPayload = MultisigPaymentEvent;

export type PostMultisigPaymentReadyToExecuteWebhookRequest = {
    body: PostMultisigPaymentReadyToExecuteWebhookPayload;
    key: 'multisig_payment.ready_to_execute';
    path?: never;
    query?: never;
};

export type PostMultisigPaymentExecutingWebhookPayload = MultisigPaymentEvent;

export type PostMultisigPaymentExecutingWebhookRequest = {
    body: PostMultisigPaymentExecutingWebhookPayload;
    key: 'multisig_payment.executing';
    path?: never;
    query?: never;
};

export type PostMultisigPaymentCompletedWebhookPayload = MultisigPaymentEvent;

export type PostMultisigPaymentCompletedWebhookRequest = {
    body: PostMultisigPaymentCompletedWebhookPayload;
    key: 'multisig_payment.completed';
    path?: never;
    query?: never;
};

export type PostMultisigPaymentFailedWebhookPayload = MultisigPaymentEvent;

export type PostMultisigPaymentFailedWebhookRequest = {
    body: PostMultisigPaymentFailedWebhookPayload;
    key: 'multisig_payment.failed';
    path?: never;
    query?: never;
};

export type PostMultisigPaymentCancelledWebhookPayload = MultisigPaymentEvent;

export type PostMultisigPaymentCancelledWebhookRequest = {
    body: PostMultisigPaymentCancelledWebhookPayload;
    key: 'multisig_payment.cancelled';
    path?: never;
    query?: never;
};

export type PostPolicyActivatedWebhookPayload = PolicyEvent;

export type PostPolicyActivatedWebhookRequest = {
    body: PostPolicyActivatedWebhookPayload;
    key: 'policy.activated';
    path?: never;
    query?: never;
};

export type PostPolicyAttachedWebhookPayload = PolicyAttachmentEvent;

export type PostPolicyAttachedWebhookRequest = {
    body: PostPolicyAttachedWebhookPayload;
    key: 'policy.attached';
    path?: never;
    query?: never;
};

export type PostPolicyDetachedWebhookPayload = PolicyAttachmentEvent;

export type PostPolicyDetachedWebhookRequest = {
    body: PostPolicyDetachedWebhookPayload;
    key: 'policy.detached';
    path?: never;
    query?: never;
};

export type PostPolicyDeletedWebhookPayload = PolicyEvent;

export type PostPolicyDeletedWebhookRequest = {
    body: PostPolicyDeletedWebhookPayload;
    key: 'policy.deleted';
    path?: never;
    query?: never;
};

export type PostRampConfirmedWebhookPayload = RampEvent;

export type PostRampConfirmedWebhookRequest = {
    body: PostRampConfirmedWebhookPayload;
    key: 'ramp.confirmed';
    path?: never;
    query?: never;
};

export type PostRampFailedWebhookPayload = RampEvent;

export type PostRampFailedWebhookRequest = {
    body: PostRampFailedWebhookPayload;
    key: 'ramp.failed';
    path?: never;
    query?: never;
};

export type PostSalesOrderDraftWebhookPayload = SalesOrderEvent;

export type PostSalesOrderDraftWebhookRequest = {
    body: PostSalesOrderDraftWebhookPayload;
    key: 'sales_order.draft';
    path?: never;
    query?: never;
};

export type PostSalesOrderSubmittedWebhookPayload = SalesOrderEvent;

export type PostSalesOrderSubmittedWebhookRequest = {
    body: PostSalesOrderSubmittedWebhookPayload;
    key: 'sales_order.submitted';
    path?: never;
    query?: never;
};

export type PostSalesOrderChangesRequestedWebhookPayload = SalesOrderEvent;

export type PostSalesOrderChangesRequestedWebhookRequest = {
    body: PostSalesOrderChangesRequestedWebhookPayload;
    key: 'sales_order.changes_requested';
    path?: never;
    query?: never;
};

export type PostSalesOrderAcceptedWebhookPayload = SalesOrderEvent;

export type PostSalesOrderAcceptedWebhookRequest = {
    body: PostSalesOrderAcceptedWebhookPayload;
    key: 'sales_order.accepted';
    path?: never;
    query?: never;
};

export type PostSalesOrderDeliveredWebhookPayload = SalesOrderEvent;

export type PostSalesOrderDeliveredWebhookRequest = {
    body: PostSalesOrderDeliveredWebhookPayload;
    key: 'sales_order.delivered';
    path?: never;
    query?: never;
};

export type PostSalesOrderCompletedWebhookPayload = SalesOrderEvent;

export type PostSalesOrderCompletedWebhookRequest = {
    body: PostSalesOrderCompletedWebhookPayload;
    key: 'sales_order.completed';
    path?: never;
    query?: never;
};

export type PostSalesOrderRejectedWebhookPayload = SalesOrderEvent;

export type PostSalesOrderRejectedWebhookRequest = {
    body: PostSalesOrderRejectedWebhookPayload;
    key: 'sales_order.rejected';
    path?: never;
    query?: never;
};

export type PostSalesOrderCanceledWebhookPayload = SalesOrderEvent;

export type PostSalesOrderCanceledWebhookRequest = {
    body: PostSalesOrderCanceledWebhookPayload;
    key: 'sales_order.canceled';
    path?: never;
    query?: never;
};

export type PostDeliveryRecordedWebhookPayload = DeliveryRecordEvent;

export type PostDeliveryRecordedWebhookRequest = {
    body: PostDeliveryRecordedWebhookPayload;
    key: 'delivery.recorded';
    path?: never;
    query?: never;
};

export type PostDeliveryAcceptedWebhookPayload = DeliveryRecordEvent;

export type PostDeliveryAcceptedWebhookRequest = {
    body: PostDeliveryAcceptedWebhookPayload;
    key: 'delivery.accepted';
    path?: never;
    query?: never;
};

export type PostTreasurySweepProposedWebhookPayload = TreasurySweepEvent;

export type PostTreasurySweepProposedWebhookRequest = {
    body: PostTreasurySweepProposedWebhookPayload;
    key: 'treasury.sweep.proposed';
    path?: never;
    query?: never;
};

export type PostTreasurySweepCompletedWebhookPayload = TreasurySweepEvent;

export type PostTreasurySweepCompletedWebhookRequest = {
    body: PostTreasurySweepCompletedWebhookPayload;
    key: 'treasury.sweep.completed';
    path?: never;
    query?: never;
};

export type PostTreasurySweepFailedWebhookPayload = TreasurySweepEvent;

export type PostTreasurySweepFailedWebhookRequest = {
    body: PostTreasurySweepFailedWebhookPayload;
    key: 'treasury.sweep.failed';
    path?: never;
    query?: never;
};

export type PostTreasurySweepCanceledWebhookPayload = TreasurySweepEvent;

export type PostTreasurySweepCanceledWebhookRequest = {
    body: PostTreasurySweepCanceledWebhookPayload;
    key: 'treasury.sweep.canceled';
    path?: never;
    query?: never;
};

export type PostWalletDeployedWebhookPayload = WalletEvent;

export type PostWalletDeployedWebhookRequest = {
    body: PostWalletDeployedWebhookPayload;
    key: 'wallet.deployed';
    path?: never;
    query?: never;
};

export type PostWalletFailedWebhookPayload = WalletEvent;

export type PostWalletFailedWebhookRequest = {
    body: PostWalletFailedWebhookPayload;
    key: 'wallet.failed';
    path?: never;
    query?: never;
};

export type PostDripConfirmedWebhookPayload = DripEvent;

export type PostDripConfirmedWebhookRequest = {
    body: PostDripConfirmedWebhookPayload;
    key: 'drip.confirmed';
    path?: never;
    query?: never;
};

export type PostDripFailedWebhookPayload = DripEvent;

export type PostDripFailedWebhookRequest = {
    body: PostDripFailedWebhookPayload;
    key: 'drip.failed';
    path?: never;
    query?: never;
};

export type PostPaymentCreatedWebhookPayload = PaymentEvent;

export type PostPaymentCreatedWebhookRequest = {
    body: PostPaymentCreatedWebhookPayload;
    key: 'payment.created';
    path?: never;
    query?: never;
};

export type PostPaymentFundsPendingWebhookPayload = PaymentEvent;

export type PostPaymentFundsPendingWebhookRequest = {
    body: PostPaymentFundsPendingWebhookPayload;
    key: 'payment.funds_pending';
    path?: never;
    query?: never;
};

export type PostPaymentFundsConfirmedWebhookPayload = PaymentEvent;

export type PostPaymentFundsConfirmedWebhookRequest = {
    body: PostPaymentFundsConfirmedWebhookPayload;
    key: 'payment.funds_confirmed';
    path?: never;
    query?: never;
};

export type PostPaymentIdentityResolutionWebhookPayload = PaymentEvent;

export type PostPaymentIdentityResolutionWebhookRequest = {
    body: PostPaymentIdentityResolutionWebhookPayload;
    key: 'payment.identity_resolution';
    path?: never;
    query?: never;
};

export type PostPaymentActionRequiredWebhookPayload = PaymentEvent;

export type PostPaymentActionRequiredWebhookRequest = {
    body: PostPaymentActionRequiredWebhookPayload;
    key: 'payment.action_required';
    path?: never;
    query?: never;
};

export type PostPaymentPolicyCheckWebhookPayload = PaymentEvent;

export type PostPaymentPolicyCheckWebhookRequest = {
    body: PostPaymentPolicyCheckWebhookPayload;
    key: 'payment.policy_check';
    path?: never;
    query?: never;
};

export type PostPaymentApprovalRequiredWebhookPayload = PaymentEvent;

export type PostPaymentApprovalRequiredWebhookRequest = {
    body: PostPaymentApprovalRequiredWebhookPayload;
    key: 'payment.approval_required';
    path?: never;
    query?: never;
};

export type PostPaymentApprovalPendingWebhookPayload = PaymentEvent;

export type PostPaymentApprovalPendingWebhookRequest = {
    body: PostPaymentApprovalPendingWebhookPayload;
    key: 'payment.approval_pending';
    path?: never;
    query?: never;
};

export type PostPaymentCredentialHoldWebhookPayload = PaymentEvent;

export type PostPaymentCredentialHoldWebhookRequest = {
    body: PostPaymentCredentialHoldWebhookPayload;
    key: 'payment.credential_hold';
    path?: never;
    query?: never;
};

export type PostPaymentRouteQuotedWebhookPayload = PaymentEvent;

export type PostPaymentRouteQuotedWebhookRequest = {
    body: PostPaymentRouteQuotedWebhookPayload;
    key: 'payment.route_quoted';
    path?: never;
    query?: never;
};

export type PostPaymentAwaitingConfirmationWebhookPayload = PaymentEvent;

export type PostPaymentAwaitingConfirmationWebhookRequest = {
    body: PostPaymentAwaitingConfirmationWebhookPayload;
    key: 'payment.awaiting_confirmation';
    path?: never;
    query?: never;
};

export type PostPaymentRoutingWebhookPayload = PaymentEvent;

export type PostPaymentRoutingWebhookRequest = {
    body: PostPaymentRoutingWebhookPayload;
    key: 'payment.routing';
    path?: never;
    query?: never;
};

export type PostPaymentProviderSubmittedWebhookPayload = PaymentEvent;

export type PostPaymentProviderSubmittedWebhookRequest = {
    body: PostPaymentProviderSubmittedWebhookPayload;
    key: 'payment.provider_submitted';
    path?: never;
    query?: never;
};

export type PostPaymentProviderProcessingWebhookPayload = PaymentEvent;

export type PostPaymentProviderProcessingWebhookRequest = {
    body: PostPaymentProviderProcessingWebhookPayload;
    key: 'payment.provider_processing';
    path?: never;
    query?: never;
};

export type PostPaymentDeliveredWebhookPayload = PaymentEvent;

export type PostPaymentDeliveredWebhookRequest = {
    body: PostPaymentDeliveredWebhookPayload;
    key: 'payment.delivered';
    path?: never;
    query?: never;
};

export type PostPaymentFailedWebhookPayload = PaymentEvent;

export type PostPaymentFailedWebhookRequest = {
    body: PostPaymentFailedWebhookPayload;
    key: 'payment.failed';
    path?: never;
    query?: never;
};

export type PostPaymentRefundPendingWebhookPayload = PaymentEvent;

export type PostPaymentRefundPendingWebhookRequest = {
    body: PostPaymentRefundPendingWebhookPayload;
    key: 'payment.refund_pending';
    path?: never;
    query?: never;
};

export type PostPaymentRefundedWebhookPayload = PaymentEvent;

export type PostPaymentRefundedWebhookRequest = {
    body: PostPaymentRefundedWebhookPayload;
    key: 'payment.refunded';
    path?: never;
    query?: never;
};

export type PostPaymentCanceledWebhookPayload = PaymentEvent;

export type PostPaymentCanceledWebhookRequest = {
    body: PostPaymentCanceledWebhookPayload;
    key: 'payment.canceled';
    path?: never;
    query?: never;
};

export type PostClaimOpenedWebhookPayload = ClaimEvent;

export type PostClaimOpenedWebhookRequest = {
    body: PostClaimOpenedWebhookPayload;
    key: 'claim.opened';
    path?: never;
    query?: never;
};

export type PostClaimLockedWebhookPayload = ClaimEvent;

export type PostClaimLockedWebhookRequest = {
    body: PostClaimLockedWebhookPayload;
    key: 'claim.locked';
    path?: never;
    query?: never;
};

export type PostClaimReleasedWebhookPayload = ClaimEvent;

export type PostClaimReleasedWebhookRequest = {
    body: PostClaimReleasedWebhookPayload;
    key: 'claim.released';
    path?: never;
    query?: never;
};

export type PostClaimExpiredWebhookPayload = ClaimEvent;

export type PostClaimExpiredWebhookRequest = {
    body: PostClaimExpiredWebhookPayload;
    key: 'claim.expired';
    path?: never;
    query?: never;
};

export type PostClaimRefundedWebhookPayload = ClaimEvent;

export type PostClaimRefundedWebhookRequest = {
    body: PostClaimRefundedWebhookPayload;
    key: 'claim.refunded';
    path?: never;
    query?: never;
};

export type PostClaimCanceledWebhookPayload = ClaimEvent;

export type PostClaimCanceledWebhookRequest = {
    body: PostClaimCanceledWebhookPayload;
    key: 'claim.canceled';
    path?: never;
    query?: never;
};

export type PostPayoutDestinationCreatedWebhookPayload = PayoutDestinationEvent;

export type PostPayoutDestinationCreatedWebhookRequest = {
    body: PostPayoutDestinationCreatedWebhookPayload;
    key: 'payout_destination.created';
    path?: never;
    query?: never;
};

export type PostPayoutDestinationVerifiedWebhookPayload = PayoutDestinationEvent;

export type PostPayoutDestinationVerifiedWebhookRequest = {
    body: PostPayoutDestinationVerifiedWebhookPayload;
    key: 'payout_destination.verified';
    path?: never;
    query?: never;
};

export type PostPayoutDestinationRevokedWebhookPayload = PayoutDestinationEvent;

export type PostPayoutDestinationRevokedWebhookRequest = {
    body: PostPayoutDestinationRevokedWebhookPayload;
    key: 'payout_destination.revoked';
    path?: never;
    query?: never;
};

export type PostPhoneAliasVerifiedWebhookPayload = PhoneAliasEvent;

export type PostPhoneAliasVerifiedWebhookRequest = {
    body: PostPhoneAliasVerifiedWebhookPayload;
    key: 'phone_alias.verified';
    path?: never;
    query?: never;
};

export type PostPhoneAliasReverificationRequiredWebhookPayload = PhoneAliasEvent;

export type PostPhoneAliasReverificationRequiredWebhookRequest = {
    body: PostPhoneAliasReverificationRequiredWebhookPayload;
    key: 'phone_alias.reverification_required';
    path?: never;
    query?: never;
};

export type PostPhoneAliasReplacedWebhookPayload = PhoneAliasEvent;

export type PostPhoneAliasReplacedWebhookRequest = {
    body: PostPhoneAliasReplacedWebhookPayload;
    key: 'phone_alias.replaced';
    path?: never;
    query?: never;
};

export type PostVerificationSessionVerifiedWebhookPayload = VerificationSessionEvent;

export type PostVerificationSessionVerifiedWebhookRequest = {
    body: PostVerificationSessionVerifiedWebhookPayload;
    key: 'verification_session.verified';
    path?: never;
    query?: never;
};

export type PostVerificationSessionRejectedWebhookPayload = VerificationSessionEvent;

export type PostVerificationSessionRejectedWebhookRequest = {
    body: PostVerificationSessionRejectedWebhookPayload;
    key: 'verification_session.rejected';
    path?: never;
    query?: never;
};

export type PostVerificationSessionExpiredWebhookPayload = VerificationSessionEvent;

export type PostVerificationSessionExpiredWebhookRequest = {
    body: PostVerificationSessionExpiredWebhookPayload;
    key: 'verification_session.expired';
    path?: never;
    query?: never;
};

export type PostVerificationSessionCanceledWebhookPayload = VerificationSessionEvent;

export type PostVerificationSessionCanceledWebhookRequest = {
    body: PostVerificationSessionCanceledWebhookPayload;
    key: 'verification_session.canceled';
    path?: never;
    query?: never;
};

export type PostVerificationSessionErrorWebhookPayload = VerificationSessionEvent;

export type PostVerificationSessionErrorWebhookRequest = {
    body: PostVerificationSessionErrorWebhookPayload;
    key: 'verification_session.error';
    path?: never;
    query?: never;
};

export type PostCredentialIssuedWebhookPayload = CredentialEvent;

export type PostCredentialIssuedWebhookRequest = {
    body: PostCredentialIssuedWebhookPayload;
    key: 'credential.issued';
    path?: never;
    query?: never;
};

export type PostCredentialSuspendedWebhookPayload = CredentialEvent;

export type PostCredentialSuspendedWebhookRequest = {
    body: PostCredentialSuspendedWebhookPayload;
    key: 'credential.suspended';
    path?: never;
    query?: never;
};

export type PostCredentialRevokedWebhookPayload = CredentialEvent;

export type PostCredentialRevokedWebhookRequest = {
    body: PostCredentialRevokedWebhookPayload;
    key: 'credential.revoked';
    path?: never;
    query?: never;
};

export type PostCredentialExpiredWebhookPayload = CredentialEvent;

export type PostCredentialExpiredWebhookRequest = {
    body: PostCredentialExpiredWebhookPayload;
    key: 'credential.expired';
    path?: never;
    query?: never;
};

export type PostMemberActivatedWebhookPayload = MemberEvent;

export type PostMemberActivatedWebhookRequest = {
    body: PostMemberActivatedWebhookPayload;
    key: 'member.activated';
    path?: never;
    query?: never;
};

export type PostMemberSuspendedWebhookPayload = MemberEvent;

export type PostMemberSuspendedWebhookRequest = {
    body: PostMemberSuspendedWebhookPayload;
    key: 'member.suspended';
    path?: never;
    query?: never;
};

export type PostMemberRemovedWebhookPayload = MemberEvent;

export type PostMemberRemovedWebhookRequest = {
    body: PostMemberRemovedWebhookPayload;
    key: 'member.removed';
    path?: never;
    query?: never;
};

export type PostApiKeyCreatedWebhookPayload = ApiKeyEvent;

export type PostApiKeyCreatedWebhookRequest = {
    body: PostApiKeyCreatedWebhookPayload;
    key: 'api_key.created';
    path?: never;
    query?: never;
};

export type PostApiKeyRevokedWebhookPayload = ApiKeyEvent;

export type PostApiKeyRevokedWebhookRequest = {
    body: PostApiKeyRevokedWebhookPayload;
    key: 'api_key.revoked';
    path?: never;
    query?: never;
};

export type PostReviewCaseOpenedWebhookPayload = ReviewCaseEvent;

export type PostReviewCaseOpenedWebhookRequest = {
    body: PostReviewCaseOpenedWebhookPayload;
    key: 'review_case.opened';
    path?: never;
    query?: never;
};

export type PostReviewCaseResolvedWebhookPayload = ReviewCaseEvent;

export type PostReviewCaseResolvedWebhookRequest = {
    body: PostReviewCaseResolvedWebhookPayload;
    key: 'review_case.resolved';
    path?: never;
    query?: never;
};

export type PostEndpointTestWebhookPayload = EndpointEvent;

export type PostEndpointTestWebhookRequest = {
    body: PostEndpointTestWebhookPayload;
    key: 'endpoint.test';
    path?: never;
    query?: never;
};
