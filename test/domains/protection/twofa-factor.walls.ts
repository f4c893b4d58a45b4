import {
  addressOf,
  anotherVerified,
  factorsOf,
  lockCodesSent,
  sameFactor,
} from '../../../src/domains/protection/twofa-factor.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    factorsOf: both(({ tenantId, of }) => factorsOf(tenantId, of.memberId)),
    sameFactor: both(async ({ reads, tenantId, of }) =>
      sameFactor(reads, tenantId, { memberId: of.memberId, type: 'TOTP', targetIndex: '' }),
    ),
    anotherVerified: both(async ({ reads, tenantId, of }) =>
      anotherVerified(reads, tenantId, of.memberId, 'fac_another'),
    ),
    addressOf: both(async ({ reads, tenantId, of }) =>
      addressOf(reads, tenantId, of.memberId, await of.find('twofa_factors', 'id')),
    ),
    lockCodesSent: both(async ({ reads, tenantId, of }) =>
      lockCodesSent(reads, tenantId, `enroll:${of.memberId}`, new Date()),
    ),
  },
  others: { lockCodes: 'takes a lock by a name, and reads no row' },
};
