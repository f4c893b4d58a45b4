// Generated from machines/ by `npm run generate`. Do not edit.

import type { ContextFrom, EventFrom, StateMachine } from 'xstate';
import type { agentMachine } from '../../machines/accounts/agent.machine.ts';
import type { apiKeyMachine } from '../../machines/accounts/api-key.machine.ts';
import type { approvalRequestMachine } from '../../machines/approvals/approval-request.machine.ts';
import type { authorityMachine } from '../../machines/approvals/authority.machine.ts';
import type { cardMachine } from '../../machines/cards/card.machine.ts';
import type { cardAuthorizationMachine } from '../../machines/cards/card-authorization.machine.ts';
import type { claimMachine } from '../../machines/claims/claim.machine.ts';
import type { claimLinkMachine } from '../../machines/claims/claim-link.machine.ts';
import type { contactMachine } from '../../machines/protection/contact.machine.ts';
import type { credentialMachine } from '../../machines/identity/credential.machine.ts';
import type { credentialAnchorMachine } from '../../machines/identity/credential-anchor.machine.ts';
import type { deliveryRecordMachine } from '../../machines/trade/delivery-record.machine.ts';
import type { didReservationMachine } from '../../machines/identity/did-reservation.machine.ts';
import type { dripMachine } from '../../machines/wallets/drip.machine.ts';
import type { extractionMachine } from '../../machines/trade/extraction.machine.ts';
import type { financingPoolMachine } from '../../machines/lending/financing-pool.machine.ts';
import type { invoiceMachine } from '../../machines/invoices/invoice.machine.ts';
import type { loanMachine } from '../../machines/lending/loan.machine.ts';
import type { memberMachine } from '../../machines/accounts/member.machine.ts';
import type { multisigPaymentMachine } from '../../machines/payments/multisig-payment.machine.ts';
import type { offerMachine } from '../../machines/lending/offer.machine.ts';
import type { offrampPaymentMachine } from '../../machines/offramp/offramp-payment.machine.ts';
import type { paymentPolicyMachine } from '../../machines/approvals/payment-policy.machine.ts';
import type { payoutDestinationMachine } from '../../machines/destinations/payout-destination.machine.ts';
import type { permitMachine } from '../../machines/lending/permit.machine.ts';
import type { phoneAliasMachine } from '../../machines/identity/phone-alias.machine.ts';
import type { policyMachine } from '../../machines/policies/policy.machine.ts';
import type { policyAttachmentMachine } from '../../machines/policies/policy-attachment.machine.ts';
import type { presentationChallengeMachine } from '../../machines/identity/presentation-challenge.machine.ts';
import type { purchaseOrderMachine } from '../../machines/lending/purchase-order.machine.ts';
import type { rampMachine } from '../../machines/ramps/ramp.machine.ts';
import type { reviewCaseMachine } from '../../machines/offramp/review-case.machine.ts';
import type { salesOrderMachine } from '../../machines/trade/sales-order.machine.ts';
import type { tenantMachine } from '../../machines/accounts/tenant.machine.ts';
import type { treasuryAccountMachine } from '../../machines/treasury/treasury-account.machine.ts';
import type { treasurySweepMachine } from '../../machines/treasury/treasury-sweep.machine.ts';
import type { twofaChallengeMachine } from '../../machines/protection/twofa-challenge.machine.ts';
import type { twofaFactorMachine } from '../../machines/protection/twofa-factor.machine.ts';
import type { verificationHandoffMachine } from '../../machines/identity/verification-handoff.machine.ts';
import type { verificationSessionMachine } from '../../machines/identity/verification-session.machine.ts';
import type { walletMachine } from '../../machines/wallets/wallet.machine.ts';
import type { walletBindingMachine } from '../../machines/identity/wallet-binding.machine.ts';
import type { webhookDeliveryMachine } from '../../machines/webhooks/webhook-delivery.machine.ts';
import type { webhookEndpointMachine } from '../../machines/webhooks/webhook-endpoint.machine.ts';

/** The union of a machine's actions, each with its params. */
type ActionsIn<M> =
  M extends StateMachine<
    infer _Context, infer _Event, infer _Children, infer _Actor, infer Action, infer _Guard, infer _Delay, infer _Value,
    infer _Tag, infer _Input, infer _Output, infer _Emitted, infer _Meta, infer _Schema, infer _TransitionMeta
  >
    ? Action
    : never;

/** What the action of that name is given: undefined where the machine gives nothing. */
type ParamsOf<M, Name extends string> = Extract<ActionsIn<M>, { type: Name }>['params'];

