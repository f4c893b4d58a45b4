import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'approval-request'> = {
  storeVote: () => notImplemented('approval-request storeVote'),
  voidVote: () => notImplemented('approval-request voidVote'),
  tellVoted: () => notImplemented('approval-request tellVoted'),
  tellApproved: () => notImplemented('approval-request tellApproved'),
  tellRejected: () => notImplemented('approval-request tellRejected'),
  tellNoVotesLeft: () => notImplemented('approval-request tellNoVotesLeft'),
  ignoreClose: () => notImplemented('approval-request ignoreClose'),
  announceRequested: () => notImplemented('approval-request announceRequested'),
  announceVoted: () => notImplemented('approval-request announceVoted'),
  announceApproved: () => notImplemented('approval-request announceApproved'),
  announceRejected: () => notImplemented('approval-request announceRejected'),
};
