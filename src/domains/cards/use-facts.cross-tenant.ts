// Reads across tenants: a card's issuer has no tenant, and neither has an operator's card. It reads one card alone.

import { drawnFrom, lockSpender, spentWindows } from '../../payments/card-spend/index.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { AggregateView } from '../../platform/lifecycle/definition.ts';
import type { Services } from '../../platform/services.ts';
import { askPolicy, type Ruling } from '../policies/index.ts';
import { isOpenEscrow } from '../wallets/index.ts';
import type { CardAuthorizationRecord, CardRecord } from './card.store.ts';
import { areCardsOff } from './live-cards.ts';
import { drawableOf } from './read-funds.ts';
import type { Funds, UseFacts } from './rules/decide-use.ts';

type AuthorizationView = AggregateView<'card-authorization'>;
type Spenders = Pick<CardRecord, 'walletId' | 'agentId'>;

/** No policy was asked. */
const UNASKED: Ruling = { verdict: { kind: 'allowed' }, decision: null };

const NO_FUNDS: Funds = { kind: 'read', availableBaseUnits: 0n };

export interface LockedUse {
  readonly facts: UseFacts;
  readonly ofCard: Ruling;
  readonly ofAgent: Ruling;
}

/**
 * Takes what an authorization adds to, in one order, so that no two wait for each other: wallet, agent, card (D-459). What is
 * read behind it, in a later statement, counts all that was approved before.
 */
export async function lockSpenders(
  { acrossTenants }: Pick<Reads, 'acrossTenants'>,
  cardId: string,
  { walletId, agentId }: Spenders,
): Promise<Pick<CardRecord, 'status'> & UseFacts['limits']> {
  const [, , card] = await Promise.all([
    walletId === null ? undefined : lockSpender(acrossTenants, 'wallet', walletId),
    agentId === null ? undefined : lockSpender(acrossTenants, 'agent', agentId),
    acrossTenants.one<CardRecord>(sql('cards').where({ id: cardId }).forUpdate()),
  ]);
  if (card === undefined) throw new Error(`${cardId} is gone`);
  return card;
}

/** Everything that decides about a use of a card, under its locks (D-270, D-459). */
export async function loadUse(use: AuthorizationView, reads: Reads, services: Services): Promise<LockedUse> {
  const { tenantId, cardId, walletId, agentId } = use.context;
  const { acrossTenants } = reads;
  const { status: own, ...limits } = await lockSpenders(reads, cardId, { walletId, agentId });
  const status = areCardsOff(services.config) ? 'inactive' : own;
  const [spent, ofAgentSpent, drawn, drawable, isEscrow, agent] = await Promise.all([
    spentWindows(acrossTenants, tenantId, { subjectType: 'card', subjectId: cardId }, use.now),
    agentId === null
      ? undefined
      : spentWindows(acrossTenants, tenantId, { subjectType: 'agent', subjectId: agentId }, use.now),
    walletId === null ? 0n : drawnFrom(acrossTenants, tenantId, walletId),
    drawableOf(reads, use.id),
    walletId !== null && isOpenEscrow(reads, walletId),
    agentId === null
      ? undefined
      : acrossTenants.one<{ status: string }>(sql('agents').where({ id: agentId }).select('status')),
  ]);
  const isAgentSuspended = agent?.status === 'SUSPENDED';
  const ask = (subjectType: 'card' | 'agent', subjectId: string, spentBefore: typeof spent): Promise<Ruling> =>
    ruling(use, { subjectType, subjectId }, spentBefore, { reads: acrossTenants, services });
  // A frozen card, and one of a suspended agent, is declined whatever they say (D-270, D-520).
  const [ofCard, ofAgent] =
    status === 'inactive' || isAgentSuspended
      ? [UNASKED, UNASKED]
      : await Promise.all([
          ask('card', cardId, spent),
          agentId === null || ofAgentSpent === undefined ? UNASKED : ask('agent', agentId, ofAgentSpent),
        ]);
  // Earlier releases let cards be issued on an escrow: its money is no tenant's to spend (D-509).
  const funds = isEscrow ? NO_FUNDS : fundsOf(walletId, drawable, drawn);
  return { facts: { status, isAgentSuspended, limits, spent, rulings: [ofCard, ofAgent], funds }, ofCard, ofAgent };
}

/** Cards without a tenant are never gated (B 4.6, D-277). */
async function ruling(
  { id, context, now }: AuthorizationView,
  subject: { readonly subjectType: 'card' | 'agent'; readonly subjectId: string },
  spent: UseFacts['spent'],
  tools: Parameters<typeof askPolicy>[1],
): Promise<Ruling> {
  const { tenantId, amountBaseUnits, mcc, merchantAddress: counterparty } = context;
  if (tenantId === null) return UNASKED;
  return askPolicy(
    { tenantId, source: 'card', subject, spend: { amountBaseUnits, mcc, counterparty }, spent, judgedId: id, now },
    tools,
  );
}

function fundsOf(walletId: string | null, drawable: bigint | null, drawn: bigint): Funds {
  if (walletId === null) return { kind: 'unchecked' };
  return drawable === null ? { kind: 'unread' } : { kind: 'read', availableBaseUnits: drawable - drawn };
}

/** The card's windows now, behind the locks (D-272). */
export const spentNow = (reads: Pick<Reads, 'acrossTenants'>, authorization: AuthorizationView) =>
  spentWindows(
    reads.acrossTenants,
    authorization.context.tenantId,
    { subjectType: 'card', subjectId: authorization.context.cardId },
    authorization.now,
  );

/** The card of any tenant that an issuer names. */
export const cardOfIssuer = (
  { acrossTenants }: Pick<Reads, 'acrossTenants'>,
  issuerCardId: string,
): Promise<CardRecord | undefined> =>
  acrossTenants.one<CardRecord>(sql('cards').where({ issuer_card_id: issuerCardId }));

/** The earlier request of an issuer under the same id. */
export const authorizationOfIssuer = (
  { acrossTenants }: Pick<Reads, 'acrossTenants'>,
  issuerAuthorizationId: string,
): Promise<CardAuthorizationRecord | undefined> =>
  acrossTenants.one<CardAuthorizationRecord>(
    sql('card_authorizations').where({ issuer_authorization_id: issuerAuthorizationId }),
  );

/** The earlier reversal of an issuer, under an id of its own. */
export const reversalOfIssuer = (
  { acrossTenants }: Pick<Reads, 'acrossTenants'>,
  reversalId: string,
): Promise<{ readonly authorizationId: string; readonly amountBaseUnits: bigint } | undefined> =>
  acrossTenants.one(
    sql('card_issuer_reversals').where({ id: reversalId }).select('authorization_id', 'amount_base_units'),
  );
