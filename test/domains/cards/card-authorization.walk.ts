import { formatUsd } from '../../../src/payments/ledger/money.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';

const cardsOf = new WeakMap<SmallWorld, string>();

const back = (world: SmallWorld, amountUsd: string) =>
  world.tenant.api.reverseTestCardAuthorization({
    id: cardsOf.get(world) ?? '',
    authorizationId: world.id,
    amountUsd,
  });

/** Received and decided are one request; what a walk wants it to come to is what the card allows. */
export const walk: SmallMachine = {
  machine: 'card-authorization',
  told: [({ reversedBaseUnits }) => Number(reversedBaseUnits)],
  acts: {
    CREATE: async (world) => {
      const { api } = world.tenant;
      const { cardId: id } = await api.createProviderCard({ cardholderId: 'ich_model' }).unwrap();
      cardsOf.set(world, id);
      const declines = world.walk.moves[0]?.steps.some(({ event }) => event.type === 'DECLINE');
      if (declines) await api.setCardLimits({ id, perTransactionUsd: '0.99' }).unwrap();
      world.id = (
        await api.createTestCardAuthorization({ id, amountUsd: '1.00', mcc: '5814' }).unwrap()
      ).authorizationId;
    },
    REVERSE: (world, event) =>
      back(world, formatUsd((event as unknown as { amountBaseUnits: bigint }).amountBaseUnits)).unwrap(),
  },
  refusals: {
    REVERSE: {
      by: 'reverseTestCardAuthorization',
      ask: (world) => back(world, '1.00'),
    },
  },
};
