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
import type { emailAliasMachine } from '../../machines/identity/email-alias.machine.ts';
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
type ActionsIn<M> = M extends StateMachine<
    infer _Context, infer _Event, infer _Children, infer _Actor, infer Action, infer _Guard, infer _Delay, infer _Value,
    infer _Tag, infer _Input, infer _Output, infer _Emitted, infer _Meta, infer _Schema, infer _TransitionMeta
  > ? Action : never;

/** What the action of that name is given: undefined where the machine gives nothing. */
type ParamsOf<M, Name extends string> = Extract<ActionsIn<M>, { type: Name }>['params'];

export interface Lifecycles {
  agent: {
    idPrefix: 'agt';
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
    idPrefix: 'key';
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
  /** An approval request of a payment; at most one is open per payment. */
  'approval-request': {
    idPrefix: 'apr';
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
  /** An authority grant. */
  authority: {
    idPrefix: 'gra';
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
  /** A card of a wallet or of the card provider. */
  card: {
    idPrefix: 'card';
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
  /** An authorization of a card. */
  'card-authorization': {
    idPrefix: 'auz';
    status: 'RECEIVED' | 'APPROVED' | 'DECLINED' | 'REVERSED';
    leaf: 'RECEIVED' | 'APPROVED' | 'DECLINED' | 'REVERSED';
    public: 'RECEIVED' | 'APPROVED' | 'DECLINED' | 'REVERSED';
    passing: 'RECEIVED';
    context: ContextFrom<typeof cardAuthorizationMachine>;
    event: EventFrom<typeof cardAuthorizationMachine>;
    actions: {
      logDecisions: ParamsOf<typeof cardAuthorizationMachine, 'logDecisions'>;
      announceApproved: ParamsOf<typeof cardAuthorizationMachine, 'announceApproved'>;
      announceDeclined: ParamsOf<typeof cardAuthorizationMachine, 'announceDeclined'>;
      announceReversed: ParamsOf<typeof cardAuthorizationMachine, 'announceReversed'>;
    };
  };
  /** The claim of a payment whose contact nobody holds yet. */
  claim: {
    idPrefix: 'clm';
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
  /** A claim link. It works once and expires; only its hash is stored. */
  'claim-link': {
    idPrefix: 'lnk';
    status: 'ISSUED' | 'CONSUMED' | 'REDEEMED' | 'VOIDED' | 'EXPIRED';
    leaf: 'ISSUED' | 'CONSUMED' | 'REDEEMED' | 'VOIDED' | 'EXPIRED';
    public: 'ISSUED' | 'CONSUMED' | 'REDEEMED' | 'VOIDED' | 'EXPIRED';
    passing: never;
    context: ContextFrom<typeof claimLinkMachine>;
    event: EventFrom<typeof claimLinkMachine>;
    actions: Record<never, never>;
  };
  /** A saved payee of a tenant. */
  contact: {
    idPrefix: 'ctc';
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
  /** A signed statement about a tenant or a member. */
  credential: {
    idPrefix: 'cred';
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
  /** The on-chain anchor of a credential. */
  'credential-anchor': {
    idPrefix: 'anc';
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
  /** The delivery of a sales order. */
  'delivery-record': {
    idPrefix: 'dlr';
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
  /** A payment DID that is reserved for an e-mail address or a phone number. */
  'did-reservation': {
    idPrefix: 'rsv';
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
  /** Test money from the faucet. */
  drip: {
    idPrefix: 'drip';
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
  /** An e-mail address of a tenant. */
  'email-alias': {
    idPrefix: 'eal';
    status: 'ACTIVE' | 'REVOKED';
    leaf: 'ACTIVE' | 'REVOKED';
    public: 'ACTIVE' | 'REVOKED';
    passing: never;
    context: ContextFrom<typeof emailAliasMachine>;
    event: EventFrom<typeof emailAliasMachine>;
    actions: {
      recordCreation: ParamsOf<typeof emailAliasMachine, 'recordCreation'>;
      claimReserved: ParamsOf<typeof emailAliasMachine, 'claimReserved'>;
      recordRevocation: ParamsOf<typeof emailAliasMachine, 'recordRevocation'>;
    };
  };
  /** The review of a document extraction. */
  extraction: {
    idPrefix: 'ext';
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
  /** A financing pool and its phases. */
  'financing-pool': {
    idPrefix: 'pool';
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
  /** An escrow invoice. */
  invoice: {
    idPrefix: 'inv';
    status: 'DRAFT' | 'SENT' | 'FUNDED' | 'DELIVERED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELLED';
    leaf: 'DRAFT' | 'SENT' | 'FUNDED' | 'DELIVERED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELLED';
    public: 'DRAFT' | 'SENT' | 'FUNDED' | 'DELIVERED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELLED';
    passing: never;
    context: ContextFrom<typeof invoiceMachine>;
    event: EventFrom<typeof invoiceMachine>;
    actions: {
      recordCreation: ParamsOf<typeof invoiceMachine, 'recordCreation'>;
      recordSettlement: ParamsOf<typeof invoiceMachine, 'recordSettlement'>;
      recordDroppedSettlement: ParamsOf<typeof invoiceMachine, 'recordDroppedSettlement'>;
      announceSent: ParamsOf<typeof invoiceMachine, 'announceSent'>;
      watchHold: ParamsOf<typeof invoiceMachine, 'watchHold'>;
      announceFunded: ParamsOf<typeof invoiceMachine, 'announceFunded'>;
      announceFundsGone: ParamsOf<typeof invoiceMachine, 'announceFundsGone'>;
      announceDelivered: ParamsOf<typeof invoiceMachine, 'announceDelivered'>;
      announceReleased: ParamsOf<typeof invoiceMachine, 'announceReleased'>;
      announceRefunded: ParamsOf<typeof invoiceMachine, 'announceRefunded'>;
      announceExpired: ParamsOf<typeof invoiceMachine, 'announceExpired'>;
      announceCancelled: ParamsOf<typeof invoiceMachine, 'announceCancelled'>;
    };
  };
  /** A loan. */
  loan: {
    idPrefix: 'loan';
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
    idPrefix: 'mem';
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
  /** A payment from a multisig wallet, by a Safe transaction that the wallet's owners sign. Legacy payments, wallet transactions, treasury sweeps, settlements of invoices and ramps are such payments. */
  'multisig-payment': {
    idPrefix: 'pay';
    status: 'CREATED'
      | 'AWAITING_SIGNATURE'
      | 'SIGNING'
      | 'READY_TO_EXECUTE'
      | 'EXECUTING'
      | 'COMPLETED'
      | 'FAILED'
      | 'CANCELLED';
    leaf: 'CREATED'
      | 'AWAITING_SIGNATURE'
      | 'SIGNING'
      | 'READY_TO_EXECUTE'
      | 'EXECUTING'
      | 'COMPLETED'
      | 'FAILED'
      | 'CANCELLED';
    public: 'CREATED'
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
  /** A lending offer. */
  offer: {
    idPrefix: 'off';
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
  /** A payment to a phone number or DID, over the rail that the recipient chooses. */
  'offramp-payment': {
    idPrefix: 'pay';
    status: 'CREATED'
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
    leaf: 'CREATED'
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
    public: 'CREATED'
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
    passing: 'CREATED'
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
      logDecision: ParamsOf<typeof offrampPaymentMachine, 'logDecision'>;
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
  /** A version of the organization payment policy. */
  'payment-policy': {
    idPrefix: 'ppo';
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
  /** A place where a tenant can be paid. */
  'payout-destination': {
    idPrefix: 'dst';
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
  /** An eligibility permit. */
  permit: {
    idPrefix: 'prm';
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
  /** A phone number of a tenant. */
  'phone-alias': {
    idPrefix: 'pal';
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
  /** A spend policy. */
  policy: {
    idPrefix: 'pol';
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
  /** The attachment of a policy to a wallet, card, agent or treasury account. */
  'policy-attachment': {
    idPrefix: 'patt';
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
  /** A single-use challenge for credentials. */
  'presentation-challenge': {
    idPrefix: 'prs';
    status: 'ISSUED' | 'EXPIRED' | 'CONSUMED';
    leaf: 'ISSUED' | 'EXPIRED' | 'CONSUMED';
    public: 'ISSUED' | 'EXPIRED' | 'CONSUMED';
    passing: never;
    context: ContextFrom<typeof presentationChallengeMachine>;
    event: EventFrom<typeof presentationChallengeMachine>;
    actions: Record<never, never>;
  };
  /** A purchase order that is registered with a pool. */
  'purchase-order': {
    idPrefix: 'po';
    status: 'REGISTERED' | 'ACCEPTED' | 'FINANCED' | 'DEFAULTED' | 'REPAID';
    leaf: 'REGISTERED' | 'ACCEPTED' | 'FINANCED' | 'DEFAULTED' | 'REPAID';
    public: 'REGISTERED' | 'ACCEPTED' | 'FINANCED' | 'DEFAULTED' | 'REPAID';
    passing: never;
    context: ContextFrom<typeof purchaseOrderMachine>;
    event: EventFrom<typeof purchaseOrderMachine>;
    actions: {
      settleOrder: ParamsOf<typeof purchaseOrderMachine, 'settleOrder'>;
      record: ParamsOf<typeof purchaseOrderMachine, 'record'>;
    };
  };
  /** A simulated ramp between fiat and the USDC of a wallet. */
  ramp: {
    idPrefix: 'rmp';
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
  /** An operator decides about a payment that is held, stuck or returned. */
  'review-case': {
    idPrefix: 'rvw';
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
  /** A sales order between two tenants. */
  'sales-order': {
    idPrefix: 'so';
    status: 'DRAFT'
      | 'SUBMITTED'
      | 'CHANGES_REQUESTED'
      | 'ACCEPTED'
      | 'DELIVERED'
      | 'COMPLETED'
      | 'REJECTED'
      | 'CANCELED';
    leaf: 'DRAFT'
      | 'SUBMITTED'
      | 'CHANGES_REQUESTED'
      | 'ACCEPTED'
      | 'DELIVERED'
      | 'COMPLETED'
      | 'REJECTED'
      | 'CANCELED';
    public: 'DRAFT'
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
    idPrefix: 'ten';
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
  /** A treasury account while its multisigs are deployed. */
  'treasury-account': {
    idPrefix: 'trs';
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
  /** A transfer between buckets, by a rule or by hand. */
  'treasury-sweep': {
    idPrefix: 'swp';
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
  /** The two-factor approval of a protected operation. */
  'twofa-challenge': {
    idPrefix: 'tfc';
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
  /** A two-factor method of a member. */
  'twofa-factor': {
    idPrefix: 'fac';
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
  /** A hand-off link of a verification session. */
  'verification-handoff': {
    idPrefix: 'hnd';
    status: 'OPEN' | 'CONSUMED' | 'VOIDED' | 'EXPIRED';
    leaf: 'OPEN' | 'CONSUMED' | 'VOIDED' | 'EXPIRED';
    public: 'OPEN' | 'CONSUMED' | 'VOIDED' | 'EXPIRED';
    passing: never;
    context: ContextFrom<typeof verificationHandoffMachine>;
    event: EventFrom<typeof verificationHandoffMachine>;
    actions: Record<never, never>;
  };
  /** A verification of a member or a business. */
  'verification-session': {
    idPrefix: 'vs';
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
  /** A multisig wallet. */
  wallet: {
    idPrefix: 'wal';
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
  /** The binding of a wallet to an identity. */
  'wallet-binding': {
    idPrefix: 'bnd';
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
  /** The delivery of one event to one webhook endpoint. */
  'webhook-delivery': {
    idPrefix: 'whd';
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
  /** A webhook endpoint of a tenant. */
  'webhook-endpoint': {
    idPrefix: 'whe';
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
  /** What the ids of its resources begin with. */
  readonly idPrefix: string;
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
    idPrefix: 'agt',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '9d8973c8bd16e85cad7d53a079b58e9de5eeb01f2ebfb87213f6ceda3df0322b',
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
    idPrefix: 'key',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '2b90b3b2ff0ba162179faf1bad35a891820a9d94be707f9a412376df06894cf9',
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
    idPrefix: 'apr',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '1e70132ff356aa237bc1c3862aca12fb775f342c0304e674da58b8c67c0ed6d2',
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
    idPrefix: 'gra',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '02d1c0882d19ca3f43dbed5f9cdc467e9c278488515f2f3a0e8ad7377c5e444e',
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
    idPrefix: 'card',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '943c410c181cc64613d00bb15253c364e64a2c75848db897e00d194d78d4e26b',
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
    idPrefix: 'auz',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'fdb49fbbe58f3fa943159b3d3ef74ffd369c115c4f21e30bc27ce261af546698',
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
    idPrefix: 'clm',
    parties: ['senderTenantId', 'recipientTenantId'],
    clock: 'senderTenantId',
    hash: '1b3863eb68b93654b19abc5ec210fad4463c888855941b12b67cac5b9638039e',
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
    idPrefix: 'lnk',
    parties: ['senderTenantId'],
    clock: 'senderTenantId',
    hash: '8f008c561dc0f7939f246b693cdf8353ad12a003e4566b965f29e0c3debc077c',
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
    idPrefix: 'ctc',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '7462274182a67b9f88e71e9c7e8327bc427bffd5d01176347a7b4de751b8e2d9',
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
    idPrefix: 'cred',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '012bf1ace49a1d860234f05e7b4756dcd958d56a9c59f9adaab656438d0bf84e',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'SUSPENDED', 'REVOKED', 'EXPIRED'],
    publics: ['ACTIVE', 'SUSPENDED', 'REVOKED', 'EXPIRED'],
    events: ['REFRESH', 'SUSPEND', 'PROVIDER_SUSPEND', 'REVOKE', 'EXPIRE', 'REINSTATE'],
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
    idPrefix: 'anc',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'd1ac0cf37deac42dbc3dbb7f395e65f798ac30f116e94aaf243f014b29b5b503',
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
    idPrefix: 'dlr',
    parties: ['buyerTenantId', 'sellerTenantId'],
    clock: 'buyerTenantId',
    family: 'delivery',
    hash: '6fc1cdc610e71305feb793f585d967bfd41d289234224bd2e68693acbb59549c',
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
    idPrefix: 'rsv',
    parties: ['reservedByTenantId', 'claimedByTenantId'],
    clock: 'reservedByTenantId',
    hash: 'ba67bab0c3e8ac26ee8b9691e3a36e2e5939c727090d669749363d91906db89a',
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
    idPrefix: 'drip',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'f0eca988b730ee956351f66fcd99e4f9c9a9a9bfcefaa24a996c569689f07598',
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
  'email-alias': {
    id: 'email-alias',
    domain: 'identity',
    table: 'email_aliases',
    idPrefix: 'eal',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '5004a1b4720cab84790c3e1cd2f5d4739744585cd84f15c15b7216688bc6b648',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'REVOKED'],
    publics: ['ACTIVE', 'REVOKED'],
    events: ['REVOKE'],
    leaves: {
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      REVOKED: { status: 'REVOKED', public: 'REVOKED', tags: [], passing: false, final: true },
    },
  },
  extraction: {
    id: 'extraction',
    domain: 'trade',
    table: 'extractions',
    idPrefix: 'ext',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '6147cd722d198c6f3258ca29512ec4dcd6ee56eca2e9ac1487f21cc203687b7f',
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
    idPrefix: 'pool',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '7f8faeaa63133f5a941f23b0e2ef3a539a9d04240c4f1695d838912b9f3cd33d',
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
    idPrefix: 'inv',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'f10cbbfd1ad766b65b7d6a47a313b8eb4bb8e1611f1449d7c61a15352a606fd6',
    initial: 'DRAFT',
    statuses: ['DRAFT', 'SENT', 'FUNDED', 'DELIVERED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELLED'],
    publics: ['DRAFT', 'SENT', 'FUNDED', 'DELIVERED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELLED'],
    events: [
      'SEND',
      'CANCEL',
      'POLL',
      'DELIVER',
      'ORPHAN_FUNDS',
      'RELEASE',
      'REFUND',
      'SETTLE',
      'DROP_SETTLEMENT',
    ],
    leaves: {
      DRAFT: { status: 'DRAFT', public: 'DRAFT', tags: [], passing: false, final: false },
      SENT: { status: 'SENT', public: 'SENT', tags: [], passing: false, final: false },
      FUNDED: {
        status: 'FUNDED',
        public: 'FUNDED',
        tags: ['releasable', 'refundable'],
        passing: false,
        final: false,
      },
      DELIVERED: {
        status: 'DELIVERED',
        public: 'DELIVERED',
        tags: ['releasable', 'refundable'],
        passing: false,
        final: false,
      },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: ['refundable'], passing: false, final: false },
      RELEASED: { status: 'RELEASED', public: 'RELEASED', tags: [], passing: false, final: true },
      REFUNDED: { status: 'REFUNDED', public: 'REFUNDED', tags: [], passing: false, final: true },
      CANCELLED: { status: 'CANCELLED', public: 'CANCELLED', tags: [], passing: false, final: true },
    },
  },
  loan: {
    id: 'loan',
    domain: 'lending',
    table: 'loans',
    idPrefix: 'loan',
    parties: ['lenderTenantId', 'borrowerTenantId', 'supplierTenantId'],
    clock: 'lenderTenantId',
    family: 'loan',
    hash: '91836dd0d9b872c1a5847200373319b260e35df98191fa9d34de1e4795c4cb2a',
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
    idPrefix: 'mem',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'ac784e25afd624e3e9ff68a953e02c193385159e3adf8323a5d6a47b5556c8e4',
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
    idPrefix: 'pay',
    parties: ['tenantId'],
    clock: 'tenantId',
    family: 'multisig_payment',
    hash: 'ae522f53426152df5313e589e59595a8b9387097983ee15b5545f89088bc26be',
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
    events: [
      'PROPOSED',
      'FAIL',
      'CANCEL',
      'SIGN',
      'EXECUTE',
      'WAIT_TURN',
      'QUORUM_CHANGED',
      'EXECUTION_CONFIRMED',
    ],
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
    idPrefix: 'off',
    parties: ['lenderTenantId', 'borrowerTenantId'],
    clock: 'lenderTenantId',
    family: 'offer',
    hash: '19991b54c9f898ca9a31e41319b0a6de836a21e4ef05c850433f675a89fb89d1',
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
    idPrefix: 'pay',
    parties: ['senderTenantId', 'recipientTenantId'],
    clock: 'senderTenantId',
    family: 'payment',
    hash: '01fbed69906a94da6b8fd9da0391e74e60ba3320caeaed513feef8e4d35c5c0e',
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
    idPrefix: 'ppo',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '598bf14259bdf14f53819d4ea0856834099424d9d259649bafcd18e87876041d',
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
    idPrefix: 'dst',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'd05fb06914678fe16cf60ff04f25160b0f48b27bc4810414fd9a06585bc678b2',
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
    idPrefix: 'prm',
    parties: ['borrowerTenantId', 'lenderTenantId'],
    clock: 'borrowerTenantId',
    hash: 'd2fdd3674bc82cb5db288822af8cf539fd672ded1f1385272f65e9921e1dc64a',
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
    idPrefix: 'pal',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '0263446f24b8b4746d00026f8016db6f2d331b1fca9dd0e965227c5e3d826a13',
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
    idPrefix: 'pol',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '2d9fe00ba53cdf9f4d602b49372d123de074030911177d17a6cc2a3d53df5132',
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
    idPrefix: 'patt',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '393527051ed802394026688985260aa250699b925db9001c8ed6f27f881d8c49',
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
    idPrefix: 'prs',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '36c2c537c4118fee33b9e08b69579d8fc2dc9003ee8244ac1e3edcccaf97a87d',
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
    idPrefix: 'po',
    parties: ['borrowerTenantId', 'supplierTenantId', 'lenderTenantId'],
    clock: 'borrowerTenantId',
    family: 'purchase_order',
    hash: '63255b61004849f771f58945ba1c2148b81c270d90347cb6913471e9390e9db9',
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
    idPrefix: 'rmp',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'a44fa9149158864bd2578dced6173cb445f42d8e468535514d40e9f8599e9935',
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
    idPrefix: 'rvw',
    parties: ['senderTenantId'],
    clock: 'senderTenantId',
    hash: '20154679e362f4a6ec354343e81306260b1a7ae16a84820533a3a5154d00c386',
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
    idPrefix: 'so',
    parties: ['buyerTenantId', 'sellerTenantId'],
    clock: 'buyerTenantId',
    family: 'sales_order',
    hash: 'b0736ddcbd0753bd2e30c7cf59f6ba6caf7a1be332518698c18eafbb49ef6fb3',
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
    events: [
      'UPDATE_TERMS',
      'SUBMIT',
      'CANCEL',
      'ACCEPT',
      'REQUEST_CHANGES',
      'REJECT',
      'DELIVER',
      'REGISTER_PURCHASE_ORDER',
      'RECORD_LOAN_REPAID',
      'COMPLETE',
    ],
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
    idPrefix: 'ten',
    parties: ['id'],
    clock: 'id',
    hash: 'e1d9202829dca730de899935a3b3a18e98fba6496a77f11c2816307bca46f12b',
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
    idPrefix: 'trs',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '034957d91485d476b737777c7e497d761a4bb3bd94202d00393f32ff433c8965',
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
    idPrefix: 'swp',
    parties: ['tenantId'],
    clock: 'tenantId',
    family: 'treasury.sweep',
    hash: 'c5bc508084570d54296c022519aa27c0b587ae258e51fb0eefd72b5365b4cde1',
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
    idPrefix: 'tfc',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '29c191b36b501119a15c2471309800cb7548a129ae038e3dec660433d7c2582f',
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
    idPrefix: 'fac',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'a1459bc0c97dc295d36cd1bf730883a049abf220d95a8209ed42b6cbd93550d5',
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
    idPrefix: 'hnd',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '21a90bd80f9e4774b81a92652a23f45098ae2b0e8311c15bf57f4263153801ca',
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
    idPrefix: 'vs',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '2163a84ee527ddccc69dbceabf566e9f8810ca792c850b8b25b70b374ec7c491',
    initial: 'CREATED',
    statuses: ['CREATED', 'VERIFIED', 'REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'],
    publics: ['CREATED', 'VERIFIED', 'REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'],
    events: ['START', 'ADVANCE', 'END', 'EXPIRE'],
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
    idPrefix: 'wal',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '7477bfa665180e46c97f864d376346f0387369c22f84782c6ff616b326be3810',
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
    idPrefix: 'bnd',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'a6c707462d87f5093d34ad99e95681f3bdf4647a89ce8c19a8ac3ab8a724d586',
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
    idPrefix: 'whd',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'ada40e0d963337d7965fd51a660210c6783fd76f2215e411f23f616a49e207ad',
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
    idPrefix: 'whe',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'c5577a00451aa5ce96675c0a56e2ad4ea24e2de215e2c7a54a0e328478c4b890',
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
