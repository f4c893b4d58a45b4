import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { onboard, verifyPhone } from '../../support/recipient.ts';

const contactOf = ({ number }: SmallWorld): string => `+1555030${String(1000 + number)}`;

export const walk: SmallMachine = {
  machine: 'did-reservation',
  told: ['handle', 'redirectsTo'],
  acts: {
    CREATE: async (world) => {
      const { did } = await world.tenant.api.createDidReservation({ phone: contactOf(world) }).unwrap();
      world.id = (await world.service.pool.owner('did_reservations').where({ did }).first('id')).id;
    },
    // Whoever names the contact later may be another tenant than the one that reserved (D-336).
    NAME: (world) =>
      world.other.api.createDidReservation({ phone: contactOf(world), handle: `walked-${world.number}` }).unwrap(),
    CLAIM: async (world, { redirectsTo }) => {
      if (redirectsTo !== null) await onboard(world.other);
      await verifyPhone(world.service, world.other, contactOf(world));
      await world.service.runUntilIdle();
    },
  },
  refusals: {
    NAME: {
      by: 'createDidReservation',
      ask: (world) =>
        world.tenant.api.createDidReservation({ phone: contactOf(world), handle: `again-${world.number}` }),
    },
  },
};
