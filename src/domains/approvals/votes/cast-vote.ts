import { chainSeenBy } from '../../../payments/chain/index.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { UnitTools } from '../../../platform/http/handler.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { faultOfVote, type VoteFault } from '../rules/vote-rules.ts';
import { voteText } from '../rules/vote-text.ts';
import { initiatorChoice } from '../voter-choice.cross-tenant.ts';
import { rememberApproval } from './approval-memory.ts';
import { invalidateLapsed } from './invalidate-votes.ts';
import { judgeSignature, type VoteAnswers, type VoteQuestion } from './judge-signature.ts';
import { holdVoter } from './voting.store.ts';

export interface Ballot {
  readonly decision: 'APPROVE' | 'REJECT';
  /** Null: the session alone is the vote (D-217). */
  readonly signature: string | null;
}

export interface VotingTools extends Pick<Aggregates, 'aggregate'>, Pick<UnitTools, 'write'> {
  readonly tenantId: string;
  readonly caller: Pick<Caller, 'kind' | 'memberId'>;
  readonly reads: Reads;
  readonly services: Services;
}

/** The payment and its request, both locked, in this order; null where the payment never had one. */
export interface Voted {
  readonly payment: Aggregate<'offramp-payment'>;
  readonly request: Aggregate<'approval-request'> | null;
}

export type VoteRefusal = VoteFault | 'APPROVAL_SIGNATURE_INVALID' | 'CHAIN_UNAVAILABLE';

/**
 * One vote, whichever operation it came by (A 4.3, D-216). Undefined when it is cast: the request and, where it decides, the
 * payment have moved in this transaction (D-215, D-450).
 */
export async function castVote(
  tools: VotingTools,
  { payment, request }: Voted,
  { decision, signature }: Ballot,
  answers: VoteAnswers | undefined,
): Promise<Refusal<VoteRefusal> | VoteQuestion | undefined> {
  const { caller, tenantId, reads, services, write } = tools;
  // A session votes for its member; a key cannot vote (D-420).
  const memberId = caller.kind === 'member' ? caller.memberId : null;
  const voter = memberId === null ? null : await holdVoter(reads, tenantId, memberId);
  const { initiatorMemberId, keyIssuerId } = payment.context;
  const initiatorIds = keyIssuerId === null ? [initiatorMemberId] : [initiatorMemberId, keyIssuerId];
  const fault = faultOfVote(
    {
      initiatorIds,
      approvalGroup: request?.context.approvalGroup ?? null,
      isPending: request?.status === 'PENDING',
      votedBy: request?.context.votes.map((vote) => vote.memberId) ?? [],
    },
    voter,
    signature !== null,
  );
  if (fault === 'AUTHORITY_MISSING') return refuse(fault, { details: { action: 'payment.approve' } });
  if (fault) return refuse(fault);
  if (voter?.weight == null || voter.authorityId === null || request === null)
    throw new Error('a vote without voter or request');
  const choice = await initiatorChoice(reads, {
    tenantId,
    memberId: voter.memberId,
    authorityId: voter.authorityId,
    isOfGroup: request.context.approvalGroup !== null,
    initiatorIds,
    since: payment.createdAt,
  });
  if (choice === 'watched') return refuse('SELF_APPROVAL_FORBIDDEN');
  if (signature !== null) {
    const about = { requestId: request.id, paymentId: payment.id, decision, memberId: voter.memberId };
    const text = voteText(services.config.serviceName, about);
    const chain = await chainSeenBy(services.chain, reads, tenantId);
    const refusal = judgeSignature({ text, signature, signer: voter.signerAddress ?? '' }, answers, chain);
    if (refusal !== undefined) return refusal;
  }
  if (choice === 'alone') write(audit('approval.voter_chosen_by_initiator', request.id, tenantId, { memberId }));
  await cast(request, payment, reads, {
    memberId: voter.memberId,
    decision,
    weight: voter.weight,
    signature,
    at: request.now,
  });
  return undefined;
}

interface CastVote {
  readonly memberId: string;
  readonly decision: 'APPROVE' | 'REJECT';
  readonly weight: number;
  readonly signature: string | null;
  readonly at: Date;
}

async function cast(
  request: Aggregate<'approval-request'>,
  payment: Aggregate<'offramp-payment'>,
  reads: Reads,
  vote: CastVote,
): Promise<void> {
  if (vote.decision === 'REJECT') {
    await request.send('REJECT', { vote });
    return;
  }
  // A suspension whose job has not run yet must not be counted over (D-220).
  await invalidateLapsed(request, reads);
  const { requiredWeight, receivedWeight } = request.context;
  if (receivedWeight + vote.weight >= requiredWeight) {
    await rememberApproval(reads, payment.id, { requestId: request.id, requiredWeight });
  }
  await request.send('APPROVE', { vote });
}
