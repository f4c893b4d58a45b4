// Generated from machines/ by `npm run generate`. Do not edit.

import type { ContextFrom, EventFrom, StateMachine } from 'xstate';
import type { agentMachine } from '../../machines/accounts/agent.machine.ts';
import type { apiKeyMachine } from '../../machines/accounts/api-key.machine.ts';
import type { claimMachine } from '../../machines/claims/claim.machine.ts';
import type { credentialMachine } from '../../machines/identity/credential.machine.ts';
import type { memberMachine } from '../../machines/accounts/member.machine.ts';
import type { offrampPaymentMachine } from '../../machines/offramp/offramp-payment.machine.ts';
import type { payoutDestinationMachine } from '../../machines/destinations/payout-destination.machine.ts';
import type { phoneAliasMachine } from '../../machines/identity/phone-alias.machine.ts';
import type { reviewCaseMachine } from '../../machines/offramp/review-case.machine.ts';
import type { tenantMachine } from '../../machines/accounts/tenant.machine.ts';
import type { verificationSessionMachine } from '../../machines/identity/verification-session.machine.ts';

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
      recordSigner: ParamsOf<typeof memberMachine, 'recordSigner'>;
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
      admitRecipient: ParamsOf<typeof offrampPaymentMachine, 'admitRecipient'>;
      openClaim: ParamsOf<typeof offrampPaymentMachine, 'openClaim'>;
      bindClaim: ParamsOf<typeof offrampPaymentMachine, 'bindClaim'>;
      lockClaim: ParamsOf<typeof offrampPaymentMachine, 'lockClaim'>;
      expireClaim: ParamsOf<typeof offrampPaymentMachine, 'expireClaim'>;
      cancelClaim: ParamsOf<typeof offrampPaymentMachine, 'cancelClaim'>;
      releaseClaim: ParamsOf<typeof offrampPaymentMachine, 'releaseClaim'>;
      refundClaim: ParamsOf<typeof offrampPaymentMachine, 'refundClaim'>;
      storeQuotes: ParamsOf<typeof offrampPaymentMachine, 'storeQuotes'>;
      waitForRecipient: ParamsOf<typeof offrampPaymentMachine, 'waitForRecipient'>;
      stopWaiting: ParamsOf<typeof offrampPaymentMachine, 'stopWaiting'>;
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
  claim: {
    id: 'claim',
    domain: 'claims',
    table: 'claims',
    parties: ['senderTenantId', 'recipientTenantId'],
    clock: 'senderTenantId',
    hash: '7dfd8cbd6117967fc9b34691e85eb5acce61caf345bb90ec6084fd48aff65010',
    initial: 'OPEN',
    statuses: ['OPEN', 'LOCKED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELED'],
    publics: ['OPEN', 'LOCKED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELED'],
    events: ['BIND', 'LOCK', 'EXPIRE', 'CANCEL', 'RELEASE', 'REFUND'],
    leaves: {
      OPEN: { status: 'OPEN', public: 'OPEN', tags: [], passing: false, final: false },
      LOCKED: { status: 'LOCKED', public: 'LOCKED', tags: [], passing: false, final: false },
      EXPIRED: { status: 'EXPIRED', public: 'EXPIRED', tags: [], passing: false, final: false },
      RELEASED: { status: 'RELEASED', public: 'RELEASED', tags: [], passing: false, final: true },
      REFUNDED: { status: 'REFUNDED', public: 'REFUNDED', tags: [], passing: false, final: true },
      CANCELED: { status: 'CANCELED', public: 'CANCELED', tags: [], passing: false, final: true },
    },
  },
  credential: {
    id: 'credential',
    domain: 'identity',
    table: 'credentials',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '34a24a57322098ef1003534fd63596cdcba8df738c31d084abe74d434c38409a',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'SUSPENDED', 'REVOKED', 'EXPIRED'],
    publics: ['ACTIVE', 'SUSPENDED', 'REVOKED', 'EXPIRED'],
    events: ['SUSPEND', 'REVOKE', 'EXPIRE', 'REINSTATE'],
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
  member: {
    id: 'member',
    domain: 'accounts',
    table: 'members',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: '9766f89216285cf5695291160cf11546114464caf9267e40f4e9b70497e6960c',
    initial: 'INVITED',
    statuses: ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'],
    publics: ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'],
    events: ['ACTIVATE', 'UPDATE', 'REMOVE', 'REGISTER_SIGNER', 'SUSPEND', 'REACTIVATE'],
    leaves: {
      INVITED: { status: 'INVITED', public: 'INVITED', tags: [], passing: false, final: false },
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      SUSPENDED: { status: 'SUSPENDED', public: 'SUSPENDED', tags: [], passing: false, final: false },
      REMOVED: { status: 'REMOVED', public: 'REMOVED', tags: [], passing: false, final: true },
    },
  },
  'offramp-payment': {
    id: 'offramp-payment',
    domain: 'offramp',
    table: 'offramp_payments',
    parties: ['senderTenantId', 'recipientTenantId'],
    clock: 'senderTenantId',
    family: 'payment',
    hash: 'f7968e588e39887160c654dea4d023493d382bf4e6f1d75c5141cf4b8d767797',
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
        tags: [],
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
  'payout-destination': {
    id: 'payout-destination',
    domain: 'destinations',
    table: 'payout_destinations',
    parties: ['tenantId'],
    clock: 'tenantId',
    hash: 'fda1a080411f7436c88ebb367afc5ecaee2160e4cc27cc54b4ed7a643382ef21',
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
  tenant: {
    id: 'tenant',
    domain: 'accounts',
    table: 'tenants',
    parties: ['id'],
    clock: 'id',
    hash: 'fc38c9f9c520fd8085e55455a45437eddf5b6f15e4691de3fd0a8c16646efe2a',
    initial: 'ACTIVE',
    statuses: ['ACTIVE', 'SUSPENDED'],
    publics: ['ACTIVE', 'SUSPENDED'],
    events: ['UPDATE', 'SUSPEND', 'RESUME'],
    leaves: {
      ACTIVE: { status: 'ACTIVE', public: 'ACTIVE', tags: [], passing: false, final: false },
      SUSPENDED: { status: 'SUSPENDED', public: 'SUSPENDED', tags: [], passing: false, final: false },
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
};
