import type { Handler } from '../../../platform/http/handler.ts';
import { voteById } from '../votes/vote-by-id.ts';

/** The same as sign with the decision REJECT (D-218). */
export const rejectApproval: Handler<'rejectApproval'> = (request) =>
  voteById(request, { decision: 'REJECT', signature: request.body?.signature ?? null });
