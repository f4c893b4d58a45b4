import {
  aliasesOf,
  codeSends,
  findAlias,
  hasAlias,
  standingAlias,
} from '../../../src/domains/identity/aliases/phone-alias.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    aliasesOf: both(({ tenantId }) => aliasesOf(tenantId)),
    findAlias: both(async ({ reads, tenantId, of }) => findAlias(reads, tenantId, of.id('phone-aliases'))),
    standingAlias: both(async ({ reads, tenantId, of }) =>
      standingAlias(reads, tenantId, await of.find('phone_aliases', 'phone_index')),
    ),
    hasAlias: both(async ({ reads, tenantId, of }) =>
      hasAlias(reads, tenantId, await of.find('phone_aliases', 'phone_index')),
    ),
    codeSends: both(async ({ reads, tenantId, of }) =>
      codeSends(reads, tenantId, await of.find('phone_aliases', 'phone_index'), new Date()),
    ),
  },
};
