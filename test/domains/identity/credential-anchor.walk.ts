import type { SmallMachine } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';

export const walk: SmallMachine = {
  machine: 'credential-anchor',
  acts: {
    CREATE: async (world) => {
      const { api } = world.tenant;
      const { id } = await api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap();
      await api.anchorTestCredential({ id }).unwrap();
      world.id = (await world.service.pool.owner('credential_anchors').where({ credential_id: id }).first('id')).id;
    },
    CONFIRM: ({ service }) => runUntilChainIdle(service),
    // An address without code refuses nothing: the engine alone.
    FAIL: ({ service, id }) =>
      working(service, async (unit) => {
        const anchor = await unit.aggregate('credential-anchor', id);
        await anchor?.send('FAIL');
      }),
  },
  refusals: {},
};
