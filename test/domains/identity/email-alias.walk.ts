import { createPaychart } from '#sdk';
import type { SmallMachine } from '../../model/small-world.ts';

export const walk: SmallMachine = {
  machine: 'email-alias',
  acts: {
    CREATE: async (world) => {
      const { service, tenant, number } = world;
      const { id: memberId } = await tenant.session
        .createMember({ email: `alias-${number}@small.test`, role: 'ADMIN' })
        .unwrap();
      const { token } = await tenant.api.createTestSession({ memberId }).unwrap();
      const member = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
      world.id = (await member.createEmailAlias({}).unwrap()).id;
    },
    REVOKE: ({ tenant, id }) => tenant.api.revokeEmailAlias({ id }).unwrap(),
  },
  refusals: {
    REVOKE: { by: 'revokeEmailAlias', ask: ({ tenant, id }) => tenant.api.revokeEmailAlias({ id }) },
  },
};
