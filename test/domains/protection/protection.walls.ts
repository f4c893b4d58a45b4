import {
  protectionOf,
  savedPayee,
  settingsOf,
  usableFactors,
} from '../../../src/domains/protection/protection.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    protectionOf: both(async ({ reads, tenantId, of }) =>
      protectionOf({ reads, tenantId, caller: of, now: new Date() }),
    ),
    usableFactors: both(({ reads, tenantId, of }) => usableFactors({ reads, tenantId, caller: of, now: new Date() })),
    savedPayee: both(async ({ reads, tenantId, of }) => {
      const targetIndex = await of.find('contacts', 'target_index');
      const address = await of.find('wallets', 'address');
      const { label, availableAt } = await savedPayee(reads, tenantId, { targetIndex, address }, 0);
      return [label, availableAt].filter((value) => value !== null);
    }),
    settingsOf: both(async ({ reads, tenantId }) => (await settingsOf(reads, tenantId)).updatedAt),
  },
  others: { lockFactors: 'takes a lock by a name, and reads no row' },
  plant: ({ pool }, { tenantId }) =>
    pool.owner('protection_settings').where({ tenant_id: tenantId }).update({ enabled: true }),
};
