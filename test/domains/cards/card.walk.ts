import type { SmallMachine } from '../../model/small-world.ts';

/** Its limits do not lead anywhere else. */
export const walk: SmallMachine = {
  machine: 'card',
  told: [({ dailyBaseUnits }) => dailyBaseUnits !== null],
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.api.createProviderCard({ cardholderId: 'ich_model' }).unwrap()).cardId;
    },
    FREEZE: ({ tenant, id }) => tenant.api.freezeCard({ id }).unwrap(),
    UNFREEZE: ({ tenant, id }) => tenant.api.unfreezeCard({ id }).unwrap(),
    SET_LIMITS: ({ tenant, id }) => tenant.api.setCardLimits({ id, dailyUsd: '5.00' }).unwrap(),
  },
  refusals: {
    FREEZE: { by: 'freezeCard', ask: ({ tenant, id }) => tenant.api.freezeCard({ id }) },
    UNFREEZE: { by: 'unfreezeCard', ask: ({ tenant, id }) => tenant.api.unfreezeCard({ id }) },
  },
};
