import type { SmallMachine } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';

/** Agents have no operation in this slice: the engine alone. */
export const walk: SmallMachine = {
  machine: 'agent',
  acts: {
    CREATE: async (world) => {
      world.id = `agt_model_${world.number}`;
      const context = { tenantId: world.tenant.tenantId, name: 'Model', suspendedAt: null };
      await working(world.service, (unit) => unit.open('agent', { id: world.id, context }));
    },
    SUSPEND: ({ service, id }) =>
      working(service, async (unit) => {
        const agent = await unit.aggregate('agent', id);
        await agent?.send('SUSPEND', { at: agent.now });
      }),
    RESUME: ({ service, id }) =>
      working(service, async (unit) => {
        await (await unit.aggregate('agent', id))?.send('RESUME');
      }),
  },
  refusals: {},
};
