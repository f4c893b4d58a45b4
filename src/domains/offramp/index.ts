export { isInReplayWindow, signProviderWebhook } from '../../kernel/providers/webhook-signature.ts';
export { applyProviderEvent } from './apply-provider-event.ts';
export { eventsOf, newestAttempt } from './attempt.cross-tenant.ts';
export { availableBalance } from './balance.store.ts';
export { cancelForSender } from './cancel-for-sender.ts';
export { changeLiquidity, configureLiquidity, type LiquidityChange } from './change-liquidity.ts';
export { type ContractsAsked, checkEnvelope } from './check-envelope.ts';
export { confirmRoute } from './confirm-route.ts';
export { findPayee, type NoPayee, type Payee } from './find-payee.ts';
export { HoldSweep } from './hold-sweep.ts';
export { type LiquidityRow, liquidityRows } from './liquidity.store.ts';
export { ASSET } from './new-payment.ts';
export {
  listed,
  type PresentablePayment,
  presentable,
  presentOfframpPayment,
  quotesWritten,
} from './offramp-payment.present.ts';
export { findPayment, type PaymentRow, paymentsOf } from './offramp-payment.store.ts';
export type { Order } from './order.ts';
export { NO_CONTROLS, type ProviderControls, presentControls } from './provider-controls.ts';
export { noteProviderModes } from './provider-modes.ts';
export { providerTime } from './provider-time.ts';
export { providerWebhookSignatures } from './provider-webhook.ts';
export { recheckHeld } from './recheck-held.ts';
export { fundingAvailable, recordPayment } from './record-payment.ts';
export { bindClaim, reevaluate } from './reevaluate.ts';
export { resolveReviewCase } from './resolve-review-case.ts';
export { presentReviewCase, type ReviewCaseRecord } from './review-case.present.ts';
export { type ReviewCaseFilter, reviewCases } from './review-case.store.ts';
export { routesOnOffer } from './routes-on-offer.ts';
export { readFunding } from './rules/funding.ts';
export { type Intake, readIntake, readTerms } from './rules/intake.ts';
export { type FundingRequest, faultOf, type IntakeFault, type IntakeRefusal } from './rules/intake-request.ts';
export { targetOf } from './rules/payee-target.ts';
export { isPrefunded } from './rules/route-traits.ts';
export { selectRoute } from './select-route.ts';
export { chainIdOf, type SourceChain, sourceChain } from './source-chain.ts';
export { paymentOn, type Surface } from './surface.ts';
