export { isInReplayWindow, signProviderWebhook } from '../../payments/providers/webhook-signature.ts';
export { availableBalance } from './balance.store.ts';
export { cancelForSender } from './cancel-for-sender.ts';
export { chainIdOf, type SourceChain, sourceChain } from './deposits/source-chain.ts';
export { ASSET } from './new-payment.ts';
export {
  listed,
  type PresentablePayment,
  presentable,
  presentOfframpPayment,
  quotesWritten,
} from './offramp-payment.present.ts';
export { findPayment, type PaymentRow, paymentLists, paymentsOf } from './offramp-payment.store.ts';
export type { Order } from './order.ts';
export { findPayee, type NoPayee, type Payee } from './payees/find-payee.ts';
export { applyProviderEvent } from './providers/apply-provider-event.ts';
export { eventsOf, newestAttempt } from './providers/attempt.cross-tenant.ts';
export { changeLiquidity, configureLiquidity, type LiquidityChange } from './providers/change-liquidity.ts';
export { type LiquidityRow, liquidityRows } from './providers/liquidity.store.ts';
export { NO_CONTROLS, type ProviderControls, presentControls } from './providers/provider-controls.ts';
export { noteProviderModes } from './providers/provider-modes.ts';
export { providerTime } from './providers/provider-time.ts';
export { providerWebhookSignatures } from './providers/provider-webhook.ts';
export { fundingAvailable, recordPayment } from './record-payment.ts';
export { presentReviewCase, type ReviewCaseRecord } from './review-case.present.ts';
export { type ReviewCaseFilter, reviewCases } from './review-case.store.ts';
export { HoldSweep } from './reviews/hold-sweep.ts';
export { recheckHeld } from './reviews/recheck-held.ts';
export { bindClaim, reevaluate } from './reviews/reevaluate.ts';
export { resolveReviewCase } from './reviews/resolve-review-case.ts';
export { type ContractsAsked, checkEnvelope } from './routes/check-envelope.ts';
export { confirmRoute } from './routes/confirm-route.ts';
export { routesOnOffer } from './routes/routes-on-offer.ts';
export { selectRoute } from './routes/select-route.ts';
export { readFunding } from './rules/funding.ts';
export { type Intake, readIntake, readTerms } from './rules/intake.ts';
export { type FundingRequest, faultOf, type IntakeFault, type IntakeRefusal } from './rules/intake-request.ts';
export { targetOf } from './rules/payee-target.ts';
export { isPrefunded } from './rules/route-traits.ts';
export { offrampPaymentOf, type Surface, surfaceOf } from './surface.ts';
