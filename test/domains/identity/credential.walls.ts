import {
  credentialsHeld,
  credentialsOf,
  findCredential,
  isOnboarded,
} from '../../../src/domains/identity/credentials/credential.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    credentialsOf: both(({ tenantId }) => credentialsOf(tenantId)),
    findCredential: both(async ({ reads, tenantId, of }) => findCredential(reads, tenantId, of.id('credentials'))),
    isOnboarded: both(async ({ reads, tenantId }) => isOnboarded(reads, tenantId, new Date())),
    credentialsHeld: both(async ({ reads, tenantId }) => credentialsHeld(reads, tenantId, 'BUSINESS_IDENTITY')),
  },
  others: { stepsOfCredential: 'for workers, who see all tenants' },
};
