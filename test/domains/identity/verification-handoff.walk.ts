import type { SmallMachine } from '../../model/small-world.ts';

/** 15 minutes. */
const QUARTER_SECONDS = 900;

export const walk: SmallMachine = {
  machine: 'verification-handoff',
  acts: {
    CREATE: async (world) => {
      const { api } = world.tenant;
      const session = await api.createVerificationSession({ kind: 'KYB' }).unwrap();
      world.userId = session.id;
      const { token } = await api.createVerificationHandoff({ id: session.id }).unwrap();
      world.token = token;
      world.id = (
        await world.service.pool.owner('verification_handoffs').where({ session_id: session.id }).first('id')
      ).id;
    },
    CONSUME: ({ tenant, token }) => tenant.api.getVerificationHandoff({ token: token ?? '' }).unwrap(),
    VOID: ({ tenant, userId }) => tenant.api.createVerificationHandoff({ id: userId ?? '' }).unwrap(),
    EXPIRE: ({ tenant }) => tenant.api.advanceTestClock({ advanceSeconds: QUARTER_SECONDS }).unwrap(),
  },
  refusals: {
    CONSUME: {
      by: 'getVerificationHandoff',
      ask: ({ tenant, token }) => tenant.api.getVerificationHandoff({ token: token ?? '' }),
    },
  },
};