export interface Lifecycles {
  agent: {
    status: 'ACTIVE' | 'SUSPENDED';
    leaf: 'ACTIVE' | 'SUSPENDED';
    public: 'ACTIVE' | 'SUSPENDED';
    passing: never;
    context: ContextFrom<typeof agentMachine>;
    event: EventFrom<typeof agentMachine>;
    actions: {
      recordSuspension: ParamsOf<typeof agentMachine, 'recordSuspension'>;
      recordResumption: ParamsOf<typeof agentMachine, 'recordResumption'>;
    };
  };
  'api-key': {
    status: 'ACTIVE' | 'REVOKED';
    leaf: 'ACTIVE' | 'REVOKED';
    public: 'ACTIVE' | 'REVOKED';
    passing: never;
    context: ContextFrom<typeof apiKeyMachine>;
    event: EventFrom<typeof apiKeyMachine>;
    actions: {
      announceCreation: ParamsOf<typeof apiKeyMachine, 'announceCreation'>;
      announceRevocation: ParamsOf<typeof apiKeyMachine, 'announceRevocation'>;
    };
  };
  /** An approval request of a payment; at most one is open per payment (A 2.8, A 3.4, D-211 to D-220). */
  'approval-request': {
    status: 'PENDING' | 'APPROVED' | 'REJECTED';
    leaf: 'PENDING' | 'APPROVED' | 'REJECTED';
    public: 'PENDING' | 'APPROVED' | 'REJECTED';
    passing: never;
    context: ContextFrom<typeof approvalRequestMachine>;
    event: EventFrom<typeof approvalRequestMachine>;
    actions: {
      storeVote: ParamsOf<typeof approvalRequestMachine, 'storeVote'>;
      voidVote: ParamsOf<typeof approvalRequestMachine, 'voidVote'>;
      tellVoted: ParamsOf<typeof approvalRequestMachine, 'tellVoted'>;
      tellApproved: ParamsOf<typeof approvalRequestMachine, 'tellApproved'>;
      tellRejected: ParamsOf<typeof approvalRequestMachine, 'tellRejected'>;
      tellNoVotesLeft: ParamsOf<typeof approvalRequestMachine, 'tellNoVotesLeft'>;
      ignoreClose: ParamsOf<typeof approvalRequestMachine, 'ignoreClose'>;
      announceRequested: ParamsOf<typeof approvalRequestMachine, 'announceRequested'>;
      announceVoted: ParamsOf<typeof approvalRequestMachine, 'announceVoted'>;
      announceApproved: ParamsOf<typeof approvalRequestMachine, 'announceApproved'>;
      announceRejected: ParamsOf<typeof approvalRequestMachine, 'announceRejected'>;
    };
  };
  /** An authority grant (A 2.7, A 3.5, D-200 to D-206). */
  authority: {
    status: 'ACTIVE' | 'SUSPENDED' | 'REVOKED';
    leaf: 'ACTIVE' | 'SUSPENDED' | 'REVOKED';
    public: 'ACTIVE' | 'SUSPENDED' | 'REVOKED';
    passing: never;
    context: ContextFrom<typeof authorityMachine>;
    event: EventFrom<typeof authorityMachine>;
    actions: {
      issueCredential: ParamsOf<typeof authorityMachine, 'issueCredential'>;
      suspendCredential: ParamsOf<typeof authorityMachine, 'suspendCredential'>;
      reinstateCredential: ParamsOf<typeof authorityMachine, 'reinstateCredential'>;
      revokeCredential: ParamsOf<typeof authorityMachine, 'revokeCredential'>;
      recheckVotes: ParamsOf<typeof authorityMachine, 'recheckVotes'>;
      announceCreated: ParamsOf<typeof authorityMachine, 'announceCreated'>;
      announceUpdated: ParamsOf<typeof authorityMachine, 'announceUpdated'>;
      announceAttested: ParamsOf<typeof authorityMachine, 'announceAttested'>;
      announceSuspended: ParamsOf<typeof authorityMachine, 'announceSuspended'>;
      announceRevoked: ParamsOf<typeof authorityMachine, 'announceRevoked'>;
    };
  };
  /** A card of a wallet or of the card provider (B 2.3, B 3, D-265 to D-277). */
  card: {
    status: 'active' | 'inactive';
    leaf: 'active' | 'inactive';
    public: 'active' | 'inactive';
    passing: never;
    context: ContextFrom<typeof cardMachine>;
    event: EventFrom<typeof cardMachine>;
    actions: {
      announceIssued: ParamsOf<typeof cardMachine, 'announceIssued'>;
      announceFrozen: ParamsOf<typeof cardMachine, 'announceFrozen'>;
      announceUnfrozen: ParamsOf<typeof cardMachine, 'announceUnfrozen'>;
      recordChange: ParamsOf<typeof cardMachine, 'recordChange'>;
    };
  };
  /** An authorization of a card (B 2.3, D-269 to D-274). */
  'card-authorization': {
    status: 'RECEIVED' | 'APPROVED' | 'DECLINED' | 'REVERSED';
    leaf: 'RECEIVED' | 'APPROVED' | 'DECLINED' | 'REVERSED';
    public: 'RECEIVED' | 'APPROVED' | 'DECLINED' | 'REVERSED';
    passing: 'RECEIVED';
    context: ContextFrom<typeof cardAuthorizationMachine>;
    event: EventFrom<typeof cardAuthorizationMachine>;
    actions: {
      announceApproved: ParamsOf<typeof cardAuthorizationMachine, 'announceApproved'>;
      announceDeclined: ParamsOf<typeof cardAuthorizationMachine, 'announceDeclined'>;
      announceReversed: ParamsOf<typeof cardAuthorizationMachine, 'announceReversed'>;
    };
  };
  /** A pending claim of a payment whose contact resolved to no recipient (A 2.5, A 3.3). */
  claim: {
    status: 'OPEN' | 'LOCKED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELED';
    leaf: 'OPEN' | 'LOCKED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELED';
    public: 'OPEN' | 'LOCKED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELED';
    passing: never;
    context: ContextFrom<typeof claimMachine>;
    event: EventFrom<typeof claimMachine>;
    actions: {
      stampClaimed: ParamsOf<typeof claimMachine, 'stampClaimed'>;
      journalOpened: ParamsOf<typeof claimMachine, 'journalOpened'>;
      journalLocked: ParamsOf<typeof claimMachine, 'journalLocked'>;
      journalReleased: ParamsOf<typeof claimMachine, 'journalReleased'>;
      journalExpired: ParamsOf<typeof claimMachine, 'journalExpired'>;
      journalRefunded: ParamsOf<typeof claimMachine, 'journalRefunded'>;
      journalCanceled: ParamsOf<typeof claimMachine, 'journalCanceled'>;
    };
  };
  /** A claim link: single use, expiring, stored as a hash (A 2.5, D-190 to D-194). */
  'claim-link': {
    status: 'ISSUED' | 'CONSUMED' | 'REDEEMED' | 'VOIDED' | 'EXPIRED';
    leaf: 'ISSUED' | 'CONSUMED' | 'REDEEMED' | 'VOIDED' | 'EXPIRED';
    public: 'ISSUED' | 'CONSUMED' | 'REDEEMED' | 'VOIDED' | 'EXPIRED';
    passing: never;
    context: ContextFrom<typeof claimLinkMachine>;
    event: EventFrom<typeof claimLinkMachine>;
    actions: Record<never, never>;
  };
  /** A saved payee of a tenant (B 7, D-355, D-356). */
  contact: {
    status: 'SAVED' | 'REMOVED';
    leaf: 'SAVED' | 'REMOVED';
    public: 'SAVED' | 'REMOVED';
    passing: never;
    context: ContextFrom<typeof contactMachine>;
    event: EventFrom<typeof contactMachine>;
    actions: {
      recordSaved: ParamsOf<typeof contactMachine, 'recordSaved'>;
      recordRemoved: ParamsOf<typeof contactMachine, 'recordRemoved'>;
    };
  };
  /** A verifiable credential (B 2.8, D-325). */
  credential: {
    status: 'ACTIVE' | 'SUSPENDED' | 'REVOKED' | 'EXPIRED';
    leaf: 'ACTIVE' | 'SUSPENDED' | 'REVOKED' | 'EXPIRED';
    public: 'ACTIVE' | 'SUSPENDED' | 'REVOKED' | 'EXPIRED';
    passing: never;
    context: ContextFrom<typeof credentialMachine>;
    event: EventFrom<typeof credentialMachine>;
    actions: {
      announceIssued: ParamsOf<typeof credentialMachine, 'announceIssued'>;
      announceSuspended: ParamsOf<typeof credentialMachine, 'announceSuspended'>;
      announceRevoked: ParamsOf<typeof credentialMachine, 'announceRevoked'>;
      announceExpired: ParamsOf<typeof credentialMachine, 'announceExpired'>;
      recordReinstatement: ParamsOf<typeof credentialMachine, 'recordReinstatement'>;
      recheckPayments: ParamsOf<typeof credentialMachine, 'recheckPayments'>;
    };
  };
  /** The on-chain anchor of a credential (B 2.8, D-329, D-330). */
  'credential-anchor': {
    status: 'SUBMITTED' | 'ANCHORED' | 'FAILED';
    leaf: 'SUBMITTED' | 'ANCHORED' | 'FAILED';
    public: 'SUBMITTED' | 'ANCHORED' | 'FAILED';
    passing: never;
    context: ContextFrom<typeof credentialAnchorMachine>;
    event: EventFrom<typeof credentialAnchorMachine>;
    actions: {
      submitRoot: ParamsOf<typeof credentialAnchorMachine, 'submitRoot'>;
    };
  };
  /** The delivery of a sales order (B 2.10, D-364). */
  'delivery-record': {
    status: 'RECORDED' | 'ACCEPTED';
    leaf: 'RECORDED' | 'ACCEPTED';
    public: 'RECORDED' | 'ACCEPTED';
    passing: never;
    context: ContextFrom<typeof deliveryRecordMachine>;
    event: EventFrom<typeof deliveryRecordMachine>;
    actions: {
      draftInvoice: ParamsOf<typeof deliveryRecordMachine, 'draftInvoice'>;
      record: ParamsOf<typeof deliveryRecordMachine, 'record'>;
    };
  };
  /** A payment identity reserved for an e-mail or a phone (B 4.7, D-336, D-337, D-481). */
  'did-reservation': {
    status: 'RESERVED' | 'CLAIMED';
    leaf: 'RESERVED' | 'CLAIMED';
    public: 'RESERVED' | 'CLAIMED';
    passing: never;
    context: ContextFrom<typeof didReservationMachine>;
    event: EventFrom<typeof didReservationMachine>;
    actions: {
      reserveHandle: ParamsOf<typeof didReservationMachine, 'reserveHandle'>;
      adoptDid: ParamsOf<typeof didReservationMachine, 'adoptDid'>;
      recheckPayments: ParamsOf<typeof didReservationMachine, 'recheckPayments'>;
    };
  };
  /** A drip of the faucet (B 2.2, B 3, D-252 to D-257). */
  drip: {
    status: 'SUBMITTED' | 'CONFIRMED' | 'FAILED';
    leaf: 'SUBMITTED' | 'CONFIRMED' | 'FAILED';
    public: 'SUBMITTED' | 'CONFIRMED' | 'FAILED';
    passing: never;
    context: ContextFrom<typeof dripMachine>;
    event: EventFrom<typeof dripMachine>;
    actions: {
      requestTransfer: ParamsOf<typeof dripMachine, 'requestTransfer'>;
      creditBalance: ParamsOf<typeof dripMachine, 'creditBalance'>;
      announceConfirmed: ParamsOf<typeof dripMachine, 'announceConfirmed'>;
      announceFailed: ParamsOf<typeof dripMachine, 'announceFailed'>;
    };
  };
  /** The review of a document extraction (B 2.10, D-367, D-368, D-473). */
  extraction: {
    status: 'REVIEW' | 'APPROVED';
    leaf: 'REVIEW' | 'APPROVED';
    public: 'REVIEW' | 'APPROVED';
    passing: never;
    context: ContextFrom<typeof extractionMachine>;
    event: EventFrom<typeof extractionMachine>;
    actions: {
      createAgreement: ParamsOf<typeof extractionMachine, 'createAgreement'>;
      record: ParamsOf<typeof extractionMachine, 'record'>;
    };
  };
  /** A financing pool and its phases (B 2.10, B 4.9, D-369, D-370). */
  'financing-pool': {
    status: 'SUBSCRIPTION' | 'ORIGINATION' | 'SERVICING' | 'CLOSED';
    leaf: 'SUBSCRIPTION' | 'ORIGINATION' | 'SERVICING' | 'CLOSED';
    public: 'SUBSCRIPTION' | 'ORIGINATION' | 'SERVICING' | 'CLOSED';
    passing: 'SERVICING';
    context: ContextFrom<typeof financingPoolMachine>;
    event: EventFrom<typeof financingPoolMachine>;
    actions: {
      moveDeposit: ParamsOf<typeof financingPoolMachine, 'moveDeposit'>;
      moveWithdrawal: ParamsOf<typeof financingPoolMachine, 'moveWithdrawal'>;
      record: ParamsOf<typeof financingPoolMachine, 'record'>;
    };
  };
  /** An escrow invoice (B 2.5, B 3, D-288 to D-296). */
  invoice: {
    status: 
      | 'DRAFT'
      | 'SENT'
      | 'FUNDED'
      | 'DELIVERED'
      | 'EXPIRED'
      | 'RELEASED'
      | 'REFUNDED'
      | 'CANCELLED';
    leaf: 
      | 'DRAFT'
      | 'SENT'
      | 'FUNDED'
      | 'DELIVERED'
      | 'EXPIRED'
      | 'RELEASED'
      | 'REFUNDED'
      | 'CANCELLED';
    public: 
      | 'DRAFT'
      | 'SENT'
      | 'FUNDED'
      | 'DELIVERED'
      | 'EXPIRED'
      | 'RELEASED'
      | 'REFUNDED'
      | 'CANCELLED';
    passing: never;
    context: ContextFrom<typeof invoiceMachine>;
    event: EventFrom<typeof invoiceMachine>;
    actions: {
      recordCreation: ParamsOf<typeof invoiceMachine, 'recordCreation'>;
      recordSettlement: ParamsOf<typeof invoiceMachine, 'recordSettlement'>;
      recordDroppedSettlement: ParamsOf<typeof invoiceMachine, 'recordDroppedSettlement'>;
      announceSent: ParamsOf<typeof invoiceMachine, 'announceSent'>;
      announceFunded: ParamsOf<typeof invoiceMachine, 'announceFunded'>;
      announceDelivered: ParamsOf<typeof invoiceMachine, 'announceDelivered'>;
      announceReleased: ParamsOf<typeof invoiceMachine, 'announceReleased'>;
      announceRefunded: ParamsOf<typeof invoiceMachine, 'announceRefunded'>;
      announceExpired: ParamsOf<typeof invoiceMachine, 'announceExpired'>;
      announceCancelled: ParamsOf<typeof invoiceMachine, 'announceCancelled'>;
    };
  };
  /** A loan (B 2.10, D-375 to D-377). */
  loan: {
    status: 'ACTIVE' | 'GRACE' | 'DEFAULTED' | 'REPAID';
    leaf: 'ACTIVE' | 'GRACE' | 'DEFAULTED' | 'REPAID';
    public: 'ACTIVE' | 'GRACE' | 'DEFAULTED' | 'REPAID';
    passing: never;
    context: ContextFrom<typeof loanMachine>;
    event: EventFrom<typeof loanMachine>;
    actions: {
      payOut: ParamsOf<typeof loanMachine, 'payOut'>;
      collect: ParamsOf<typeof loanMachine, 'collect'>;
      creditPool: ParamsOf<typeof loanMachine, 'creditPool'>;
      settlePurchaseOrder: ParamsOf<typeof loanMachine, 'settlePurchaseOrder'>;
      writeOff: ParamsOf<typeof loanMachine, 'writeOff'>;
      defaultPurchaseOrder: ParamsOf<typeof loanMachine, 'defaultPurchaseOrder'>;
      record: ParamsOf<typeof loanMachine, 'record'>;
    };
  };
  member: {
    status: 'INVITED' | 'ACTIVE' | 'SUSPENDED' | 'REMOVED';
    leaf: 'INVITED' | 'ACTIVE' | 'SUSPENDED' | 'REMOVED';
    public: 'INVITED' | 'ACTIVE' | 'SUSPENDED' | 'REMOVED';
    passing: never;
    context: ContextFrom<typeof memberMachine>;
    event: EventFrom<typeof memberMachine>;
    actions: {
      announceActivation: ParamsOf<typeof memberMachine, 'announceActivation'>;
      announceSuspension: ParamsOf<typeof memberMachine, 'announceSuspension'>;
      announceRemoval: ParamsOf<typeof memberMachine, 'announceRemoval'>;
      recordInvitation: ParamsOf<typeof memberMachine, 'recordInvitation'>;
      recordUpdate: ParamsOf<typeof memberMachine, 'recordUpdate'>;
      recordEmailVerification: ParamsOf<typeof memberMachine, 'recordEmailVerification'>;
      recordSigner: ParamsOf<typeof memberMachine, 'recordSigner'>;
    };
  };
  /** Moves an asset out of a multisig wallet by a Safe transaction that its owners sign; the deprecated shape of payments, and the vehicle of wallet transactions, sweeps, settlements and ramps (A 3.6, D-172). */
  'multisig-payment': {
    status: 
      | 'CREATED'
      | 'AWAITING_SIGNATURE'
      | 'SIGNING'
      | 'READY_TO_EXECUTE'
      | 'EXECUTING'
      | 'COMPLETED'
      | 'FAILED'
      | 'CANCELLED';
    leaf: 
      | 'CREATED'
      | 'AWAITING_SIGNATURE'
      | 'SIGNING'
      | 'READY_TO_EXECUTE'
      | 'EXECUTING'
      | 'COMPLETED'
      | 'FAILED'
      | 'CANCELLED';
    public: 
      | 'CREATED'
      | 'AWAITING_SIGNATURE'
      | 'SIGNING'
      | 'READY_TO_EXECUTE'
      | 'EXECUTING'
      | 'COMPLETED'
      | 'FAILED'
      | 'CANCELLED';
    passing: 'CREATED';
    context: ContextFrom<typeof multisigPaymentMachine>;
    event: EventFrom<typeof multisigPaymentMachine>;
    actions: {
      claimNonce: ParamsOf<typeof multisigPaymentMachine, 'claimNonce'>;
      storeSignature: ParamsOf<typeof multisigPaymentMachine, 'storeSignature'>;
      recordChange: ParamsOf<typeof multisigPaymentMachine, 'recordChange'>;
      scheduleExecution: ParamsOf<typeof multisigPaymentMachine, 'scheduleExecution'>;
      relayTransaction: ParamsOf<typeof multisigPaymentMachine, 'relayTransaction'>;
      failRivals: ParamsOf<typeof multisigPaymentMachine, 'failRivals'>;
      freeNonce: ParamsOf<typeof multisigPaymentMachine, 'freeNonce'>;
      wakeNextInLine: ParamsOf<typeof multisigPaymentMachine, 'wakeNextInLine'>;
      reportOutcome: ParamsOf<typeof multisigPaymentMachine, 'reportOutcome'>;
    };
  };
  /** A lending offer (B 2.10, D-373, D-374). */
  offer: {
    status: 'OFFERED' | 'ACCEPTED' | 'ISSUED' | 'EXPIRED';
    leaf: 'OFFERED' | 'ACCEPTED' | 'ISSUED' | 'EXPIRED';
    public: 'OFFERED' | 'ACCEPTED' | 'ISSUED' | 'EXPIRED';
    passing: never;
    context: ContextFrom<typeof offerMachine>;
    event: EventFrom<typeof offerMachine>;
    actions: {
      openLoan: ParamsOf<typeof offerMachine, 'openLoan'>;
      financePurchaseOrder: ParamsOf<typeof offerMachine, 'financePurchaseOrder'>;
      lendFromPool: ParamsOf<typeof offerMachine, 'lendFromPool'>;
      record: ParamsOf<typeof offerMachine, 'record'>;
    };
  };
  /** Pays a phone number or a DID out of a tenant balance through the rail that the recipient chose (A 3.1). */
  'offramp-payment': {
    status: 
      | 'CREATED'
      | 'RECIPIENT_RESOLUTION'
      | 'AWAITING_SOURCE_FUNDS'
      | 'SOURCE_FUNDS_CONFIRMING'
      | 'SOURCE_FUNDS_CONFIRMED'
      | 'PENDING_CLAIM'
      | 'POLICY_CHECK'
      | 'PAYOUT_SELECTION_REQUIRED'
      | 'COMPLIANCE_HOLD'
      | 'ROUTE_QUOTED'
      | 'AWAITING_RECIPIENT_CONFIRMATION'
      | 'FUNDS_LOCKED'
      | 'PROVIDER_SUBMITTED'
      | 'PROVIDER_PROCESSING'
      | 'ACTION_REQUIRED'
      | 'DELIVERED'
      | 'FAILED'
      | 'REFUND_PENDING'
      | 'REFUNDED'
      | 'CANCELED';
    leaf: 
      | 'CREATED'
      | 'RECIPIENT_RESOLUTION'
      | 'AWAITING_SOURCE_FUNDS'
      | 'SOURCE_FUNDS_CONFIRMING'
      | 'SOURCE_FUNDS_CONFIRMED'
      | 'PENDING_CLAIM'
      | 'POLICY_CHECK'
      | 'PAYOUT_SELECTION_REQUIRED'
      | 'COMPLIANCE_HOLD.CREDENTIAL_HOLD'
      | 'COMPLIANCE_HOLD.APPROVAL_REQUIRED'
      | 'COMPLIANCE_HOLD.APPROVAL_PENDING'
      | 'ROUTE_QUOTED'
      | 'AWAITING_RECIPIENT_CONFIRMATION'
      | 'FUNDS_LOCKED'
      | 'PROVIDER_SUBMITTED'
      | 'PROVIDER_PROCESSING'
      | 'ACTION_REQUIRED'
      | 'DELIVERED'
      | 'FAILED'
      | 'REFUND_PENDING'
      | 'REFUNDED'
      | 'CANCELED';
    public: 
      | 'CREATED'
      | 'IDENTITY_RESOLUTION'
      | 'FUNDS_PENDING'
      | 'FUNDS_CONFIRMED'
      | 'ACTION_REQUIRED'
      | 'POLICY_CHECK'
      | 'CREDENTIAL_HOLD'
      | 'APPROVAL_REQUIRED'
      | 'APPROVAL_PENDING'
      | 'ROUTE_QUOTED'
      | 'AWAITING_CONFIRMATION'
      | 'ROUTING'
      | 'PROVIDER_SUBMITTED'
      | 'PROVIDER_PROCESSING'
      | 'DELIVERED'
      | 'FAILED'
      | 'REFUND_PENDING'
      | 'REFUNDED'
      | 'CANCELED';
    passing: 
      | 'CREATED'
      | 'RECIPIENT_RESOLUTION'
      | 'SOURCE_FUNDS_CONFIRMED'
      | 'POLICY_CHECK'
      | 'ROUTE_QUOTED'
      | 'REFUND_PENDING';
    context: ContextFrom<typeof offrampPaymentMachine>;
    event: EventFrom<typeof offrampPaymentMachine>;
    actions: {
      recordPayment: ParamsOf<typeof offrampPaymentMachine, 'recordPayment'>;
      reserveFunds: ParamsOf<typeof offrampPaymentMachine, 'reserveFunds'>;
      confirmDeposit: ParamsOf<typeof offrampPaymentMachine, 'confirmDeposit'>;
      returnDeposit: ParamsOf<typeof offrampPaymentMachine, 'returnDeposit'>;
      admitRecipient: ParamsOf<typeof offrampPaymentMachine, 'admitRecipient'>;
      openClaim: ParamsOf<typeof offrampPaymentMachine, 'openClaim'>;
      bindClaim: ParamsOf<typeof offrampPaymentMachine, 'bindClaim'>;
      lockClaim: ParamsOf<typeof offrampPaymentMachine, 'lockClaim'>;
      fundClaim: ParamsOf<typeof offrampPaymentMachine, 'fundClaim'>;
      expireClaim: ParamsOf<typeof offrampPaymentMachine, 'expireClaim'>;
      cancelClaim: ParamsOf<typeof offrampPaymentMachine, 'cancelClaim'>;
      releaseClaim: ParamsOf<typeof offrampPaymentMachine, 'releaseClaim'>;
      refundClaim: ParamsOf<typeof offrampPaymentMachine, 'refundClaim'>;
      storeQuotes: ParamsOf<typeof offrampPaymentMachine, 'storeQuotes'>;
      waitForRecipient: ParamsOf<typeof offrampPaymentMachine, 'waitForRecipient'>;
      stopWaiting: ParamsOf<typeof offrampPaymentMachine, 'stopWaiting'>;
      pinRoute: ParamsOf<typeof offrampPaymentMachine, 'pinRoute'>;
      openApproval: ParamsOf<typeof offrampPaymentMachine, 'openApproval'>;
      closeApproval: ParamsOf<typeof offrampPaymentMachine, 'closeApproval'>;
      openReviewCase: ParamsOf<typeof offrampPaymentMachine, 'openReviewCase'>;
      openReviewCases: ParamsOf<typeof offrampPaymentMachine, 'openReviewCases'>;
      closeReviewCases: ParamsOf<typeof offrampPaymentMachine, 'closeReviewCases'>;
      scheduleStuckReview: ParamsOf<typeof offrampPaymentMachine, 'scheduleStuckReview'>;
      lockFunds: ParamsOf<typeof offrampPaymentMachine, 'lockFunds'>;
      unlockFunds: ParamsOf<typeof offrampPaymentMachine, 'unlockFunds'>;
      scheduleSubmission: ParamsOf<typeof offrampPaymentMachine, 'scheduleSubmission'>;
      recordAttempt: ParamsOf<typeof offrampPaymentMachine, 'recordAttempt'>;
      consumeLiquidity: ParamsOf<typeof offrampPaymentMachine, 'consumeLiquidity'>;
      endAttempt: ParamsOf<typeof offrampPaymentMachine, 'endAttempt'>;
      settleFunds: ParamsOf<typeof offrampPaymentMachine, 'settleFunds'>;
      returnLiquidity: ParamsOf<typeof offrampPaymentMachine, 'returnLiquidity'>;
      scheduleRefund: ParamsOf<typeof offrampPaymentMachine, 'scheduleRefund'>;
      refundFunds: ParamsOf<typeof offrampPaymentMachine, 'refundFunds'>;
      releaseReservation: ParamsOf<typeof offrampPaymentMachine, 'releaseReservation'>;
      stampDelivered: ParamsOf<typeof offrampPaymentMachine, 'stampDelivered'>;
      stampCanceled: ParamsOf<typeof offrampPaymentMachine, 'stampCanceled'>;
      stampRefunded: ParamsOf<typeof offrampPaymentMachine, 'stampRefunded'>;
    };
  };
  /** A version of the organization payment policy (A 2.9, D-224 to D-228). */
  'payment-policy': {
    status: 'ACTIVE' | 'SUPERSEDED';
    leaf: 'ACTIVE' | 'SUPERSEDED';
    public: 'ACTIVE' | 'SUPERSEDED';
    passing: never;
    context: ContextFrom<typeof paymentPolicyMachine>;
    event: EventFrom<typeof paymentPolicyMachine>;
    actions: {
      issueCredential: ParamsOf<typeof paymentPolicyMachine, 'issueCredential'>;
      revokeCredential: ParamsOf<typeof paymentPolicyMachine, 'revokeCredential'>;
      announceUpdated: ParamsOf<typeof paymentPolicyMachine, 'announceUpdated'>;
      announceAttested: ParamsOf<typeof paymentPolicyMachine, 'announceAttested'>;
    };
  };
  /** A payout destination (A 2.4, A 3.5, D-231 to D-246). */
  'payout-destination': {
    status: 'PENDING_VERIFICATION' | 'ACTIVE' | 'REVOKED';
    leaf: 'PENDING_VERIFICATION' | 'ACTIVE' | 'REVOKED';
    public: 'PENDING_VERIFICATION' | 'ACTIVE' | 'REVOKED';
    passing: never;
    context: ContextFrom<typeof payoutDestinationMachine>;
    event: EventFrom<typeof payoutDestinationMachine>;
    actions: {
      issueOwnership: ParamsOf<typeof payoutDestinationMachine, 'issueOwnership'>;
      announceCreated: ParamsOf<typeof payoutDestinationMachine, 'announceCreated'>;
      announceVerified: ParamsOf<typeof payoutDestinationMachine, 'announceVerified'>;
      announceRevoked: ParamsOf<typeof payoutDestinationMachine, 'announceRevoked'>;
      recordChange: ParamsOf<typeof payoutDestinationMachine, 'recordChange'>;
      recheckPayments: ParamsOf<typeof payoutDestinationMachine, 'recheckPayments'>;
    };
  };
  /** An eligibility permit (B 2.8, B 4.9, D-372). */
  permit: {
    status: 'ACTIVE' | 'EXPIRED' | 'REVOKED';
    leaf: 'ACTIVE' | 'EXPIRED' | 'REVOKED';
    public: 'ACTIVE' | 'EXPIRED' | 'REVOKED';
    passing: never;
    context: ContextFrom<typeof permitMachine>;
    event: EventFrom<typeof permitMachine>;
    actions: {
      record: ParamsOf<typeof permitMachine, 'record'>;
    };
  };
  /** A phone number of a tenant (D-107 to D-110). */
  'phone-alias': {
    status: 'PENDING' | 'ACTIVE' | 'REVERIFICATION_REQUIRED' | 'REPLACED' | 'REVOKED';
    leaf: 'PENDING' | 'ACTIVE' | 'REVERIFICATION_REQUIRED' | 'REPLACED' | 'REVOKED';
    public: 'PENDING' | 'ACTIVE' | 'REVERIFICATION_REQUIRED' | 'REPLACED' | 'REVOKED';
    passing: never;
    context: ContextFrom<typeof phoneAliasMachine>;
    event: EventFrom<typeof phoneAliasMachine>;
    actions: {
      replaceOthers: ParamsOf<typeof phoneAliasMachine, 'replaceOthers'>;
      bindClaims: ParamsOf<typeof phoneAliasMachine, 'bindClaims'>;
      announceVerified: ParamsOf<typeof phoneAliasMachine, 'announceVerified'>;
      announceReverification: ParamsOf<typeof phoneAliasMachine, 'announceReverification'>;
      announceReplaced: ParamsOf<typeof phoneAliasMachine, 'announceReplaced'>;
      recheckPayments: ParamsOf<typeof phoneAliasMachine, 'recheckPayments'>;
    };
  };
  /** A policy of the contract engine (B 2.7, D-302 to D-312). */
  policy: {
    status: 'ACTIVE' | 'DELETED';
    leaf: 'ACTIVE' | 'DELETED';
    public: 'ACTIVE' | 'DELETED';
    passing: never;
    context: ContextFrom<typeof policyMachine>;
    event: EventFrom<typeof policyMachine>;
    actions: {
      storeVersion: ParamsOf<typeof policyMachine, 'storeVersion'>;
      announceCreated: ParamsOf<typeof policyMachine, 'announceCreated'>;
      announceActivated: ParamsOf<typeof policyMachine, 'announceActivated'>;
      announceDeleted: ParamsOf<typeof policyMachine, 'announceDeleted'>;
    };
  };
  /** The attachment of a policy to a wallet, card, agent or treasury account (B 2.7, D-309). */
  'policy-attachment': {
    status: 'ATTACHED' | 'DETACHED';
    leaf: 'ATTACHED' | 'DETACHED';
    public: 'ATTACHED' | 'DETACHED';
    passing: never;
    context: ContextFrom<typeof policyAttachmentMachine>;
    event: EventFrom<typeof policyAttachmentMachine>;
    actions: {
      announceAttached: ParamsOf<typeof policyAttachmentMachine, 'announceAttached'>;
      announceDetached: ParamsOf<typeof policyAttachmentMachine, 'announceDetached'>;
    };
  };
  /** A single-use challenge for credentials (B 2.8, B 4.7, D-331, D-332). */
  'presentation-challenge': {
    status: 'ISSUED' | 'EXPIRED' | 'CONSUMED';
    leaf: 'ISSUED' | 'EXPIRED' | 'CONSUMED';
    public: 'ISSUED' | 'EXPIRED' | 'CONSUMED';
    passing: never;
    context: ContextFrom<typeof presentationChallengeMachine>;
    event: EventFrom<typeof presentationChallengeMachine>;
    actions: Record<never, never>;
  };
  /** A purchase order that is registered with a pool (B 2.10, D-371). */
  'purchase-order': {
    status: 'REGISTERED' | 'ACCEPTED' | 'FINANCED' | 'DEFAULTED' | 'REPAID';
    leaf: 'REGISTERED' | 'ACCEPTED' | 'FINANCED' | 'DEFAULTED' | 'REPAID';
    public: 'REGISTERED' | 'ACCEPTED' | 'FINANCED' | 'DEFAULTED' | 'REPAID';
    passing: never;
    context: ContextFrom<typeof purchaseOrderMachine>;
    event: EventFrom<typeof purchaseOrderMachine>;
    actions: {
      record: ParamsOf<typeof purchaseOrderMachine, 'record'>;
    };
  };
  /** A simulated ramp between fiat and the USDC of a wallet (B 2.6, B 3, D-298 to D-301). */
  ramp: {
    status: 'SUBMITTED' | 'CONFIRMED' | 'FAILED';
    leaf: 'SUBMITTED' | 'CONFIRMED' | 'FAILED';
    public: 'SUBMITTED' | 'CONFIRMED' | 'FAILED';
    passing: never;
    context: ContextFrom<typeof rampMachine>;
    event: EventFrom<typeof rampMachine>;
    actions: {
      recordSubmission: ParamsOf<typeof rampMachine, 'recordSubmission'>;
      scheduleMint: ParamsOf<typeof rampMachine, 'scheduleMint'>;
      announceConfirmed: ParamsOf<typeof rampMachine, 'announceConfirmed'>;
      announceFailed: ParamsOf<typeof rampMachine, 'announceFailed'>;
    };
  };
  /** An operator decides about a held, stuck or returned payment (A 2.3, D-122, D-130). */
  'review-case': {
    status: 'OPEN' | 'RESOLVED' | 'CLOSED';
    leaf: 'OPEN' | 'RESOLVED' | 'CLOSED';
    public: 'OPEN' | 'RESOLVED' | 'CLOSED';
    passing: never;
    context: ContextFrom<typeof reviewCaseMachine>;
    event: EventFrom<typeof reviewCaseMachine>;
    actions: {
      announceOpened: ParamsOf<typeof reviewCaseMachine, 'announceOpened'>;
      announceResolved: ParamsOf<typeof reviewCaseMachine, 'announceResolved'>;
    };
  };
  /** A sales order between two tenants (B 2.10, B 4.9, D-360 to D-365). */
  'sales-order': {
    status: 
      | 'DRAFT'
      | 'SUBMITTED'
      | 'CHANGES_REQUESTED'
      | 'ACCEPTED'
      | 'DELIVERED'
      | 'COMPLETED'
      | 'REJECTED'
      | 'CANCELED';
    leaf: 
      | 'DRAFT'
      | 'SUBMITTED'
      | 'CHANGES_REQUESTED'
      | 'ACCEPTED'
      | 'DELIVERED'
      | 'COMPLETED'
      | 'REJECTED'
      | 'CANCELED';
    public: 
      | 'DRAFT'
      | 'SUBMITTED'
      | 'CHANGES_REQUESTED'
      | 'ACCEPTED'
      | 'DELIVERED'
      | 'COMPLETED'
      | 'REJECTED'
      | 'CANCELED';
    passing: never;
    context: ContextFrom<typeof salesOrderMachine>;
    event: EventFrom<typeof salesOrderMachine>;
    actions: {
      record: ParamsOf<typeof salesOrderMachine, 'record'>;
    };
  };
  tenant: {
    status: 'ACTIVE' | 'SUSPENDED';
    leaf: 'ACTIVE' | 'SUSPENDED';
    public: 'ACTIVE' | 'SUSPENDED';
    passing: never;
    context: ContextFrom<typeof tenantMachine>;
    event: EventFrom<typeof tenantMachine>;
    actions: {
      recordUpdate: ParamsOf<typeof tenantMachine, 'recordUpdate'>;
      recordSuspension: ParamsOf<typeof tenantMachine, 'recordSuspension'>;
      recordResumption: ParamsOf<typeof tenantMachine, 'recordResumption'>;
    };
  };
  /** A treasury account while its multisigs are deployed (B 2.4, D-278). */
  'treasury-account': {
    status: 'PROVISIONING' | 'ACTIVE' | 'FAILED';
    leaf: 'PROVISIONING' | 'ACTIVE' | 'FAILED';
    public: 'PROVISIONING' | 'ACTIVE' | 'FAILED';
    passing: never;
    context: ContextFrom<typeof treasuryAccountMachine>;
    event: EventFrom<typeof treasuryAccountMachine>;
    actions: {
      recordCreation: ParamsOf<typeof treasuryAccountMachine, 'recordCreation'>;
      recordActivation: ParamsOf<typeof treasuryAccountMachine, 'recordActivation'>;
      recordFailure: ParamsOf<typeof treasuryAccountMachine, 'recordFailure'>;
    };
  };
  /** A transfer between buckets, by a rule or by hand (B 2.4, D-286, D-287). */
  'treasury-sweep': {
    status: 'PROPOSED' | 'COMPLETED' | 'FAILED' | 'CANCELED';
    leaf: 'PROPOSED' | 'COMPLETED' | 'FAILED' | 'CANCELED';
    public: 'PROPOSED' | 'COMPLETED' | 'FAILED' | 'CANCELED';
    passing: never;
    context: ContextFrom<typeof treasurySweepMachine>;
    event: EventFrom<typeof treasurySweepMachine>;
    actions: {
      recordProposal: ParamsOf<typeof treasurySweepMachine, 'recordProposal'>;
      recordCompletion: ParamsOf<typeof treasurySweepMachine, 'recordCompletion'>;
      recordFailure: ParamsOf<typeof treasurySweepMachine, 'recordFailure'>;
      recordCancellation: ParamsOf<typeof treasurySweepMachine, 'recordCancellation'>;
    };
  };
  /** The two-factor approval of a transfer or of weaker protection (B 4.8, D-341 to D-348). */
  'twofa-challenge': {
    status: 'PENDING' | 'SATISFIED' | 'REDEEMED' | 'CANCELLED' | 'EXPIRED';
    leaf: 'PENDING' | 'SATISFIED' | 'REDEEMED' | 'CANCELLED' | 'EXPIRED';
    public: 'PENDING' | 'SATISFIED' | 'REDEEMED' | 'CANCELLED' | 'EXPIRED';
    passing: never;
    context: ContextFrom<typeof twofaChallengeMachine>;
    event: EventFrom<typeof twofaChallengeMachine>;
    actions: {
      recordOpened: ParamsOf<typeof twofaChallengeMachine, 'recordOpened'>;
      recordAnswer: ParamsOf<typeof twofaChallengeMachine, 'recordAnswer'>;
      recordSatisfied: ParamsOf<typeof twofaChallengeMachine, 'recordSatisfied'>;
      recordRedeemed: ParamsOf<typeof twofaChallengeMachine, 'recordRedeemed'>;
      recordCancelled: ParamsOf<typeof twofaChallengeMachine, 'recordCancelled'>;
      recordExpired: ParamsOf<typeof twofaChallengeMachine, 'recordExpired'>;
    };
  };
  /** A two-factor method of a member (B 2.9, B 3, D-339 to D-354). */
  'twofa-factor': {
    status: 'PENDING' | 'VERIFIED' | 'REMOVED';
    leaf: 'PENDING' | 'VERIFIED' | 'REMOVED';
    public: 'PENDING' | 'VERIFIED';
    passing: never;
    context: ContextFrom<typeof twofaFactorMachine>;
    event: EventFrom<typeof twofaFactorMachine>;
    actions: {
      recordEnrollment: ParamsOf<typeof twofaFactorMachine, 'recordEnrollment'>;
      recordVerification: ParamsOf<typeof twofaFactorMachine, 'recordVerification'>;
      recordRemoval: ParamsOf<typeof twofaFactorMachine, 'recordRemoval'>;
    };
  };
  /** A hand-off link of a verification session (B 7, D-317). */
  'verification-handoff': {
    status: 'OPEN' | 'CONSUMED' | 'VOIDED' | 'EXPIRED';
    leaf: 'OPEN' | 'CONSUMED' | 'VOIDED' | 'EXPIRED';
    public: 'OPEN' | 'CONSUMED' | 'VOIDED' | 'EXPIRED';
    passing: never;
    context: ContextFrom<typeof verificationHandoffMachine>;
    event: EventFrom<typeof verificationHandoffMachine>;
    actions: Record<never, never>;
  };
  /** A verification at the identity provider (B 2.8, B 3, D-313 to D-318). */
  'verification-session': {
    status: 'CREATED' | 'VERIFIED' | 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';
    leaf: 'CREATED' | 'VERIFIED' | 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';
    public: 'CREATED' | 'VERIFIED' | 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';
    passing: never;
    context: ContextFrom<typeof verificationSessionMachine>;
    event: EventFrom<typeof verificationSessionMachine>;
    actions: {
      issueCredential: ParamsOf<typeof verificationSessionMachine, 'issueCredential'>;
      recordCreation: ParamsOf<typeof verificationSessionMachine, 'recordCreation'>;
      announceEnd: ParamsOf<typeof verificationSessionMachine, 'announceEnd'>;
    };
  };
  /** A multisig wallet (B 2.1, B 3, D-248, D-258, D-259). */
  wallet: {
    status: 'PENDING_DEPLOYMENT' | 'DEPLOYING' | 'DEPLOYED' | 'FAILED';
    leaf: 'PENDING_DEPLOYMENT' | 'DEPLOYING' | 'DEPLOYED' | 'FAILED';
    public: 'PENDING_DEPLOYMENT' | 'DEPLOYING' | 'DEPLOYED' | 'FAILED';
    passing: never;
    context: ContextFrom<typeof walletMachine>;
    event: EventFrom<typeof walletMachine>;
    actions: {
      requestDeployment: ParamsOf<typeof walletMachine, 'requestDeployment'>;
      announceDeployed: ParamsOf<typeof walletMachine, 'announceDeployed'>;
      announceFailed: ParamsOf<typeof walletMachine, 'announceFailed'>;
      recordChange: ParamsOf<typeof walletMachine, 'recordChange'>;
    };
  };
  /** The binding of a wallet to an identity (B 2.8, B 3, D-322 to D-324, D-477). */
  'wallet-binding': {
    status: 'PENDING' | 'ACTIVE' | 'ROTATED' | 'REVOKED';
    leaf: 'PENDING' | 'ACTIVE' | 'ROTATED' | 'REVOKED';
    public: 'PENDING' | 'ACTIVE' | 'ROTATED' | 'REVOKED';
    passing: never;
    context: ContextFrom<typeof walletBindingMachine>;
    event: EventFrom<typeof walletBindingMachine>;
    actions: {
      rotatePredecessor: ParamsOf<typeof walletBindingMachine, 'rotatePredecessor'>;
      announceActive: ParamsOf<typeof walletBindingMachine, 'announceActive'>;
      announceRotated: ParamsOf<typeof walletBindingMachine, 'announceRotated'>;
      announceRevoked: ParamsOf<typeof walletBindingMachine, 'announceRevoked'>;
    };
  };
  /** The delivery of one event to one webhook endpoint (B 6, D-390 to D-394). */
  'webhook-delivery': {
    status: 'PENDING' | 'DELIVERED' | 'FAILED';
    leaf: 'PENDING' | 'DELIVERED' | 'FAILED';
    public: 'PENDING' | 'DELIVERED' | 'FAILED';
    passing: never;
    context: ContextFrom<typeof webhookDeliveryMachine>;
    event: EventFrom<typeof webhookDeliveryMachine>;
    actions: {
      scheduleAttempt: ParamsOf<typeof webhookDeliveryMachine, 'scheduleAttempt'>;
      reportSuccess: ParamsOf<typeof webhookDeliveryMachine, 'reportSuccess'>;
      reportFailure: ParamsOf<typeof webhookDeliveryMachine, 'reportFailure'>;
      reportGone: ParamsOf<typeof webhookDeliveryMachine, 'reportGone'>;
      recordRedelivery: ParamsOf<typeof webhookDeliveryMachine, 'recordRedelivery'>;
    };
  };
  /** A webhook endpoint of a tenant (B 6, D-379 to D-396). */
  'webhook-endpoint': {
    status: 'ENABLED' | 'DISABLED' | 'DELETED';
    leaf: 'ENABLED' | 'DISABLED' | 'DELETED';
    public: 'ENABLED' | 'DISABLED';
    passing: never;
    context: ContextFrom<typeof webhookEndpointMachine>;
    event: EventFrom<typeof webhookEndpointMachine>;
    actions: {
      recordCreation: ParamsOf<typeof webhookEndpointMachine, 'recordCreation'>;
      recordChange: ParamsOf<typeof webhookEndpointMachine, 'recordChange'>;
      recordRotation: ParamsOf<typeof webhookEndpointMachine, 'recordRotation'>;
      recordDisabling: ParamsOf<typeof webhookEndpointMachine, 'recordDisabling'>;
      recordEnabling: ParamsOf<typeof webhookEndpointMachine, 'recordEnabling'>;
      recordDeletion: ParamsOf<typeof webhookEndpointMachine, 'recordDeletion'>;
      resumeDeliveries: ParamsOf<typeof webhookEndpointMachine, 'resumeDeliveries'>;
      dropDeliveries: ParamsOf<typeof webhookEndpointMachine, 'dropDeliveries'>;
      announceTest: ParamsOf<typeof webhookEndpointMachine, 'announceTest'>;
      ignoreLateOutcome: ParamsOf<typeof webhookEndpointMachine, 'ignoreLateOutcome'>;
    };
  };
}

