import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import type {
  ApprovalNeed,
  ExclusionRow,
  OfframpPaymentContext,
  OfframpPaymentEvent,
  QuoteRow,
} from './offramp-payment.types.ts';

const NEEDS_APPROVAL = 'APPROVAL_THRESHOLD_NOT_MET';

/** Holds that a person decides about (D-122). */
const REVIEWED = ['TRANSACTION_MONITORING_REVIEW', 'CREDENTIAL_CHANGED_REVIEW_REQUIRED'];

/** An off-ramp payment, from the request to the delivered or returned money (A 3.1, D-090). */
export const offrampPaymentMachine = setup({
  types: {} as {
    context: OfframpPaymentContext;
    input: OfframpPaymentContext;
    events: OfframpPaymentEvent;
    meta: Meta;
    tags: 'passing' | 'cancellable' | 'held' | 'quoted' | 'withProvider';
  },
  guards: {
    isInternallyFunded: ({ context }) => context.fundingMode === 'INTERNAL_BALANCE',
    isUnfunded: ({ context }) => context.custody === 'none' || context.custody === 'reserved',
    isFunded: ({ context }) => context.custody === 'escrow' || context.custody === 'onchain',
    isSetAside: ({ context }) => context.custody !== 'none',
    isClaimed: ({ context }) => context.claimId !== null && context.custody === 'escrow',
    hasSelection: ({ context }) => context.selectedRouteQuoteId !== null,
    awaitsDeposit: ({ context }) => context.fundingMode === 'ONCHAIN_DEPOSIT' && context.custody === 'none',
    hasClaim: ({ context }) => context.claimId !== null,
    hasVotes: ({ event }) => event.type === 'POLICY_HELD' && (event.approval?.votes ?? 0) > 0,
    waitsForApproval: ({ event }) => event.type === 'POLICY_HELD' && event.reasons.includes(NEEDS_APPROVAL),
  },
  actions: {
    resolveRecipient: assign(({ event }) => {
      assertEvent(event, ['RECIPIENT_RESOLVED', 'CLAIM_BOUND']);
      return { recipientTenantId: event.recipientTenantId };
    }),
    rememberClaim: assign(({ event }) => {
      assertEvent(event, 'RECIPIENT_UNKNOWN');
      return { claimId: event.claimId, claimExpiresAt: event.expiresAt };
    }),
    graceClaim: assign(({ event }) => {
      assertEvent(event, 'CLAIM_LOCKED');
      return { claimGraceEndsAt: event.graceEndsAt };
    }),
    recordPass: assign(({ event, context }) => {
      assertEvent(event, 'POLICY_PASSED');
      return {
        holdReasons: [],
        destinationId: null,
        quoteSetVersion: context.quoteSetVersion + 1,
        firstLegalName: context.firstLegalName ?? event.legalName,
      };
    }),
    recordHold: assign(({ event, context }) => {
      assertEvent(event, ['POLICY_HELD', 'SELECTION_REQUIRED']);
      const reviewed = event.reasons.filter((reason) => REVIEWED.includes(reason));
      return {
        holdReasons: event.reasons,
        openedReviews: [...new Set([...context.openedReviews, ...reviewed])],
        firstLegalName: context.firstLegalName ?? event.legalName,
      };
    }),
    rememberApproval: assign(({ event, context }) => {
      assertEvent(event, 'POLICY_HELD');
      return { approvalRequestId: event.approval?.requestId ?? context.approvalRequestId };
    }),
    clearHold: assign({ holdReasons: [] }),
    recordFailure: assign(({ event }) => {
      assertEvent(event, [
        'POLICY_REJECTED',
        'REVIEW_REJECTED',
        'APPROVAL_REJECTED',
        'PROVIDER_FAILED',
        'PROVIDER_BLOCKED',
      ]);
      return { failureReason: event.reason, holdReasons: [] };
    }),
    clearFailure: assign({ failureReason: null }),
    selectQuote: assign(({ event }) => {
      assertEvent(event, 'SELECT_ROUTE');
      return {
        selectedRouteQuoteId: event.quoteId,
        selectedQuoteExpiresAt: event.quoteExpiresAt,
        destinationId: event.destinationId,
      };
    }),
    // The selected destination is remembered until the next verdict: its revocation has to be answered first (D-120).
    clearSelection: assign({ selectedRouteQuoteId: null, selectedQuoteExpiresAt: null }),
    rememberSubmission: assign(({ event }) => {
      assertEvent(event, 'SUBMIT');
      const { provider, providerFeeBaseUnits, networkFeeBaseUnits, proceedsBaseUnits, liquidity } = event;
      return {
        provider,
        providerFeeBaseUnits,
        networkFeeBaseUnits,
        proceedsBaseUnits,
        liquidityCurrency: liquidity?.currency ?? null,
        liquidityMinor: liquidity?.amountMinor ?? null,
        liquidityOverridden: liquidity?.override ?? false,
      };
    }),
    confirmDeposit: assign({ custody: 'onchain' }),
    clearReview: assign(({ event, context }) => {
      assertEvent(event, 'REVIEW_RELEASED');
      return { clearedReviews: [...new Set([...context.clearedReviews, event.reason])] };
    }),

    recordPayment: () => {},
    reserveFunds: () => {},
    admitRecipient: () => {},
    openClaim: (
      _,
      _params: { claimId: string; expiresAt: Date; graceEndsAt: Date; opaqueId: string; metadataHash: string },
    ) => {},
    bindClaim: (_, _params: { tenantId: string }) => {},
    lockClaim: () => {},
    fundClaim: () => {},
    expireClaim: () => {},
    cancelClaim: () => {},
    releaseClaim: () => {},
    refundClaim: () => {},
    storeQuotes: (_, _params: { quotes: readonly QuoteRow[]; exclusions: readonly ExclusionRow[] }) => {},
    waitForRecipient: () => {},
    stopWaiting: () => {},
    openApproval: (_, _params: { approval: ApprovalNeed | null }) => {},
    closeApproval: () => {},
    openReviewCase: (_, _params: { reason: string }) => {},
    openReviewCases: () => {},
    closeReviewCases: () => {},
    scheduleStuckReview: (_, _params: { reviewAt: Date }) => {},
    lockFunds: () => {},
    unlockFunds: () => {},
    scheduleSubmission: () => {},
    recordAttempt: (_, _params: { quoteId: string; idempotencyKey: string }) => {},
    consumeLiquidity: () => {},
    endAttempt: () => {},
    settleFunds: () => {},
    returnLiquidity: () => {},
    scheduleRefund: () => {},
    refundFunds: () => {},
    releaseReservation: () => {},
    stampDelivered: () => {},
    stampCanceled: () => {},
    stampRefunded: () => {},
  },
}).createMachine({
  id: 'offramp-payment',
  description:
    'Pays a phone number or a DID out of a tenant balance through the rail that the recipient chose (A 3.1).',
  meta: {
    domain: 'offramp',
    table: 'offramp_payments',
    parties: ['senderTenantId', 'recipientTenantId'],
    clock: 'senderTenantId',
    family: 'payment',
  },
  context: ({ input }) => input,
  initial: 'CREATED',
  states: {
    CREATED: {
      description: 'The request is recorded and an internal balance is reserved (A 3.1, D-087).',
      tags: ['passing'],
      entry: ['recordPayment', 'reserveFunds'],
      on: { RECORDED: { target: 'RECIPIENT_RESOLUTION' } },
    },
    RECIPIENT_RESOLUTION: {
      description: 'The phone or DID is looked up (A 3.1, D-106).',
      tags: ['passing'],
      meta: { public: 'IDENTITY_RESOLUTION' },
      on: {
        RECIPIENT_RESOLVED: [
          {
            description: 'An internal balance is confirmed at once (A 3.1).',
            guard: 'isInternallyFunded',
            target: 'SOURCE_FUNDS_CONFIRMED',
            actions: ['resolveRecipient', 'admitRecipient'],
          },
          {
            description: 'An on-chain deposit is awaited (D-085).',
            target: 'AWAITING_SOURCE_FUNDS',
            actions: ['resolveRecipient', 'admitRecipient'],
          },
        ],
        RECIPIENT_UNKNOWN: {
          description: 'Nobody holds the number: the payment parks as a pending claim (A 3.1, A 2.5).',
          target: 'PENDING_CLAIM',
          actions: [
            'rememberClaim',
            {
              type: 'openClaim',
              params: ({ event: { claimId, expiresAt, graceEndsAt, opaqueId, metadataHash } }) => ({
                claimId,
                expiresAt,
                graceEndsAt,
                opaqueId,
                metadataHash,
              }),
            },
          ],
        },
      },
    },
    AWAITING_SOURCE_FUNDS: {
      description: 'Waits for the on-chain deposit of the sender (A 3.1, D-085).',
      tags: ['cancellable'],
      meta: { public: 'FUNDS_PENDING' },
      on: {
        DEPOSIT_SEEN: { target: 'SOURCE_FUNDS_CONFIRMING' },
        CANCEL: [
          {
            description: 'A claim that was completed before the deposit ends with it (D-085, D-187).',
            guard: 'hasClaim',
            target: 'CANCELED',
            actions: ['cancelClaim', 'releaseReservation', 'stampCanceled'],
          },
          { target: 'CANCELED', actions: ['releaseReservation', 'stampCanceled'] },
        ],
      },
    },
    SOURCE_FUNDS_CONFIRMING: {
      description: 'The deposit is on chain and waits for confirmations (A 3.1, D-085).',
      meta: { public: 'FUNDS_PENDING' },
      on: {
        DEPOSIT_REORGED: { target: 'AWAITING_SOURCE_FUNDS' },
        DEPOSIT_CONFIRMED: [
          {
            description: 'The claim was completed before the deposit: it locks now that there is money (D-085, D-187).',
            guard: 'hasClaim',
            target: 'SOURCE_FUNDS_CONFIRMED',
            actions: ['confirmDeposit', 'fundClaim', 'lockClaim'],
          },
          { target: 'SOURCE_FUNDS_CONFIRMED', actions: ['confirmDeposit'] },
        ],
      },
    },
    SOURCE_FUNDS_CONFIRMED: {
      description: 'The money is set aside; immediate for an internal balance (A 3.1, D-398).',
      tags: ['passing'],
      meta: { public: 'FUNDS_CONFIRMED' },
      on: { FUNDS_CONFIRMED: { target: 'POLICY_CHECK' } },
    },
    PENDING_CLAIM: {
      description: 'Waits for someone to prove control of the contact, onboard and choose a rail (A 3.1, A 3.3).',
      tags: ['cancellable'],
      meta: { public: 'ACTION_REQUIRED', deadline: { event: 'EXPIRE_CLAIM', at: 'claimExpiresAt' } },
      on: {
        CLAIM_BOUND: {
          description: 'Control is proved; onboarding and a destination may still be missing (D-109, D-188).',
          actions: [
            'resolveRecipient',
            'admitRecipient',
            { type: 'bindClaim', params: ({ event }) => ({ tenantId: event.recipientTenantId }) },
            'waitForRecipient',
          ],
        },
        DEPOSIT_CONFIRMED: {
          description: 'The deposit came before the recipient: the claim is funded, the status stays (D-085).',
          guard: 'awaitsDeposit',
          actions: ['confirmDeposit', 'fundClaim'],
        },
        CLAIM_LOCKED: [
          {
            description: 'The claim is complete, but nothing was paid in yet (D-085).',
            guard: 'awaitsDeposit',
            target: 'AWAITING_SOURCE_FUNDS',
            actions: ['graceClaim', 'stopWaiting'],
          },
          {
            description:
              'The recipient is onboarded and has a destination: money to escrow, policy runs in full (D-187).',
            target: 'POLICY_CHECK',
            actions: ['graceClaim', 'lockFunds', 'lockClaim', 'stopWaiting'],
          },
        ],
        EXPIRE_CLAIM: [
          {
            description: 'Nobody came and money is set aside: it goes back (A 3.1, D-088).',
            guard: 'isSetAside',
            target: 'REFUND_PENDING',
            actions: ['expireClaim', 'stopWaiting'],
          },
          {
            description: 'Nobody came and nothing was paid in (A 3.1).',
            target: 'CANCELED',
            actions: ['expireClaim', 'cancelClaim', 'stopWaiting', 'stampCanceled'],
          },
        ],
        CANCEL: {
          description: 'The sender takes it back before anybody claimed it (A 3.1, D-103).',
          guard: 'isUnfunded',
          target: 'CANCELED',
          actions: ['cancelClaim', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
        },
      },
    },
    POLICY_CHECK: {
      description: 'The policy composer runs; the hub of cleared holds and expired quotes (A 2.3, A 3.1, D-116).',
      tags: ['passing'],
      on: {
        POLICY_PASSED: {
          target: 'ROUTE_QUOTED',
          actions: [
            'recordPass',
            {
              type: 'storeQuotes',
              params: ({ event: { quotes, exclusions } }) => ({ quotes, exclusions }),
            },
          ],
        },
        SELECTION_REQUIRED: {
          description: 'No usable destination is the only reason (D-117).',
          target: 'PAYOUT_SELECTION_REQUIRED',
          actions: ['recordHold', 'openReviewCases', 'waitForRecipient'],
        },
        POLICY_HELD: [
          {
            description: 'Held again while votes are being collected: they stay given (A 2.8, D-213).',
            guard: 'hasVotes',
            target: 'COMPLIANCE_HOLD.APPROVAL_PENDING',
            actions: ['recordHold', 'rememberApproval', 'openReviewCases', 'waitForRecipient'],
          },
          {
            description: 'The approval lane has to complete, whatever else holds (A 3.4, D-163).',
            guard: 'waitsForApproval',
            target: 'COMPLIANCE_HOLD.APPROVAL_REQUIRED',
            actions: [
              'recordHold',
              'rememberApproval',
              { type: 'openApproval', params: ({ event }) => ({ approval: event.approval }) },
              'openReviewCases',
              'waitForRecipient',
            ],
          },
          {
            target: 'COMPLIANCE_HOLD.CREDENTIAL_HOLD',
            actions: ['recordHold', 'openReviewCases', 'waitForRecipient'],
          },
        ],
        POLICY_REJECTED: [
          {
            description: 'Rejected with the money in escrow (A 3.1).',
            guard: 'isFunded',
            target: 'REFUND_PENDING',
            actions: ['recordFailure', { type: 'openReviewCase', params: ({ event }) => ({ reason: event.reason }) }],
          },
          {
            description: 'Rejected before funding (A 3.1, D-088).',
            target: 'CANCELED',
            actions: [
              'recordFailure',
              { type: 'openReviewCase', params: ({ event }) => ({ reason: event.reason }) },
              'releaseReservation',
              'stampCanceled',
            ],
          },
        ],
      },
    },
    PAYOUT_SELECTION_REQUIRED: {
      description: 'The recipient is onboarded but has no usable destination (A 3.1, D-117).',
      tags: ['cancellable', 'held'],
      meta: { public: 'ACTION_REQUIRED', deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' } },
      on: {
        RECHECK: { target: 'POLICY_CHECK', actions: ['clearHold', 'stopWaiting'] },
        CANCEL: {
          guard: 'isUnfunded',
          target: 'CANCELED',
          actions: ['clearHold', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
        },
        GRACE_OVER: { guard: 'isClaimed', target: 'REFUND_PENDING', actions: ['clearHold', 'stopWaiting'] },
      },
    },
    COMPLIANCE_HOLD: {
      description: 'Held for the reasons in `holdReasons`; each clears by its own trigger (A 2.3, D-119).',
      tags: ['cancellable', 'held'],
      meta: { deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' } },
      initial: 'CREDENTIAL_HOLD',
      states: {
        CREDENTIAL_HOLD: {
          description: 'Any set of reasons without an open approval (A 3.6, D-163).',
          meta: { public: 'CREDENTIAL_HOLD' },
        },
        APPROVAL_REQUIRED: {
          description: 'An approval request is open and has no vote yet (A 3.4, A 3.6).',
          meta: { public: 'APPROVAL_REQUIRED' },
          on: { VOTE_RECORDED: { target: 'APPROVAL_PENDING' } },
        },
        APPROVAL_PENDING: {
          description: 'At least one approving vote (A 3.4, A 3.6).',
          meta: { public: 'APPROVAL_PENDING' },
          on: { VOTES_INVALIDATED: { target: 'APPROVAL_REQUIRED' } },
        },
      },
      on: {
        RECHECK: { target: 'POLICY_CHECK', actions: ['clearHold', 'stopWaiting'] },
        REVIEW_RELEASED: {
          description: 'An operator released the reason for this payment for good (D-122).',
          target: 'POLICY_CHECK',
          actions: ['clearReview', 'clearHold', 'stopWaiting'],
        },
        REVIEW_REJECTED: [
          {
            guard: 'isFunded',
            target: 'REFUND_PENDING',
            actions: ['recordFailure', 'stopWaiting'],
          },
          {
            target: 'CANCELED',
            actions: ['recordFailure', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
          },
        ],
        APPROVAL_REJECTED: [
          {
            description: 'A voter rejected it with the money in escrow (D-215).',
            guard: 'isFunded',
            target: 'REFUND_PENDING',
            actions: ['recordFailure', 'stopWaiting'],
          },
          {
            description: 'A voter rejected it before funding (D-215).',
            target: 'CANCELED',
            actions: ['recordFailure', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
          },
        ],
        CANCEL: {
          guard: 'isUnfunded',
          target: 'CANCELED',
          actions: ['clearHold', 'stopWaiting', 'releaseReservation', 'stampCanceled'],
        },
        GRACE_OVER: { guard: 'isClaimed', target: 'REFUND_PENDING', actions: ['clearHold', 'stopWaiting'] },
      },
    },
    ROUTE_QUOTED: {
      description: 'A set of active quotes exists; passing (A 3.1, D-400).',
      tags: ['passing', 'quoted'],
      on: { QUOTES_READY: { target: 'AWAITING_RECIPIENT_CONFIRMATION' } },
    },
    AWAITING_RECIPIENT_CONFIRMATION: {
      description: 'Quotes are out; the recipient selects a route and confirms (A 3.1).',
      tags: ['cancellable', 'quoted'],
      meta: { public: 'AWAITING_CONFIRMATION', deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' } },
      on: {
        SELECT_ROUTE: {
          description: 'Repeatable, the last one wins (D-099).',
          actions: ['selectQuote'],
        },
        CONFIRM: {
          description: 'The recipient consents: the money is locked against the selected quote (A 3.1).',
          guard: 'hasSelection',
          target: 'FUNDS_LOCKED',
          actions: ['lockFunds', 'scheduleSubmission'],
        },
        REQUOTE: {
          description: 'The quotes expired: a fresh set (A 2.2, D-098, D-446).',
          target: 'POLICY_CHECK',
          actions: ['clearSelection'],
        },
        RECHECK: {
          description: 'A destination is no longer ACTIVE, or the verdict changed before confirmation (D-090, D-476).',
          target: 'POLICY_CHECK',
          actions: ['clearSelection'],
        },
        CANCEL: {
          guard: 'isUnfunded',
          target: 'CANCELED',
          actions: ['clearSelection', 'releaseReservation', 'stampCanceled'],
        },
        GRACE_OVER: { guard: 'isClaimed', target: 'REFUND_PENDING', actions: ['clearSelection'] },
      },
    },
    FUNDS_LOCKED: {
      description: 'The money is in escrow; the settlement worker re-checks and submits (A 3.1, D-096, D-097).',
      meta: { public: 'ROUTING', deadline: { event: 'GRACE_OVER', at: 'claimGraceEndsAt' } },
      on: {
        SUBMIT: {
          description: 'The pre-submit re-check passed; recorded before the provider is called (D-095).',
          target: 'PROVIDER_SUBMITTED',
          actions: [
            'rememberSubmission',
            {
              type: 'recordAttempt',
              params: ({ event: { quoteId, idempotencyKey } }) => ({ quoteId, idempotencyKey }),
            },
            'consumeLiquidity',
          ],
        },
        RECHECK_FAILED: {
          description:
            'Quote, destination or verdict failed: unlocked and requoted, no stale route paid (A 3.1, D-097).',
          target: 'POLICY_CHECK',
          actions: ['unlockFunds', 'clearSelection'],
        },
        GRACE_OVER: {
          description: 'A claimed payment that was not submitted in time (D-189).',
          guard: 'isClaimed',
          target: 'REFUND_PENDING',
          actions: ['clearSelection'],
        },
      },
    },
    PROVIDER_SUBMITTED: {
      description: 'Recorded under a deterministic key; the provider is asked by it until it answers (D-095).',
      tags: ['withProvider'],
      on: {
        PROVIDER_PENDING: { target: 'PROVIDER_PROCESSING' },
        PROVIDER_BLOCKED: {
          target: 'ACTION_REQUIRED',
          actions: [
            'recordFailure',
            { type: 'scheduleStuckReview', params: ({ event }) => ({ reviewAt: event.reviewAt }) },
          ],
        },
        PROVIDER_FAILED: { target: 'FAILED', actions: ['recordFailure'] },
      },
    },
    PROVIDER_PROCESSING: {
      description: 'The provider works on it (A 3.1).',
      tags: ['withProvider'],
      on: {
        PROVIDER_SUCCEEDED: {
          description: 'Terminal success by webhook or poll, never by the create response (A 1).',
          target: 'DELIVERED',
          actions: ['settleFunds', 'endAttempt', 'releaseClaim', 'stampDelivered'],
        },
        PROVIDER_BLOCKED: {
          target: 'ACTION_REQUIRED',
          actions: [
            'recordFailure',
            { type: 'scheduleStuckReview', params: ({ event }) => ({ reviewAt: event.reviewAt }) },
          ],
        },
        PROVIDER_FAILED: { target: 'FAILED', actions: ['recordFailure'] },
      },
    },
    ACTION_REQUIRED: {
      description: 'The provider reports unclaimed, held or blocked (A 3.1, D-092).',
      tags: ['withProvider'],
      on: {
        PROVIDER_PENDING: { target: 'PROVIDER_PROCESSING', actions: ['clearFailure'] },
        PROVIDER_BLOCKED: {
          description: 'Blocked for another reason: only the reason changes (D-093).',
          actions: ['recordFailure'],
        },
        PROVIDER_FAILED: { target: 'FAILED', actions: ['recordFailure'] },
      },
    },
    DELIVERED: {
      description: 'Terminal and never reverts; a later return is a record of its own (A 1, D-130).',
      type: 'final',
      entry: ['closeReviewCases'],
    },
    FAILED: {
      description: 'The provider failed; never rerouted automatically in v1 (A 3.1).',
      entry: ['endAttempt', 'returnLiquidity', 'scheduleRefund'],
      on: { REFUND: { target: 'REFUND_PENDING' } },
    },
    REFUND_PENDING: {
      description: 'The money goes back: at once for an internal balance, on confirmation for a deposit (D-094).',
      tags: ['passing'],
      entry: ['closeApproval'],
      on: {
        REFUND_POSTED: { target: 'REFUNDED', actions: ['refundFunds', 'refundClaim', 'stampRefunded'] },
      },
    },
    REFUNDED: {
      description: 'The sender has the money back (A 3.1).',
      type: 'final',
      entry: ['closeReviewCases'],
    },
    CANCELED: {
      description: 'Ended before it was funded (A 3.1, D-103).',
      type: 'final',
      entry: ['closeReviewCases', 'closeApproval'],
    },
  },
});
