import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import type {
  ApprovalNeed,
  ClaimContact,
  ExclusionRow,
  OfframpPaymentContext,
  OfframpPaymentEvent,
  QuoteRow,
} from './offramp-payment.types.ts';

const NEEDS_APPROVAL = 'APPROVAL_THRESHOLD_NOT_MET';

/** Holds that a person decides about (D-122). */
const REVIEWED = ['TRANSACTION_MONITORING_REVIEW', 'CREDENTIAL_CHANGED_REVIEW_REQUIRED'];

/** The context, guards and actions of an off-ramp payment; its states are in the files beside this one. */
export const offrampPayment = setup({
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
    // The claim is LOCKED: it locks with money only, whether a balance or a deposit (D-187, D-189).
    isClaimed: ({ context }) =>
      context.claimId !== null && (context.custody === 'escrow' || context.custody === 'onchain'),
    hasSelection: ({ context }) => context.selectedRouteQuoteId !== null,
    awaitsDeposit: ({ context }) => context.fundingMode === 'ONCHAIN_DEPOSIT' && context.custody === 'none',
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
    renewDeal: assign(({ event }) => {
      assertEvent(event, 'DEPOSIT_RETURNED');
      return { dealId: event.dealId };
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
    clearReview: assign(({ event, context }) => {
      assertEvent(event, 'REVIEW_RELEASED');
      return { clearedReviews: [...new Set([...context.clearedReviews, event.reason])] };
    }),

    recordPayment: () => {},
    reserveFunds: () => {},
    confirmDeposit: () => {},
    returnDeposit: () => {},
    admitRecipient: () => {},
    openClaim: (
      _,
      _params: {
        claimId: string;
        expiresAt: Date;
        graceEndsAt: Date;
        opaqueId: string;
        metadataHash: string;
        contact: ClaimContact;
      },
    ) => {},
    bindClaim: (_, _params: { tenantId: string }) => {},
    lockClaim: () => {},
    fundClaim: () => {},
    expireClaim: () => {},
    cancelClaim: () => {},
    releaseClaim: () => {},
    refundClaim: () => {},
    logDecision: (_, _params: { decision: Readonly<Record<string, unknown>> | null }) => {},
    storeQuotes: (_, _params: { quotes: readonly QuoteRow[]; exclusions: readonly ExclusionRow[] }) => {},
    waitForRecipient: () => {},
    stopWaiting: () => {},
    pinRoute: (_, _params: { quoteId: string }) => {},
    openApproval: (_, _params: { approval: ApprovalNeed | null }) => {},
    closeApproval: () => {},
    openReviewCase: (_, _params: { reason: string }) => {},
    openReviewCases: () => {},
    closeReviewCases: () => {},
    scheduleStuckReview: (_, _params: { reviewAt: Date }) => {},
    lockFunds: () => {},
    unlockFunds: () => {},
    scheduleSubmission: () => {},
    recordAttempt: (_, _params: { quoteId: string; provider: string; idempotencyKey: string }) => {},
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
});

/** One state of it. `satisfies` sees a key that no state has; `createStateConfig` would let it pass. */
export type OfframpPaymentState = Parameters<typeof offrampPayment.createStateConfig>[0];
