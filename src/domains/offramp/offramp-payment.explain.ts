import type { ErrorCode } from '../../../generated/contract/errors.ts';
import type { OperationId } from '../../../generated/contract/operations.ts';
import type { ExplanationApproval, ExplanationWait, HoldReason } from '../../../generated/contract/schemas.ts';
import type { ApprovalRequestContext } from '../../../machines/approvals/approval-request.machine.ts';
import { sql } from '../../platform/db/sql.ts';
import { type ExplainedRow, type Explainer, holds, type Viewer } from '../../platform/explain/explainer.ts';
import { waitFor } from '../../platform/explain/wait-for.ts';
import { passes } from '../../platform/http/gates.ts';
import { faultOfVoter } from '../approvals/index.ts';
import { answersOf, attemptsOf, movesOf } from './money.cross-tenant.ts';
import { presentable, presentExclusion, presentQuote } from './offramp-payment.present.ts';
import type { PaymentRow, StoredQuote } from './offramp-payment.store.ts';
import { explainedAttempts } from './providers/explained-attempts.ts';
import { mayConsent } from './rules/consent.ts';
import { holdWait } from './rules/hold-waits.ts';
import { isQuoteExpired } from './rules/quote-status.ts';
import type { ExclusionDraft } from './rules/quoting-input.ts';
import { whyEnded } from './rules/why-ended.ts';
import { surfaceOf } from './surface.ts';

type Payment = ExplainedRow<'offramp-payment'>;

/** The operations that do not find an intent; those of the unified surface find every payment (D-151, D-529). */
const OFFRAMP_ONLY: ReadonlySet<OperationId> = new Set([
  'cancelOfframpPayment',
  'confirmOfframpPayment',
  'selectOfframpPaymentRoute',
  'getOfframpPaymentRoutes',
  'depositOfframpPayment',
] as const);

const CONSENT: ReadonlySet<OperationId> = new Set([
  'confirmOfframpPayment',
  'selectOfframpPaymentRoute',
  'confirmPayment',
  'selectPaymentRoute',
] as const);
const CONFIRM: ReadonlySet<OperationId> = new Set(['confirmOfframpPayment', 'confirmPayment'] as const);
const CANCEL: ReadonlySet<OperationId> = new Set(['cancelOfframpPayment', 'cancelPayment'] as const);
/** They find payments by other things than their id, or decide about votes and deposits. */
const DEPENDS: ReadonlySet<OperationId> = new Set(['depositOfframpPayment', 'acceptClaim'] as const);
const VOTES: ReadonlySet<OperationId> = new Set(['approvePayment', 'signApproval', 'rejectApproval'] as const);
const HELD: ReadonlySet<string> = new Set(['COMPLIANCE_HOLD', 'PAYOUT_SELECTION_REQUIRED'] as const);

/** Votes are of the sender's members: a key, the initiator and the issuer of the key that initiated have none. */
function votesRefusal(
  operation: OperationId,
  row: Payment,
  { tenantId, caller }: { readonly tenantId: string; readonly caller: NonNullable<Viewer['caller']> },
): ErrorCode | 'depends' {
  const isSender = row.senderTenantId === tenantId;
  // The others find the payment by its request, which only the sender sees.
  if (operation !== 'approvePayment' && (row.approvalRequestId === null || !isSender)) return 'APPROVAL_NOT_FOUND';
  const fault = faultOfVoter(caller, [row.initiatorMemberId, row.keyIssuerId]);
  if (fault !== 'APPROVAL_REQUIRES_MEMBER' && !isSender) return 'NOT_SENDER';
  return fault ?? 'depends';
}