export type LifecycleName = keyof Lifecycles;

/** A state in which an aggregate rests or passes. */
export interface LeafMeta {
  /** The stored status: the state's name, or its outermost parent's. */
  readonly status: string;
  /** The projected value. */
  readonly public: string;
  /** The event that the engine sends at the absolute time in the context's `at`. */
  readonly deadline?: { readonly event: string; readonly at: string };
  readonly tags: readonly string[];
  /** Left at once, by what the facts loader finds. */
  readonly passing: boolean;
  readonly final: boolean;
}

export interface LifecycleMeta {
  readonly id: LifecycleName;
  readonly domain: string;
  readonly table: string;
  /** Context keys of the tenants that may see the row. */
  readonly parties: readonly string[];
  /** Context key of the tenant whose clock rules it. */
  readonly clock: string;
  readonly family?: string;
  /** sha256 of the machine's definition: the log's rows carry it. */
  readonly hash: string;
  /** The leaf of a new aggregate. */
  readonly initial: string;
  readonly statuses: readonly string[];
  readonly publics: readonly string[];
  readonly events: readonly string[];
  /** By dotted name: `COMPLIANCE_HOLD.APPROVAL_PENDING`. */
  readonly leaves: Readonly<Record<string, LeafMeta>>;
}

export const lifecycleTable: { readonly [M in LifecycleName]: LifecycleMeta } = {
  agent: {
    id: 'agent',
    domain: 'accounts',
    table: 'agents',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '16cbd24bade75ba6a68629e419231b9dedc3758b7929d667df24b2b266042e95',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'SUSPENDED'],
    publics: ['ACTIVE', 'SUSPENDED'],
    events: ['SUSPEND', 'RESUME'],
    leaves: {
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      SUSPENDED: { status: 'SUSPENDED', public: 'SUSPENDED', tags: [], passing: false, final: false },
    },
  },
  'api-key': {
    id: 'api-key',
    domain: 'accounts',
    table: 'api_keys',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '00029d22744788029dab5ee05119ab43c43b5e6a3b9adb6d639f8250158c8593',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'REVOKED'],
    publics: ['ACTIVE', 'REVOKED'],
    events: ['REVOKE'],
    leaves: {
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      REVOKED: { status: 'REVOKED', public: 'REVOKED', tags: [], passing: false, final: true },
    },
  },
  'approval-request': {
    id: 'approval-request',
    domain: 'approvals',
    table: 'approval_requests',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'add50abf3982cbba986620e35a8ffd49b8eacee9c413659ea0badd818192d967',
    initial: 'PENDING',
    statuses: ['PENDING', 'APPROVED', 'REJECTED'],
    publics: ['PENDING', 'APPROVED', 'REJECTED'],
    events: ['APPROVE', 'REJECT', 'INVALIDATE', 'CLOSE'],
    leaves: {
      PENDING: { status: 'PENDING', public: 'PENDING', tags: [], passing: false, final: false },
      APPROVED: { status: 'APPROVED', public: 'APPROVED', tags: [], passing: false, final: false },
      REJECTED: { status: 'REJECTED', public: 'REJECTED', tags: [], passing: false, final: false },
    },
  },
  authority: {
    id: 'authority',
    domain: 'approvals',
    table: 'authorities',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '215edc3ca40523af73f0a0573f43b79fbc6e0dac1cfebbc63bdc2db7158da7a3',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'SUSPENDED', 'REVOKED'],
    publics: ['ACTIVE', 'SUSPENDED', 'REVOKED'],
    events: ['UPDATE', 'ATTEST', 'SUSPEND', 'REVOKE', 'REACTIVATE'],
    leaves: {
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      SUSPENDED: { status: 'SUSPENDED', public: 'SUSPENDED', tags: [], passing: false, final: false },
      REVOKED: { status: 'REVOKED', public: 'REVOKED', tags: [], passing: false, final: true },
    },
  },
  card: {
    id: 'card',
    domain: 'cards',
    table: 'cards',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '3c6a7a21c3c53cdea273d02c1159962ff834767e54cccb80d06c22ce219ce02e',
    initial: 'active',
    statuses: ['active', 'inactive'],
    publics: ['active', 'inactive'],
    events: ['FREEZE', 'SET_LIMITS', 'UNFREEZE'],
    leaves: {
      active: { status: 'active', public: 'active', tags: [], passing: false, final: false },
      inactive: { status: 'inactive', public: 'inactive', tags: [], passing: false, final: false },
    },
  },
  'card-authorization': {
    id: 'card-authorization',
    domain: 'cards',
    table: 'card_authorizations',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '22ad22fa8c737cace20aa82e3feba0c1795890de97c434a56f6007e764d7e001',
    initial: 'RECEIVED',
    statuses: ['RECEIVED', 'APPROVED', 'DECLINED', 'REVERSED'],
    publics: ['RECEIVED', 'APPROVED', 'DECLINED', 'REVERSED'],
    events: ['APPROVE', 'DECLINE', 'REVERSE'],
    leaves: {
      RECEIVED: { status: 'RECEIVED', public: 'RECEIVED', tags: [], passing: true, final: false },
      APPROVED: { status: 'APPROVED', public: 'APPROVED', tags: [], passing: false, final: false },
      DECLINED: { status: 'DECLINED', public: 'DECLINED', tags: [], passing: false, final: true },
      REVERSED: { status: 'REVERSED', public: 'REVERSED', tags: [], passing: false, final: true },
    },
  },
  claim: {
    id: 'claim',
    domain: 'claims',
    table: 'claims',
    parties: ['senderTenantId', 'recipientTenantId'],
    clock: 'senderTenantId',
    hash: 'c027944e1979c510e434bbc10229681c1b02022df9e48309f35f1c48144d0cfe',
    initial: 'OPEN',
    statuses: ['OPEN', 'LOCKED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELED'],
    publics: ['OPEN', 'LOCKED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELED'],
    events: ['BIND', 'FUND', 'LOCK', 'EXPIRE', 'CANCEL', 'RELEASE', 'REFUND'],
    leaves: {
      OPEN: { status: 'OPEN', public: 'OPEN', tags: [], passing: false, final: false },
      LOCKED: { status: 'LOCKED', public: 'LOCKED', tags: [], passing: false, final: false },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: false },
      RELEASED: { status: 'RELEASED', public: 'RELEASED', tags: [], passing: false, final: true },
      REFUNDED: { status: 'REFUNDED', public: 'REFUNDED', tags: [], passing: false, final: true },
      CANCELED: { status: 'CANCELED', public: 'CANCELED', tags: [], passing: false, final: true },
    },
  },
  'claim-link': {
    id: 'claim-link',
    domain: 'claims',
    table: 'claim_links',
    parties: ['senderTenantId'],
    clock: 'senderTenantId',
    hash: '46bfc0c1598044cace6f5d30d5780b013896e6b9f72e3858c0b9905b142607b7',
    initial: 'ISSUED',
    statuses: ['ISSUED', 'CONSUMED', 'REDEEMED', 'VOIDED', 'EXPIRED'],
    publics: ['ISSUED', 'CONSUMED', 'REDEEMED', 'VOIDED', 'EXPIRED'],
    events: ['SEND_OTP', 'WRONG_OTP', 'CONSUME', 'VOID', 'EXPIRE', 'REDEEM'],
    leaves: {
      ISSUED: {
        status: 'ISSUED',
        public: 'ISSUED',
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      CONSUMED: {
        status: 'CONSUMED',
        public: 'CONSUMED',
        deadline: { event: 'EXPIRE', at: 'ticketExpiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      REDEEMED: { status: 'REDEEMED', public: 'REDEEMED', tags: [], passing: false, final: true },
      VOIDED: { status: 'VOIDED', public: 'VOIDED', tags: [], passing: false, final: true },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: true },
    },
  },
  contact: {
    id: 'contact',
    domain: 'protection',
    table: 'contacts',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'd7743a81bb01c19412fa9244b517aaebeaba7df14e5051d8af8c2b3d2422b568',
    initial: 'SAVED',
    statuses: ['SAVED', 'REMOVED'],
    publics: ['SAVED', 'REMOVED'],
    events: ['REMOVE'],
    leaves: {
      SAVED: { status: 'SAVED', public: 'SAVED', tags: [], passing: false, final: false },
      REMOVED: { status: 'REMOVED', public: 'REMOVED', tags: [], passing: false, final: true },
    },
  },
  credential: {
    id: 'credential',
    domain: 'identity',
    table: 'credentials',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '0863f3f59a2ed9355db46e6d22bc08f7e679a4fc7e01d2dc39f20112cbb39fc9',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'SUSPENDED', 'REVOKED', 'EXPIRED'],
    publics: ['ACTIVE', 'SUSPENDED', 'REVOKED', 'EXPIRED'],
    events: ['REFRESH', 'SUSPEND', 'REVOKE', 'EXPIRE', 'REINSTATE'],
    leaves: {
      ACTIVE: {
        status: 'ACTIVE',
        public: 'ACTIVE',
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      SUSPENDED: {
        status: 'SUSPENDED',
        public: 'SUSPENDED',
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      REVOKED: { status: 'REVOKED', public: 'REVOKED', tags: [], passing: false, final: true },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: true },
    },
  },
  'credential-anchor': {
    id: 'credential-anchor',
    domain: 'identity',
    table: 'credential_anchors',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '552f13993ef461aa0ee2692f8ad9b5ea3095617c5c28a806d497a463a6023041',
    initial: 'SUBMITTED',
    statuses: ['SUBMITTED', 'ANCHORED', 'FAILED'],
    publics: ['SUBMITTED', 'ANCHORED', 'FAILED'],
    events: ['CONFIRM', 'FAIL'],
    leaves: {
      SUBMITTED: { status: 'SUBMITTED', public: 'SUBMITTED', tags: [], passing: false, final: false },
      ANCHORED: { status: 'ANCHORED', public: 'ANCHORED', tags: [], passing: false, final: true },
      FAILED: { status: 'FAILED', public: 'FAILED', tags: [], passing: false, final: true },
    },
  },
  'delivery-record': {
    id: 'delivery-record',
    domain: 'trade',
    table: 'delivery_records',
    parties: ['buyerTenantId', 'sellerTenantId'],
    clock: 'buyerTenantId',
    family: 'delivery',
    hash: 'c18e545a5fec08dd9c58bb948d46b17e2b1a5065f54e95c3e5cf9fdd97248908',
    initial: 'RECORDED',
    statuses: ['RECORDED', 'ACCEPTED'],
    publics: ['RECORDED', 'ACCEPTED'],
    events: ['ACCEPT'],
    leaves: {
      RECORDED: { status: 'RECORDED', public: 'RECORDED', tags: [], passing: false, final: false },
      ACCEPTED: { status: 'ACCEPTED', public: 'ACCEPTED', tags: [], passing: false, final: true },
    },
  },
  'did-reservation': {
    id: 'did-reservation',
    domain: 'identity',
    table: 'did_reservations',
    parties: ['reservedByTenantId', 'claimedByTenantId'],
    clock: 'reservedByTenantId',
    hash: '334e98368fec632eb9c667f18dbc73bd1bd18c7dd30e4d2db169eebf15f9fcf5',
    initial: 'RESERVED',
    statuses: ['RESERVED', 'CLAIMED'],
    publics: ['RESERVED', 'CLAIMED'],
    events: ['NAME', 'CLAIM'],
    leaves: {
      RESERVED: { status: 'RESERVED', public: 'RESERVED', tags: [], passing: false, final: false },
      CLAIMED: { status: 'CLAIMED', public: 'CLAIMED', tags: [], passing: false, final: true },
    },
  },
  drip: {
    id: 'drip',
    domain: 'wallets',
    table: 'drips',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'b3896c3fae9c4317dae2a57d8d5f894971a97635c215da27330bac1d46afe802',
    initial: 'SUBMITTED',
    statuses: ['SUBMITTED', 'CONFIRMED', 'FAILED'],
    publics: ['SUBMITTED', 'CONFIRMED', 'FAILED'],
    events: ['CONFIRM', 'FAIL'],
    leaves: {
      SUBMITTED: { status: 'SUBMITTED', public: 'SUBMITTED', tags: [], passing: false, final: false },
      CONFIRMED: { status: 'CONFIRMED', public: 'CONFIRMED', tags: [], passing: false, final: true },
      FAILED: { status: 'FAILED', public: 'FAILED', tags: [], passing: false, final: true },
    },
  },
  extraction: {
    id: 'extraction',
    domain: 'trade',
    table: 'extractions',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'cf7b74cd752b1e05e7f826347a90f5464f73a582288fd6d1d91e459ae0eac970',
    initial: 'REVIEW',
    statuses: ['REVIEW', 'APPROVED'],
    publics: ['REVIEW', 'APPROVED'],
    events: ['CORRECT', 'APPROVE'],
    leaves: {
      REVIEW: { status: 'REVIEW', public: 'REVIEW', tags: [], passing: false, final: false },
      APPROVED: { status: 'APPROVED', public: 'APPROVED', tags: [], passing: false, final: true },
    },
  },
  'financing-pool': {
    id: 'financing-pool',
    domain: 'lending',
    table: 'financing_pools',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '5b9eb44f1d8404d988f184bb8722db0e78ff277026cc61d5ba2b7899aee4e878',
    initial: 'SUBSCRIPTION',
    statuses: ['SUBSCRIPTION', 'ORIGINATION', 'SERVICING', 'CLOSED'],
    publics: ['SUBSCRIPTION', 'ORIGINATION', 'SERVICING', 'CLOSED'],
    events: [
      'DEPOSIT',
      'WITHDRAW',
      'START_ORIGINATION',
      'LEND',
      'COLLECT',
      'WRITE_OFF',
      'END_ORIGINATION',
      'CLOSE',
    ],
    leaves: {
      SUBSCRIPTION: {
        status: 'SUBSCRIPTION',
        public: 'SUBSCRIPTION',
        deadline: { event: 'START_ORIGINATION', at: 'subscriptionEndsAt' },
        tags: [],
        passing: false,
        final: false,
      },
      ORIGINATION: {
        status: 'ORIGINATION',
        public: 'ORIGINATION',
        deadline: { event: 'END_ORIGINATION', at: 'originationEndsAt' },
        tags: [],
        passing: false,
        final: false,
      },
      SERVICING: { status: 'SERVICING', public: 'SERVICING', tags: [], passing: true, final: false },
      CLOSED: { status: 'CLOSED', public: 'CLOSED', tags: [], passing: false, final: false },
    },
  },
  invoice: {
    id: 'invoice',
    domain: 'invoices',
    table: 'invoices',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '234e3a647c325fd203bfc213e1aa1aca4cd95069a679b52d1bc79d79d5c44369',
    initial: 'DRAFT',
    statuses: ['DRAFT', 'SENT', 'FUNDED', 'DELIVERED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELLED'],
    publics: ['DRAFT', 'SENT', 'FUNDED', 'DELIVERED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELLED'],
    events: ['SEND', 'CANCEL', 'POLL', 'DELIVER', 'RELEASE', 'REFUND', 'SETTLE', 'DROP_SETTLEMENT'],
    leaves: {
      DRAFT: { status: 'DRAFT', public: 'DRAFT', tags: [], passing: false, final: false },
      SENT: { status: 'SENT', public: 'SENT', tags: [], passing: false, final: false },
      FUNDED: { status: 'FUNDED', public: 'FUNDED', tags: [], passing: false, final: false },
      DELIVERED: { status: 'DELIVERED', public: 'DELIVERED', tags: [], passing: false, final: false },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: false },
      RELEASED: { status: 'RELEASED', public: 'RELEASED', tags: [], passing: false, final: true },
      REFUNDED: { status: 'REFUNDED', public: 'REFUNDED', tags: [], passing: false, final: true },
      CANCELLED: { status: 'CANCELLED', public: 'CANCELLED', tags: [], passing: false, final: true },
    },
  },
  loan: {
    id: 'loan',
    domain: 'lending',
    table: 'loans',
    parties: ['lenderTenantId', 'borrowerTenantId', 'supplierTenantId'],
    clock: 'lenderTenantId',
    family: 'loan',
    hash: '1d8f1a1b44db9102d37a2b3c719e97d2664717af2584058ca4a8574c1d645e01',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'GRACE', 'DEFAULTED', 'REPAID'],
    publics: ['ACTIVE', 'GRACE', 'DEFAULTED', 'REPAID'],
    events: ['REPAY', 'MATURE', 'DEFAULT'],
    leaves: {
      ACTIVE: {
        status: 'ACTIVE',
        public: 'ACTIVE',
        deadline: { event: 'MATURE', at: 'maturityAt' },
        tags: [],
        passing: false,
        final: false,
      },
      GRACE: {
        status: 'GRACE',
        public: 'GRACE',
        deadline: { event: 'DEFAULT', at: 'graceEndsAt' },
        tags: [],
        passing: false,
        final: false,
      },
      DEFAULTED: { status: 'DEFAULTED', public: 'DEFAULTED', tags: [], passing: false, final: false },
      REPAID: { status: 'REPAID', public: 'REPAID', tags: [], passing: false, final: true },
    },
  },
  member: {
    id: 'member',
    domain: 'accounts',
    table: 'members',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'b674e76e63c32ec54b5a0683064c6e2c8b0ed6695c24abb0233d3a699280c3ae',
    initial: 'INVITED',
    statuses: ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'],
    publics: ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'],
    events: ['ACTIVATE', 'UPDATE', 'REMOVE', 'VERIFY_EMAIL', 'REGISTER_SIGNER', 'SUSPEND', 'REACTIVATE'],
    leaves: {
      INVITED: { status: 'INVITED', public: 'INVITED', tags: [], passing: false, final: false },
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      SUSPENDED: { status: 'SUSPENDED', public: 'SUSPENDED', tags: [], passing: false, final: false },
      REMOVED: { status: 'REMOVED', public: 'REMOVED', tags: [], passing: false, final: true },
    },
  },
  'multisig-payment': {
    id: 'multisig-payment',
    domain: 'payments',
    table: 'multisig_payments',
    parties: ['tenantId'],
    clock: 'tenantId',
    family: 'multisig_payment',
    hash: '4f3ce1c85322e46596ce70f518c809df71f73df03c7d840b2d08b31d2c360b63',
    initial: 'CREATED',
    statuses: [
      'CREATED',
      'AWAITING_SIGNATURE',
      'SIGNING',
      'READY_TO_EXECUTE',
      'EXECUTING',
      'COMPLETED',
      'FAILED',
      'CANCELLED',
    ],
    publics: [
      'CREATED',
      'AWAITING_SIGNATURE',
      'SIGNING',
      'READY_TO_EXECUTE',
      'EXECUTING',
      'COMPLETED',
      'FAILED',
      'CANCELLED',
    ],
    events: ['PROPOSED', 'FAIL', 'CANCEL', 'SIGN', 'EXECUTE', 'WAIT_TURN', 'EXECUTION_CONFIRMED'],
    leaves: {
      CREATED: { status: 'CREATED', public: 'CREATED', tags: ['cancellable'], passing: true, final: false },
      AWAITING_SIGNATURE: {
        status: 'AWAITING_SIGNATURE',
        public: 'AWAITING_SIGNATURE',
        tags: ['signable', 'cancellable'],
        passing: false,
        final: false,
      },
      SIGNING: {
        status: 'SIGNING',
        public: 'SIGNING',
        tags: ['signable', 'cancellable'],
        passing: false,
        final: false,
      },
      READY_TO_EXECUTE: {
        status: 'READY_TO_EXECUTE',
        public: 'READY_TO_EXECUTE',
        tags: ['cancellable'],
        passing: false,
        final: false,
      },
      EXECUTING: { status: 'EXECUTING', public: 'EXECUTING', tags: [], passing: false, final: false },
      COMPLETED: { status: 'COMPLETED', public: 'COMPLETED', tags: [], passing: false, final: true },
      FAILED: { status: 'FAILED', public: 'FAILED', tags: [], passing: false, final: true },
      CANCELLED: { status: 'CANCELLED', public: 'CANCELLED', tags: [], passing: false, final: true },
    },
  },
  offer: {
    id: 'offer',
    domain: 'lending',
    table: 'lending_offers',
    parties: ['lenderTenantId', 'borrowerTenantId'],
    clock: 'lenderTenantId',
    family: 'offer',
    hash: '375509a9f88509baf2f57b6afb0551c7baeb6e4161df1496d38bb91b45f68370',
    initial: 'OFFERED',
    statuses: ['OFFERED', 'ACCEPTED', 'ISSUED', 'EXPIRED'],
    publics: ['OFFERED', 'ACCEPTED', 'ISSUED', 'EXPIRED'],
    events: ['ACCEPT', 'EXPIRE', 'ISSUE'],
    leaves: {
      OFFERED: {
        status: 'OFFERED',
        public: 'OFFERED',
        deadline: { event: 'EXPIRE', at: 'deadline' },
        tags: [],
        passing: false,
        final: false,
      },
      ACCEPTED: {
        status: 'ACCEPTED',
        public: 'ACCEPTED',
        deadline: { event: 'EXPIRE', at: 'deadline' },
        tags: [],
        passing: false,
        final: false,
      },
      ISSUED: { status: 'ISSUED', public: 'ISSUED', tags: [], passing: false, final: true },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: true },
    },
  },
  'offramp-payment': {
    id: 'offramp-payment',
    domain: 'offramp',
    table: 'offramp_payments',
    parties: ['senderTenantId', 'recipientTenantId'],
    clock: 'senderTenantId',
    family: 'payment',
    hash: '701229bb9926e8e8032ad73aceb9f3200aec821ef1ec8f2b97004a64b17a3def',
    initial: 'CREATED',
    statuses: [
      'CREATED',
      'RECIPIENT_RESOLUTION',
      'AWAITING_SOURCE_FUNDS',
      'SOURCE_FUNDS_CONFIRMING',
      'SOURCE_FUNDS_CONFIRMED',
      'PENDING_CLAIM',
      'POLICY_CHECK',
      'PAYOUT_SELECTION_REQUIRED',
      'COMPLIANCE_HOLD',
      'ROUTE_QUOTED',
      'AWAITING_RECIPIENT_CONFIRMATION',
      'FUNDS_LOCKED',
      'PROVIDER_SUBMITTED',
      'PROVIDER_PROCESSING',
      'ACTION_REQUIRED',
      'DELIVERED',
      'FAILED',
      'REFUND_PENDING',
      'REFUNDED',
      'CANCELED',
    ],
    publics: [
      'CREATED',
      'IDENTITY_RESOLUTION',
      'FUNDS_PENDING',
      'FUNDS_CONFIRMED',
      'ACTION_REQUIRED',
      'POLICY_CHECK',
      'CREDENTIAL_HOLD',
      'APPROVAL_REQUIRED',
      'APPROVAL_PENDING',
      'ROUTE_QUOTED',
      'AWAITING_CONFIRMATION',
      'ROUTING',
      'PROVIDER_SUBMITTED',
      'PROVIDER_PROCESSING',
      'DELIVERED',
      'FAILED',
      'REFUND_PENDING',
      'REFUNDED',
      'CANCELED',
    ],
    events: [
      'RECORDED',
      'RECIPIENT_RESOLVED',
      'RECIPIENT_UNKNOWN',
      'DEPOSIT_SEEN',
      'DEPOSIT_RETURNED',
      'CANCEL',
      'DEPOSIT_REORGED',
      'DEPOSIT_CONFIRMED',
      'FUNDS_CONFIRMED',
      'CLAIM_BOUND',
      'CLAIM_LOCKED',
      'EXPIRE_CLAIM',
      'POLICY_PASSED',
      'SELECTION_REQUIRED',
      'POLICY_HELD',
      'POLICY_REJECTED',
      'RECHECK',
      'GRACE_OVER',
      'REVIEW_RELEASED',
      'REVIEW_REJECTED',
      'APPROVAL_REJECTED',
      'VOTE_RECORDED',
      'VOTES_INVALIDATED',
      'QUOTES_READY',
      'SELECT_ROUTE',
      'CONFIRM',
      'REQUOTE',
      'SUBMIT',
      'RECHECK_FAILED',
      'PROVIDER_PENDING',
      'PROVIDER_BLOCKED',
      'PROVIDER_FAILED',
      'PROVIDER_SUCCEEDED',
      'REFUND',
      'REFUND_POSTED',
    ],
    leaves: {
      CREATED: { status: 'CREATED', public: 'CREATED', tags: [], passing: true, final: false },
      RECIPIENT_RESOLUTION: {
        status: 'RECIPIENT_RESOLUTION',
        public: 'IDENTITY_RESOLUTION',
        tags: [],
        passing: true,
        final: false,
      },
      AWAITING_SOURCE_FUNDS: {
        status: 'AWAITING_SOURCE_FUNDS',
        public: 'FUNDS_PENDING',
        tags: ['cancellable'],
        passing: false,
        final: false,
      },
      SOURCE_FUNDS_CONFIRMING: {
        status: 'SOURCE_FUNDS_CONFIRMING',
        public: 'FUNDS_PENDING',
        tags: ['cancellable'],
        passing: false,
        final: false,
      },
      SOURCE_FUNDS_CONFIRMED: {
        status: 'SOURCE_FUNDS_CONFIRMED',
        public: 'FUNDS_CONFIRMED',
        tags: [],
        passing: true,
        final: false,
      },
      PENDING_CLAIM: {
        status: 'PENDING_CLAIM',
        public: 'ACTION_REQUIRED',
        deadline: { event: 'EXPIRE_CLAIM', at: 'claimExpiresAt' },
        tags: ['cancellable'],
        passing: false,
        final: false,
      },
      POLICY_CHECK: { status: 'POLICY_CHECK', public: 'POLICY_CHECK', tags: [], passing: true, final: false },
      PAYOUT_SELECTION_REQUIRED: {
        status: 'PAYOUT_SELECTION_REQUIRED',
        public: 'ACTION_REQUIRED',
        deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
        tags: ['cancellable', 'held'],
        passing: false,
        final: false,
      },
      'COMPLIANCE_HOLD.CREDENTIAL_HOLD': {
        status: 'COMPLIANCE_HOLD',
        public: 'CREDENTIAL_HOLD',
        deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
        tags: ['cancellable', 'held'],
        passing: false,
        final: false,
      },
      'COMPLIANCE_HOLD.APPROVAL_REQUIRED': {
        status: 'COMPLIANCE_HOLD',
        public: 'APPROVAL_REQUIRED',
        deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
        tags: ['cancellable', 'held'],
        passing: false,
        final: false,
      },
      'COMPLIANCE_HOLD.APPROVAL_PENDING': {
        status: 'COMPLIANCE_HOLD',
        public: 'APPROVAL_PENDING',
        deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
        tags: ['cancellable', 'held'],
        passing: false,
        final: false,
      },
      ROUTE_QUOTED: {
        status: 'ROUTE_QUOTED',
        public: 'ROUTE_QUOTED',
        tags: ['quoted'],
        passing: true,
        final: false,
      },
      AWAITING_RECIPIENT_CONFIRMATION: {
        status: 'AWAITING_RECIPIENT_CONFIRMATION',
        public: 'AWAITING_CONFIRMATION',
        deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
        tags: ['cancellable', 'quoted'],
        passing: false,
        final: false,
      },
      FUNDS_LOCKED: {
        status: 'FUNDS_LOCKED',
        public: 'ROUTING',
        deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' },
        tags: [],
        passing: false,
        final: false,
      },
      PROVIDER_SUBMITTED: {
        status: 'PROVIDER_SUBMITTED',
        public: 'PROVIDER_SUBMITTED',
        tags: ['withProvider'],
        passing: false,
        final: false,
      },
      PROVIDER_PROCESSING: {
        status: 'PROVIDER_PROCESSING',
        public: 'PROVIDER_PROCESSING',
        tags: ['withProvider'],
        passing: false,
        final: false,
      },
      ACTION_REQUIRED: {
        status: 'ACTION_REQUIRED',
        public: 'ACTION_REQUIRED',
        tags: ['withProvider'],
        passing: false,
        final: false,
      },
      DELIVERED: { status: 'DELIVERED', public: 'DELIVERED', tags: [], passing: false, final: true },
      FAILED: { status: 'FAILED', public: 'FAILED', tags: [], passing: false, final: false },
      REFUND_PENDING: { status: 'REFUND_PENDING', public: 'REFUND_PENDING', tags: [], passing: true, final: false },
      REFUNDED: { status: 'REFUNDED', public: 'REFUNDED', tags: [], passing: false, final: true },
      CANCELED: { status: 'CANCELED', public: 'CANCELED', tags: [], passing: false, final: true },
    },
  },
  'payment-policy': {
    id: 'payment-policy',
    domain: 'approvals',
    table: 'payment_policies',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'f42c46dffa389bbf47ce11d39f56fd6a0f385ec42acc39327a54cbcee41b3245',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'SUPERSEDED'],
    publics: ['ACTIVE', 'SUPERSEDED'],
    events: ['ATTEST', 'SUPERSEDE'],
    leaves: {
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      SUPERSEDED: { status: 'SUPERSEDED', public: 'SUPERSEDED', tags: [], passing: false, final: true },
    },
  },
  'payout-destination': {
    id: 'payout-destination',
    domain: 'destinations',
    table: 'payout_destinations',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '3079f4455fdb4c23f4d7e33385aa2299e33276aa6ea10965254cd26497580603',
    initial: 'PENDING_VERIFICATION',
    statuses: ['PENDING_VERIFICATION', 'ACTIVE', 'REVOKED'],
    publics: ['PENDING_VERIFICATION', 'ACTIVE', 'REVOKED'],
    events: ['UPDATE', 'VERIFY', 'VERIFY_FAILED', 'REVOKE', 'MAKE_DEFAULT', 'UNSET_DEFAULT'],
    leaves: {
      PENDING_VERIFICATION: {
        status: 'PENDING_VERIFICATION',
        public: 'PENDING_VERIFICATION',
        tags: [],
        passing: false,
        final: false,
      },
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      REVOKED: { status: 'REVOKED', public: 'REVOKED', tags: [], passing: false, final: true },
    },
  },
  permit: {
    id: 'permit',
    domain: 'lending',
    table: 'permits',
    parties: ['borrowerTenantId', 'lenderTenantId'],
    clock: 'borrowerTenantId',
    hash: 'ab30d8e8e231570ed523fdff5ea18f4039882fd36a6d9f2d59ba5f71a979eba3',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'EXPIRED', 'REVOKED'],
    publics: ['ACTIVE', 'EXPIRED', 'REVOKED'],
    events: ['EXPIRE', 'REVOKE'],
    leaves: {
      ACTIVE: {
        status: 'ACTIVE',
        public: 'ACTIVE',
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: true },
      REVOKED: { status: 'REVOKED', public: 'REVOKED', tags: [], passing: false, final: true },
    },
  },
  'phone-alias': {
    id: 'phone-alias',
    domain: 'identity',
    table: 'phone_aliases',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '49c568bb2720b89846fcaf9d04666cd5b97ce956867a01004200fec19c49cd19',
    initial: 'PENDING',
    statuses: ['PENDING', 'ACTIVE', 'REVERIFICATION_REQUIRED', 'REPLACED', 'REVOKED'],
    publics: ['PENDING', 'ACTIVE', 'REVERIFICATION_REQUIRED', 'REPLACED', 'REVOKED'],
    events: ['RESEND', 'WRONG_CODE', 'VERIFY', 'REVOKE', 'EXPIRE', 'REPLACE'],
    leaves: {
      PENDING: { status: 'PENDING', public: 'PENDING', tags: [], passing: false, final: false },
      ACTIVE: {
        status: 'ACTIVE',
        public: 'ACTIVE',
        deadline: { event: 'EXPIRE', at: 'reverifyBy' },
        tags: [],
        passing: false,
        final: false,
      },
      REVERIFICATION_REQUIRED: {
        status: 'REVERIFICATION_REQUIRED',
        public: 'REVERIFICATION_REQUIRED',
        tags: [],
        passing: false,
        final: false,
      },
      REPLACED: { status: 'REPLACED', public: 'REPLACED', tags: [], passing: false, final: true },
      REVOKED: { status: 'REVOKED', public: 'REVOKED', tags: [], passing: false, final: true },
    },
  },
  policy: {
    id: 'policy',
    domain: 'policies',
    table: 'policies',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'a635c587dc36ae0daef8e95f99fdc6f6d9dc1fc0cd7251944a3d58602b477536',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'DELETED'],
    publics: ['ACTIVE', 'DELETED'],
    events: ['ADD_VERSION', 'DELETE'],
    leaves: {
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      DELETED: { status: 'DELETED', public: 'DELETED', tags: [], passing: false, final: true },
    },
  },
  'policy-attachment': {
    id: 'policy-attachment',
    domain: 'policies',
    table: 'policy_attachments',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'b963f26fd4b1affe3c6df7d0bf65b0a6e1fc898c1a370b21d7017f5a0bdb85e7',
    initial: 'ATTACHED',
    statuses: ['ATTACHED', 'DETACHED'],
    publics: ['ATTACHED', 'DETACHED'],
    events: ['DETACH'],
    leaves: {
      ATTACHED: { status: 'ATTACHED', public: 'ATTACHED', tags: [], passing: false, final: false },
      DETACHED: { status: 'DETACHED', public: 'DETACHED', tags: [], passing: false, final: true },
    },
  },
  'presentation-challenge': {
    id: 'presentation-challenge',
    domain: 'identity',
    table: 'presentation_challenges',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '0e44126945276d1927f73f0a7fa6fe4441a29ca71fdf996d0b8cffd96f977178',
    initial: 'ISSUED',
    statuses: ['ISSUED', 'EXPIRED', 'CONSUMED'],
    publics: ['ISSUED', 'EXPIRED', 'CONSUMED'],
    events: ['CONSUME', 'EXPIRE'],
    leaves: {
      ISSUED: {
        status: 'ISSUED',
        public: 'ISSUED',
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: false },
      CONSUMED: { status: 'CONSUMED', public: 'CONSUMED', tags: [], passing: false, final: true },
    },
  },
  'purchase-order': {
    id: 'purchase-order',
    domain: 'lending',
    table: 'purchase_orders',
    parties: ['borrowerTenantId', 'supplierTenantId', 'lenderTenantId'],
    clock: 'borrowerTenantId',
    family: 'purchase_order',
    hash: '81b0e3a20830102c5db156b5d58b5d8ac953c5abd177113dceb885c29293039b',
    initial: 'REGISTERED',
    statuses: ['REGISTERED', 'ACCEPTED', 'FINANCED', 'DEFAULTED', 'REPAID'],
    publics: ['REGISTERED', 'ACCEPTED', 'FINANCED', 'DEFAULTED', 'REPAID'],
    events: ['ACCEPT', 'FINANCE', 'REPAY', 'DEFAULT'],
    leaves: {
      REGISTERED: { status: 'REGISTERED', public: 'REGISTERED', tags: [], passing: false, final: false },
      ACCEPTED: { status: 'ACCEPTED', public: 'ACCEPTED', tags: [], passing: false, final: false },
      FINANCED: { status: 'FINANCED', public: 'FINANCED', tags: [], passing: false, final: false },
      DEFAULTED: { status: 'DEFAULTED', public: 'DEFAULTED', tags: [], passing: false, final: false },
      REPAID: { status: 'REPAID', public: 'REPAID', tags: [], passing: false, final: true },
    },
  },
  ramp: {
    id: 'ramp',
    domain: 'ramps',
    table: 'ramps',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '1867e44a93a4a3bdad740052ca0d85acd3d9df410ee32b10c66e8a092a29bf92',
    initial: 'SUBMITTED',
    statuses: ['SUBMITTED', 'CONFIRMED', 'FAILED'],
    publics: ['SUBMITTED', 'CONFIRMED', 'FAILED'],
    events: ['CONFIRM', 'FAIL'],
    leaves: {
      SUBMITTED: { status: 'SUBMITTED', public: 'SUBMITTED', tags: [], passing: false, final: false },
      CONFIRMED: { status: 'CONFIRMED', public: 'CONFIRMED', tags: [], passing: false, final: true },
      FAILED: { status: 'FAILED', public: 'FAILED', tags: [], passing: false, final: true },
    },
  },
  'review-case': {
    id: 'review-case',
    domain: 'offramp',
    table: 'review_cases',
    parties: ['senderTenantId'],
    clock: 'senderTenantId',
    hash: '3793067b4e23fdb0812089b95c60810b794516f60e81dccabf2b7b843e92b82b',
    initial: 'OPEN',
    statuses: ['OPEN', 'RESOLVED', 'CLOSED'],
    publics: ['OPEN', 'RESOLVED', 'CLOSED'],
    events: ['RESOLVE', 'CLOSE'],
    leaves: {
      OPEN: { status: 'OPEN', public: 'OPEN', tags: [], passing: false, final: false },
      RESOLVED: { status: 'RESOLVED', public: 'RESOLVED', tags: [], passing: false, final: true },
      CLOSED: { status: 'CLOSED', public: 'CLOSED', tags: [], passing: false, final: true },
    },
  },
  'sales-order': {
    id: 'sales-order',
    domain: 'trade',
    table: 'sales_orders',
    parties: ['buyerTenantId', 'sellerTenantId'],
    clock: 'buyerTenantId',
    family: 'sales_order',
    hash: 'b9711573134c540766c00c0bc5e70f4ef1c9ae9cc6367f7ab2339cb23e922d5f',
    initial: 'DRAFT',
    statuses: [
      'DRAFT',
      'SUBMITTED',
      'CHANGES_REQUESTED',
      'ACCEPTED',
      'DELIVERED',
      'COMPLETED',
      'REJECTED',
      'CANCELED',
    ],
    publics: [
      'DRAFT',
      'SUBMITTED',
      'CHANGES_REQUESTED',
      'ACCEPTED',
      'DELIVERED',
      'COMPLETED',
      'REJECTED',
      'CANCELED',
    ],
    events: ['UPDATE_TERMS', 'SUBMIT', 'CANCEL', 'ACCEPT', 'REQUEST_CHANGES', 'REJECT', 'DELIVER', 'COMPLETE'],
    leaves: {
      DRAFT: { status: 'DRAFT', public: 'DRAFT', tags: [], passing: false, final: false },
      SUBMITTED: { status: 'SUBMITTED', public: 'SUBMITTED', tags: [], passing: false, final: false },
      CHANGES_REQUESTED: {
        status: 'CHANGES_REQUESTED',
        public: 'CHANGES_REQUESTED',
        tags: [],
        passing: false,
        final: false,
      },
      ACCEPTED: { status: 'ACCEPTED', public: 'ACCEPTED', tags: [], passing: false, final: false },
      DELIVERED: { status: 'DELIVERED', public: 'DELIVERED', tags: [], passing: false, final: false },
      COMPLETED: { status: 'COMPLETED', public: 'COMPLETED', tags: [], passing: false, final: true },
      REJECTED: { status: 'REJECTED', public: 'REJECTED', tags: [], passing: false, final: true },
      CANCELED: { status: 'CANCELED', public: 'CANCELED', tags: [], passing: false, final: true },
    },
  },
  tenant: {
    id: 'tenant',
    domain: 'accounts',
    table: 'tenants',
    parties: ['id'],
    clock: 'id',
    hash: '1d1632d2d569ae88a3b0d2016d9117a451ae36128b2a587f8ecc9041f28fb461',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'SUSPENDED'],
    publics: ['ACTIVE', 'SUSPENDED'],
    events: ['UPDATE', 'SET_FEATURES', 'SUSPEND', 'RESUME'],
    leaves: {
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      SUSPENDED: { status: 'SUSPENDED', public: 'SUSPENDED', tags: [], passing: false, final: false },
    },
  },
  'treasury-account': {
    id: 'treasury-account',
    domain: 'treasury',
    table: 'treasury_accounts',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '5500f4a91f2f4c66f1148b6c6ce2834931fb492feb10ca7bd0b3c5cfdbe4f9bb',
    initial: 'PROVISIONING',
    statuses: ['PROVISIONING', 'ACTIVE', 'FAILED'],
    publics: ['PROVISIONING', 'ACTIVE', 'FAILED'],
    events: ['ACTIVATE', 'FAIL'],
    leaves: {
      PROVISIONING: { status: 'PROVISIONING', public: 'PROVISIONING', tags: [], passing: false, final: false },
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: true },
      FAILED: { status: 'FAILED', public: 'FAILED', tags: [], passing: false, final: true },
    },
  },
  'treasury-sweep': {
    id: 'treasury-sweep',
    domain: 'treasury',
    table: 'treasury_sweeps',
    parties: ['tenantId'],
    clock: 'tenantId',
    family: 'treasury.sweep',
    hash: 'a72c36642e83d3ef06f3c4386ce4f8ca46f796c44d49e6340bbab62eec73439c',
    initial: 'PROPOSED',
    statuses: ['PROPOSED', 'COMPLETED', 'FAILED', 'CANCELED'],
    publics: ['PROPOSED', 'COMPLETED', 'FAILED', 'CANCELED'],
    events: ['COMPLETE', 'FAIL', 'CANCEL'],
    leaves: {
      PROPOSED: { status: 'PROPOSED', public: 'PROPOSED', tags: [], passing: false, final: false },
      COMPLETED: { status: 'COMPLETED', public: 'COMPLETED', tags: [], passing: false, final: true },
      FAILED: { status: 'FAILED', public: 'FAILED', tags: [], passing: false, final: true },
      CANCELED: { status: 'CANCELED', public: 'CANCELED', tags: [], passing: false, final: true },
    },
  },
  'twofa-challenge': {
    id: 'twofa-challenge',
    domain: 'protection',
    table: 'twofa_challenges',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '49a64d15e8c9cdad0528365a7f01d92b680eb82724f4ad33a43ee778b8ab10c5',
    initial: 'PENDING',
    statuses: ['PENDING', 'SATISFIED', 'REDEEMED', 'CANCELLED', 'EXPIRED'],
    publics: ['PENDING', 'SATISFIED', 'REDEEMED', 'CANCELLED', 'EXPIRED'],
    events: ['SEND_CODE', 'WRONG_ANSWER', 'ANSWER', 'EXPIRE', 'REDEEM'],
    leaves: {
      PENDING: {
        status: 'PENDING',
        public: 'PENDING',
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      SATISFIED: {
        status: 'SATISFIED',
        public: 'SATISFIED',
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      REDEEMED: { status: 'REDEEMED', public: 'REDEEMED', tags: [], passing: false, final: true },
      CANCELLED: { status: 'CANCELLED', public: 'CANCELLED', tags: [], passing: false, final: true },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: true },
    },
  },
  'twofa-factor': {
    id: 'twofa-factor',
    domain: 'protection',
    table: 'twofa_factors',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'e6a42fc9ddf0fed61270ebd126715ef2479c8de047e3d5311781a85f1a638f95',
    initial: 'PENDING',
    statuses: ['PENDING', 'VERIFIED', 'REMOVED'],
    publics: ['PENDING', 'VERIFIED'],
    events: ['RESEND', 'WRONG_CODE', 'VERIFY', 'EXPIRE', 'REMOVE', 'USE'],
    leaves: {
      PENDING: {
        status: 'PENDING',
        public: 'PENDING',
        deadline: { event: 'EXPIRE', at: 'enrollBy' },
        tags: [],
        passing: false,
        final: false,
      },
      VERIFIED: { status: 'VERIFIED', public: 'VERIFIED', tags: [], passing: false, final: false },
      REMOVED: { status: 'REMOVED', public: 'VERIFIED', tags: [], passing: false, final: true },
    },
  },
  'verification-handoff': {
    id: 'verification-handoff',
    domain: 'identity',
    table: 'verification_handoffs',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '2280e81e512acfa76d3418658d6064da6e255ab2788ca3aa3ecb892c8dfe66c5',
    initial: 'OPEN',
    statuses: ['OPEN', 'CONSUMED', 'VOIDED', 'EXPIRED'],
    publics: ['OPEN', 'CONSUMED', 'VOIDED', 'EXPIRED'],
    events: ['CONSUME', 'VOID', 'EXPIRE'],
    leaves: {
      OPEN: {
        status: 'OPEN',
        public: 'OPEN',
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      CONSUMED: { status: 'CONSUMED', public: 'CONSUMED', tags: [], passing: false, final: true },
      VOIDED: { status: 'VOIDED', public: 'VOIDED', tags: [], passing: false, final: true },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: true },
    },
  },
  'verification-session': {
    id: 'verification-session',
    domain: 'identity',
    table: 'verification_sessions',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'ee6ed960c7d6ed06db5f180d06b22ca75e2b0a3a687b2de5379f4910d6f56386',
    initial: 'CREATED',
    statuses: ['CREATED', 'VERIFIED', 'REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'],
    publics: ['CREATED', 'VERIFIED', 'REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'],
    events: ['ADVANCE', 'END', 'EXPIRE'],
    leaves: {
      CREATED: {
        status: 'CREATED',
        public: 'CREATED',
        deadline: { event: 'EXPIRE', at: 'expiresAt' },
        tags: [],
        passing: false,
        final: false,
      },
      VERIFIED: { status: 'VERIFIED', public: 'VERIFIED', tags: [], passing: false, final: true },
      REJECTED: { status: 'REJECTED', public: 'REJECTED', tags: [], passing: false, final: true },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: true },
      CANCELED: { status: 'CANCELED', public: 'CANCELED', tags: [], passing: false, final: true },
      ERROR: { status: 'ERROR', public: 'ERROR', tags: [], passing: false, final: true },
    },
  },
  wallet: {
    id: 'wallet',
    domain: 'wallets',
    table: 'wallets',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'eec21de655e7409efe534479e0d62c3af77ed3d1c6d88aa6f6728e931890c7d0',
    initial: 'PENDING_DEPLOYMENT',
    statuses: ['PENDING_DEPLOYMENT', 'DEPLOYING', 'DEPLOYED', 'FAILED'],
    publics: ['PENDING_DEPLOYMENT', 'DEPLOYING', 'DEPLOYED', 'FAILED'],
    events: ['SEND_DEPLOYMENT', 'ATTEMPT_FAILED', 'LAND', 'OWNERS_READ', 'RETRY'],
    leaves: {
      PENDING_DEPLOYMENT: {
        status: 'PENDING_DEPLOYMENT',
        public: 'PENDING_DEPLOYMENT',
        tags: [],
        passing: false,
        final: false,
      },
      DEPLOYING: { status: 'DEPLOYING', public: 'DEPLOYING', tags: [], passing: false, final: false },
      DEPLOYED: { status: 'DEPLOYED', public: 'DEPLOYED', tags: [], passing: false, final: false },
      FAILED: { status: 'FAILED', public: 'FAILED', tags: [], passing: false, final: false },
    },
  },
  'wallet-binding': {
    id: 'wallet-binding',
    domain: 'identity',
    table: 'wallet_bindings',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'bab6f6710b9fedc7ac92286511e2d7a13a57060dab6ac08813ec4abbcebcc023',
    initial: 'PENDING',
    statuses: ['PENDING', 'ACTIVE', 'ROTATED', 'REVOKED'],
    publics: ['PENDING', 'ACTIVE', 'ROTATED', 'REVOKED'],
    events: ['VERIFY', 'CANCEL_ROTATION', 'REVOKE', 'ROTATE'],
    leaves: {
      PENDING: { status: 'PENDING', public: 'PENDING', tags: [], passing: false, final: false },
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      ROTATED: { status: 'ROTATED', public: 'ROTATED', tags: [], passing: false, final: true },
      REVOKED: { status: 'REVOKED', public: 'REVOKED', tags: [], passing: false, final: true },
    },
  },
  'webhook-delivery': {
    id: 'webhook-delivery',
    domain: 'webhooks',
    table: 'webhook_deliveries',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '7af06d470da25a13f44703f34d844ecb37f60268c0f5423dfdc351522a2ac2ad',
    initial: 'PENDING',
    statuses: ['PENDING', 'DELIVERED', 'FAILED'],
    publics: ['PENDING', 'DELIVERED', 'FAILED'],
    events: ['ATTEMPT_SUCCEEDED', 'ATTEMPT_FAILED', 'ANSWERED_GONE', 'DROP', 'REDELIVER'],
    leaves: {
      PENDING: { status: 'PENDING', public: 'PENDING', tags: [], passing: false, final: false },
      DELIVERED: { status: 'DELIVERED', public: 'DELIVERED', tags: [], passing: false, final: false },
      FAILED: { status: 'FAILED', public: 'FAILED', tags: [], passing: false, final: false },
    },
  },
  'webhook-endpoint': {
    id: 'webhook-endpoint',
    domain: 'webhooks',
    table: 'webhook_endpoints',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '2ed45b8d4a13e5dd5baabbca8d1779c5468af0cdca31934b3b5de44323861ac5',
    initial: 'ENABLED',
    statuses: ['ENABLED', 'DISABLED', 'DELETED'],
    publics: ['ENABLED', 'DISABLED'],
    events: [
      'UPDATE',
      'ENABLE',
      'DISABLE',
      'ROTATE_SECRET',
      'TEST',
      'DELIVERY_SUCCEEDED',
      'DELIVERY_FAILED',
      'ANSWERED_GONE',
      'DELETE',
    ],
    leaves: {
      ENABLED: { status: 'ENABLED', public: 'ENABLED', tags: [], passing: false, final: false },
      DISABLED: { status: 'DISABLED', public: 'DISABLED', tags: [], passing: false, final: false },
      DELETED: { status: 'DELETED', public: 'DISABLED', tags: [], passing: false, final: true },
    },
  },
};
