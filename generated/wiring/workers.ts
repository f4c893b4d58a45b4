// Generated from src/ by `npm run generate`. Do not edit.

import { worker as approvalsRecheckVotes } from '../../src/domains/approvals/votes/recheck-votes.worker.ts';
import { worker as claimsNotifyClaim } from '../../src/domains/claims/notify-claim.worker.ts';
import { worker as identityAnchor } from '../../src/domains/identity/credentials/anchor.worker.ts';
import { worker as identityClaimReservation } from '../../src/domains/identity/handles/claim-reservation.worker.ts';
import { worker as identityVerification } from '../../src/domains/identity/verification/verification.worker.ts';
import { worker as invoicesFunding } from '../../src/domains/invoices/funding.worker.ts';
import { worker as invoicesPoll } from '../../src/domains/invoices/poll.worker.ts';
import { worker as invoicesWatch } from '../../src/domains/invoices/watch.worker.ts';
import { worker as offrampDeposit } from '../../src/domains/offramp/deposits/deposit.worker.ts';
import { worker as offrampEndDeposit } from '../../src/domains/offramp/deposits/end-deposit.worker.ts';
import { worker as offrampBindClaim } from '../../src/domains/offramp/payees/bind-claim.worker.ts';
import { worker as offrampBindClaims } from '../../src/domains/offramp/payees/bind-claims.worker.ts';
import { worker as offrampBindDid } from '../../src/domains/offramp/payees/bind-did.worker.ts';
import { worker as offrampProvider } from '../../src/domains/offramp/providers/provider.worker.ts';
import { worker as offrampRefund } from '../../src/domains/offramp/providers/refund.worker.ts';
import { worker as offrampSubmit } from '../../src/domains/offramp/providers/submit.worker.ts';
import { worker as offrampCloseReviewCases } from '../../src/domains/offramp/reviews/close-review-cases.worker.ts';
import { worker as offrampRecheck } from '../../src/domains/offramp/reviews/recheck.worker.ts';
import { worker as offrampReevaluate } from '../../src/domains/offramp/reviews/reevaluate.worker.ts';
import { worker as offrampReviewCase } from '../../src/domains/offramp/reviews/review-case.worker.ts';
import { worker as paymentsExecuted } from '../../src/domains/payments/execution/executed.worker.ts';
import { worker as paymentsExecution } from '../../src/domains/payments/execution/execution.worker.ts';
import { worker as paymentsNonces } from '../../src/domains/payments/execution/nonces.worker.ts';
import { worker as paymentsRelease } from '../../src/domains/payments/execution/release.worker.ts';
import { worker as rampsMint } from '../../src/domains/ramps/mint.worker.ts';
import { worker as rampsRampPayment } from '../../src/domains/ramps/ramp-payment.worker.ts';
import { worker as treasuryProvision } from '../../src/domains/treasury/provision.worker.ts';
import { worker as treasuryRules } from '../../src/domains/treasury/rules.worker.ts';
import { worker as treasuryYield } from '../../src/domains/treasury/yield.worker.ts';
import { worker as walletsDeploy } from '../../src/domains/wallets/deploy.worker.ts';
import { worker as walletsDrip } from '../../src/domains/wallets/drip.worker.ts';
import { worker as walletsOwners } from '../../src/domains/wallets/owners.worker.ts';
import { worker as walletsReadOwners } from '../../src/domains/wallets/read-owners.worker.ts';
import { worker as webhooksLane } from '../../src/domains/webhooks/deliveries/lane.worker.ts';
import { worker as messagesMessageGateway } from '../../src/payments/messages/message-gateway.worker.ts';
import { worker as testClockTestClock } from '../../src/platform/test-clock/test-clock.worker.ts';
import type { EveryWorker } from '../../src/platform/outbox/worker.ts';

/** Every worker of the service. */
export const workers = [
  approvalsRecheckVotes,
  claimsNotifyClaim,
  identityAnchor,
  identityClaimReservation,
  identityVerification,
  invoicesFunding,
  invoicesPoll,
  invoicesWatch,
  offrampDeposit,
  offrampEndDeposit,
  offrampBindClaim,
  offrampBindClaims,
  offrampBindDid,
  offrampProvider,
  offrampRefund,
  offrampSubmit,
  offrampCloseReviewCases,
  offrampRecheck,
  offrampReevaluate,
  offrampReviewCase,
  paymentsExecuted,
  paymentsExecution,
  paymentsNonces,
  paymentsRelease,
  rampsMint,
  rampsRampPayment,
  treasuryProvision,
  treasuryRules,
  treasuryYield,
  walletsDeploy,
  walletsDrip,
  walletsOwners,
  walletsReadOwners,
  webhooksLane,
  messagesMessageGateway,
  testClockTestClock,
] as const;

// A topic that none of them takes does not compile.
workers satisfies EveryWorker<typeof workers>;