export const explain: Explainer<'offramp-payment'> = {
  jobTopics: ['offramp.submit', 'offramp.provider', 'offramp.refund', 'offramp.reevaluate', 'offramp.end-deposit'],
  async load(asked) {
    const { id, reads, now, tenantId } = asked;
    const [quotes, exclusions, approvals, attempts, answers, moves] = await Promise.all([
      reads.many<StoredQuote>(sql('route_quotes').select('*').where({ payment_id: id }).orderBy('rank')),
      reads.many<ExclusionDraft & { quoteSetVersion: number }>(
        sql('route_exclusions').select('*').where({ payment_id: id }).orderBy('position'),
      ),
      holds(asked, 'payments:read')
        ? reads.many<ApprovalRow>(sql('approval_requests').where({ payment_id: id }).orderBy('created_at', 'desc'))
        : [],
      attemptsOf(reads, id),
      answersOf(reads, id),
      movesOf(reads, id),
    ]);
    return {
      routes: (row) => {
        const isNewest = (one: { readonly quoteSetVersion: number }) => one.quoteSetVersion === row.quoteSetVersion;
        const payment = presentable(row as unknown as PaymentRow);
        return {
          routes: quotes.filter(isNewest).map((quote) => presentQuote(quote, payment, now)),
          excludedRoutes: exclusions.filter(isNewest).map(presentExclusion),
        };
      },
      money: (row, { isOwner }) =>
        isOwner
          ? {
              custody: row.custody,
              amountBaseUnits: row.amountBaseUnits.toString(),
              entries: moves.map(({ at, from, to, amount }) => ({
                at: at.toISOString(),
                from,
                to,
                amountBaseUnits: amount.toString(),
              })),
            }
          : null,
      approvals: (_row, { isOwner }) =>
        approvals
          .filter((request) => isOwner && (tenantId === null || request.tenantId === tenantId))
          .map(presentRequest),
      providerAttempts: (_row, { isOwner }) =>
        isOwner ? explainedAttempts({ attempts, answers, quotes }, tenantId === null) : [],
    };
  },
  applies(operation, row) {
    return surfaceOf(row) === 'offramp' || !OFFRAMP_ONLY.has(operation);
  },
  refusal(operation, row, { tenantId, caller, now }) {
    if (tenantId === null || caller === null) return undefined;
    if (VOTES.has(operation)) return votesRefusal(operation, row, { tenantId, caller });
    // The service looks at a held payment again; what has changed since decides.
    if (operation === 'reevaluateTestPayment') return HELD.has(row.status) ? 'depends' : 'INVALID_TRANSITION';
    if (DEPENDS.has(operation)) return 'depends';
    if (CANCEL.has(operation)) return row.senderTenantId === tenantId ? undefined : 'NOT_SENDER';
    if (!CONSENT.has(operation)) return undefined;
    if (!passes('money-role', caller)) return 'ROLE_NOT_PERMITTED';
    const refused = mayConsent(row, tenantId);
    if (refused) return refused.code;
    if (!CONFIRM.has(operation)) return 'depends';
    if (row.selectedRouteQuoteId === null || row.selectedQuoteExpiresAt === null) return 'ROUTE_NOT_SELECTED';
    // Who pays itself may have to wait for its destination (D-505).
    if (row.senderTenantId === tenantId) return 'depends';
    return isQuoteExpired({ quoteExpiresAt: row.selectedQuoteExpiresAt }, now) ? 'depends' : undefined;
  },
  waitingFor,
  because: whyEnded,
};

interface ApprovalRow {
  readonly id: string;
  readonly tenantId: string;
  readonly status: string;
  readonly approvalGroup: string | null;
  readonly receivedWeight: number;
  readonly requiredWeight: number;
  readonly closedReason: string | null;
  readonly votes: ApprovalRequestContext['votes'];
}

const presentRequest = ({ votes, ...request }: ApprovalRow): ExplanationApproval => ({
  id: request.id,
  status: request.status,
  approvalGroup: request.approvalGroup,
  receivedWeight: request.receivedWeight,
  requiredWeight: request.requiredWeight,
  votes: votes.map(({ memberId, decision, weight, invalidatedAt, at }) => ({
    memberId,
    decision,
    weightAtSigning: weight,
    invalidatedAt,
    createdAt: at,
  })),
  closedReason: request.closedReason,
});

function waitingFor(row: Payment, { tenantId }: Viewer): readonly ExplanationWait[] {
  const isRecipient = tenantId !== null && row.recipientTenantId === tenantId;
  const surface = surfaceOf(row);
  switch (row.status) {
    case 'AWAITING_SOURCE_FUNDS':
      return [waitFor('funds', 'The sender makes the on-chain deposit.', ['depositOfframpPayment'])];
    case 'SOURCE_FUNDS_CONFIRMING':
      return [waitFor('chain', 'The chain confirms the deposit.')];
    case 'PENDING_CLAIM':
      return [
        waitFor('recipient', 'The owner of the phone number or DID signs up and claims the payment.', ['acceptClaim']),
      ];
    case 'PAYOUT_SELECTION_REQUIRED':
    case 'COMPLIANCE_HOLD':
      return row.holdReasons.map((reason) => holdWait(reason as HoldReason, isRecipient));
    case 'AWAITING_RECIPIENT_CONFIRMATION':
      return [
        waitFor(
          isRecipient ? 'you' : 'recipient',
          row.selectedRouteQuoteId === null
            ? 'The recipient selects a route and confirms it.'
            : 'The recipient confirms the selected route.',
          surface === 'offramp'
            ? ['selectOfframpPaymentRoute', 'confirmOfframpPayment']
            : ['selectPaymentRoute', 'confirmPayment'],
        ),
      ];
    case 'FUNDS_LOCKED':
      return [waitFor('service', 'The payment is submitted to the payout provider.')];
    case 'PROVIDER_SUBMITTED':
    case 'PROVIDER_PROCESSING':
      return [waitFor('provider', `${row.provider} pays the recipient.`)];
    case 'ACTION_REQUIRED':
      return [waitFor('provider', `${row.provider} has stopped the payment.`, [], row.failureReason)];
    case 'FAILED':
    case 'REFUND_PENDING':
      return [waitFor('service', 'The money is returned to the sender.', [], row.failureReason)];
    default:
      return [waitFor('service', 'The service continues automatically.')];
  }
}
