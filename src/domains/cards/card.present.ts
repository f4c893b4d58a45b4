import type {
  Card,
  CardFreezeResult,
  CardIssued,
  CardLimits,
  ProviderCard,
} from '../../../generated/contract/schemas.ts';
import type { CardLimits as StoredLimits } from '../../../machines/cards/card.machine.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { CardRecord } from './card.store.ts';

/** D-265. */
export const presentCard = (card: CardRecord): Card => ({
  cardId: card.id,
  issuerCardId: card.issuerCardId,
  walletId: card.walletId,
  agentId: card.agentId,
  last4: card.last4,
  multisigAddress: card.multisigAddress,
  status: card.status,
  createdAt: card.createdAt.toISOString(),
});

/** The five fields of B 2.3, and the agent (D-265). */
export function presentIssuedCard(card: CardRecord): CardIssued {
  const { id, issuerCardId, last4, multisigAddress, status, agentId } = card;
  if (multisigAddress === null || status !== 'active') throw new Error(`${id} is no new card of a wallet`);
  return { cardId: id, issuerCardId, last4, multisigAddress, status, agentId };
}

/** B 2.3. */
export function presentProviderCard({ id, issuerCardId, fundingCardAccountId, last4 }: CardRecord): ProviderCard {
  if (fundingCardAccountId === null) throw new Error(`${id} is no provider card`);
  return { cardId: id, issuerCardId, fundingCardAccountId, last4 };
}

export const presentFreeze = ({ id, status, last4, multisigAddress }: CardRecord): CardFreezeResult => ({
  cardId: id,
  status,
  last4,
  multisigAddress,
});

/** Null is unlimited (B 2.3). */
export const presentLimits = (card: StoredLimits & { readonly id: string }): CardLimits => ({
  cardId: card.id,
  perTransactionUsd: usdOrNull(card.perTransactionBaseUnits),
  dailyUsd: usdOrNull(card.dailyBaseUnits),
  weeklyUsd: usdOrNull(card.weeklyBaseUnits),
  monthlyUsd: usdOrNull(card.monthlyBaseUnits),
  blockedMcc: [...card.blockedMcc],
  allowedMcc: card.allowedMcc === null ? null : [...card.allowedMcc],
});

const usdOrNull = (baseUnits: bigint | null): string | null => (baseUnits === null ? null : formatUsd(baseUnits));
