import type { CardContext } from '../../../machines/cards/card.machine.ts';
import type { CardOrder, IssuedCard } from '../../payments/providers/card-issuer.ts';
import { cardIssuer } from '../../payments/providers/card-issuer-registry.ts';
import { newId } from '../../platform/db/ids.ts';
import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import { TryAgain } from '../../platform/http/ports.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Approval } from '../protection/index.ts';
import type { CardRecord } from './card.store.ts';

/** A card but for what its issuer says of it. */
export type CardPlan = Omit<CardContext, keyof IssuedCard>;

type Tools = Pick<RequestContext, 'services'> & Pick<UnitTools, 'firstPhase' | 'open'>;

/** The order with which a retry after a crash goes on. It issues once, however often it is sent. */
type Intent = { readonly [K in keyof CardOrder]: CardOrder[K] };

/**
 * Has a card issued as `plan` says and `judge` lets it, or hands the refusal back. A vendor is asked between two transactions, under a key that
 * the first one keeps; the simulated issuer is in this process, so that nothing is waited for.
 */
export async function issue<F extends Refusal>(
  tools: Tools,
  plan: () => Promise<CardPlan | F>,
  judge?: (plan: CardPlan) => Promise<Approval | F>,
): Promise<CardRecord | F> {
  const issuer = cardIssuer(tools.services.config);
  let card: CardRecord | undefined;
  const begun = await tools.firstPhase(async (): Promise<Intent | F | null> => {
    const planned = await plan();
    if (planned instanceof Refusal) return planned;
    const approval = await judge?.(planned);
    if (approval instanceof Refusal) return approval;
    await approval?.redeem();
    const order = orderOf(newId('card'), planned);
    if (issuer.mode !== 'mock') return order;
    card = await store(tools, order, planned, await issuer.issue(order));
    return null;
  });
  if (begun instanceof Refusal) return begun;
  if (card !== undefined) return card;
  if (begun === null) throw new Error('a card was neither issued nor ordered');
  const answer = await issuer.issue(begun);
  const planned = await plan();
  if (planned instanceof Refusal) throw new Error(`what ${begun.cardId} was ordered for is gone`);
  return store(tools, begun, planned, answer);
}

const orderOf = (cardId: string, plan: CardPlan): Intent => ({
  cardId,
  fundingAddress: plan.multisigAddress ?? plan.cryptoAccountAddress,
  cardholderId: plan.cardholderId,
  chain: plan.chain,
  cryptoAccountType: plan.cryptoAccountType,
});

async function store(
  { open, services }: Tools,
  { cardId }: Intent,
  plan: CardPlan,
  answer: Awaited<ReturnType<ReturnType<typeof cardIssuer>['issue']>>,
): Promise<CardRecord> {
  if (answer.kind === 'unknown') {
    services.log.warn({ cardId, reason: answer.reason }, 'the card issuer has not answered');
    throw new TryAgain('the card issuer has not answered');
  }
  return recordOf(await open('card', { id: cardId, context: { ...plan, ...answer.value } }));
}
