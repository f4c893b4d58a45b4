import type { Handler, Request } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { castVote, type VoteAnswers, votedOf } from '../../approvals/index.ts';
import { presentUnifiedPayment } from '../../offramp/intents/index.ts';
import { findMultisigPayment } from '../multisig-payment.store.ts';

/** The same vote as on the request itself, named by the payment that waits for it (A 4.2, D-170, D-404). */
export const approvePayment: Handler<'approvePayment'> = (request) => approve(request, undefined);

/** Where a vote counts: an outage that hides the lane hides it here, too (A 4.2). */
const IN_LANE: ReadonlySet<string> = new Set(['APPROVAL_REQUIRED', 'APPROVAL_PENDING']);

async function approve(
  request: Request<'approvePayment'>,
  answers: VoteAnswers | undefined,
): ReturnType<Handler<'approvePayment'>> {
  const { path, body, tenantId, caller, reads, aggregate, outsideTransaction, fail } = request;
  const payment = await aggregate('offramp-payment', path.id);
  const legacy = payment ? undefined : await findMultisigPayment(reads, tenantId, path.id);
  if (!payment && !legacy) return fail('PAYMENT_NOT_FOUND');
  // Whatever it would vote on (D-460).
  if (caller.kind !== 'member') return fail('APPROVAL_REQUIRES_MEMBER');
  if (!payment)
    return fail('INVALID_TRANSITION', { from: legacy?.status ?? '', event: 'APPROVE', generation: 'legacy' });
  if (payment.context.senderTenantId !== tenantId) return fail('NOT_SENDER');
  const voted = await votedOf(request, payment);
  const inLane = IN_LANE.has(payment.publicStatus) ? voted : { payment, request: null };
  const { decision = 'APPROVE', signature = null } = body ?? {};
  const open = await castVote(request, inLane, { decision, signature }, answers);
  if (open instanceof Refusal) return open;
  if (open !== undefined) return approve(request, await outsideTransaction(open.ask));
  return presentUnifiedPayment(payment, tenantId);
}
