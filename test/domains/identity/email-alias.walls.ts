import { emailAliasesOf, findEmailAlias } from '../../../src/domains/identity/aliases/email-alias.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    emailAliasesOf: both(({ tenantId }) => emailAliasesOf(tenantId)),
    findEmailAlias: both(async ({ reads, tenantId, of }) => findEmailAlias(reads, tenantId, of.id('email-aliases'))),
  },
};
