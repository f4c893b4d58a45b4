import type { ApprovalRequest } from '../../../../generated/contract/schemas.ts';
import type { RequestContext, UnitTools } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { presentApproval } from '../approval-request.present.ts';
import { type Ballot, castVote, type VoteRefusal } from './cast-vote.ts';
import { votedById } from './find-voted.ts';
import type { VoteAnswers } from './judge-signature.ts';

type Sign = Pick<RequestContext, 'tenantId' | 'caller' | 'reads' | 'services'> &
  Pick<UnitTools, 'aggregate' | 'outsideTransaction' | 'write'> & { readonly path: { readonly id: string } };

/** Votes on a request that is named by its id; answers it as it is afterwards (D-218). */
export async function voteById(
  request: Sign,
  ballot: Ballot,
  answers?: VoteAnswers,
): Promise<ApprovalRequest | Refusal<VoteRefusal | 'APPROVAL_NOT_FOUND'>> {
  const voted = await votedById(request, request.path.id);
  if (voted === undefined || voted.request === null) return refuse('APPROVAL_NOT_FOUND');
  const open = await castVote(request, voted, ballot, answers);
  if (open instanceof Refusal) return open;
  if (open !== undefined) return voteById(request, ballot, await request.outsideTransaction(open.ask));
  return presentApproval(recordOf(voted.request));
}
