import type { IdentityRecord } from '../../../src/domains/identity/handles/identity-list.store.ts';
import {
  accountOf,
  identitiesOf,
  identityOf,
  readIdentity,
} from '../../../src/domains/identity/handles/identity-list.store.ts';
import { both, isThere, type Owned, type StoreWalls } from '../../contract/store-walls.ts';

type Identity = Pick<IdentityRecord, 'id' | 'primarySmartAccountId' | 'credential' | 'isBound'>;

/** The identity, and each of the things that other tables say of it. */
const provedOf = (identity: Identity | undefined): readonly unknown[] =>
  identity === undefined
    ? []
    : [
        identity.id,
        identity.primarySmartAccountId,
        identity.credential === 'NONE' ? null : identity.credential,
        identity.isBound ? true : null,
      ].filter(isThere);

/** The owner as a subject; the filter is of whoever asks. */
const itself = (tenantId: string, { tenantId: subjectId }: Owned) =>
  ({ tenantId, subjectType: 'TENANT', subjectId }) as const;

export const walls: StoreWalls = {
  reads: {
    identitiesOf: both(async ({ reads, tenantId }) => {
      const identities = await reads.many<Identity>(identitiesOf(tenantId, new Date()));
      return identities.flatMap(provedOf);
    }),
    readIdentity: both(async ({ reads, tenantId, of }) =>
      provedOf(await readIdentity(reads, tenantId, of.id('identities'), new Date())),
    ),
    identityOf: both(async ({ reads, tenantId, of }) =>
      provedOf(await identityOf(reads, itself(tenantId, of), new Date())),
    ),
    accountOf: both(async ({ reads, tenantId, of }) => (await accountOf(reads, itself(tenantId, of))) ?? undefined),
  },
};
