import type { Address } from 'viem';
import { isChainDown } from '../../payments/chain/index.ts';
import { newId } from '../../platform/db/ids.ts';
import type { Reads } from '../../platform/db/reads.ts';
import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import type { CardRecord } from './card.store.ts';
import { readDrawable, rememberDrawable } from './read-funds.ts';

/** The request of a merchant. */
export interface CardOrder {
  readonly issuerAuthorizationId: string | null;
  readonly amountBaseUnits: bigint;
  readonly mcc: string | null;
  readonly merchantName: string | null;
  /** Checksummed. */
  readonly merchantAddress: string | null;
}

type Tools = Pick<RequestContext, 'services'> &
  Pick<UnitTools, 'open' | 'outsideTransaction'> & {
    readonly reads: Reads;
  };

/**
 * Reads the amount that the card may draw while no transaction is open; null if it is not known, or if there is no
 * multisig.
 */
export async function askDrawable(
  { multisigAddress, tenantId }: CardRecord,
  { services, outsideTransaction }: Tools,
  reads: Parameters<typeof isChainDown>[0],
): Promise<bigint | null> {
  if (multisigAddress === null || tenantId === null) return null;
  if (await isChainDown(reads, tenantId)) return null;
  return outsideTransaction(() => readDrawable(services, multisigAddress as Address));
}

/** Decides about a use of a card: the one way for the simulation and for the issuer (D-270). */
export async function authorize(
  card: Pick<CardRecord, 'id' | 'tenantId' | 'walletId' | 'agentId'>,
  order: CardOrder,
  drawable: bigint | null,
  { reads, open }: Tools,
): Promise<Aggregate<'card-authorization'>> {
  const id = newId('auz');
  await rememberDrawable(reads, id, drawable);
  return open('card-authorization', {
    id,
    context: {
      cardId: card.id,
      tenantId: card.tenantId,
      walletId: card.walletId,
      agentId: card.agentId,
      ...order,
      policyDecision: null,
      declineReason: null,
      reversedBaseUnits: 0n,
      spentDailyBaseUnits: 0n,
      spentWeeklyBaseUnits: 0n,
      spentMonthlyBaseUnits: 0n,
    },
  });
}
