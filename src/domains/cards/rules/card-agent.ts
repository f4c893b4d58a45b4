import type { Caller } from '../../../platform/http/caller.ts';

type Asking = Pick<Caller, 'agentId'>;

/**
 * The agent that a new card belongs to; null for none. A card that an agent's key issues is the agent's own, so that the
 * agent's policy judges each use of it: another card would spend past that policy (D-312, D-506).
 */
export const agentOfNewCard = ({ agentId: own }: Asking, named: string | null): string | null => named ?? own;

/** Tells whether the caller may issue a card for an agent: an agent's key does so for its own agent alone. */
export const mayIssueFor = ({ agentId: own }: Asking, agentId: string): boolean => own === null || own === agentId;

/** Tells whether the caller may change a card: an agent's key changes the cards of its agent alone (D-506, D-520). */
export const mayUse = ({ agentId: own }: Asking, card: { readonly agentId: string | null }): boolean =>
  own === null || card.agentId === own;
