import {
  findOpenSession,
  findVerificationSession,
} from '../../../src/domains/identity/verification/verification-session.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    findVerificationSession: both(async ({ reads, tenantId, of }) =>
      findVerificationSession(reads, tenantId, of.id('verification-sessions')),
    ),
    findOpenSession: both(async ({ reads, tenantId, of }) =>
      findOpenSession(reads, tenantId, 'KYC', await of.find('verification_sessions', 'subject_id', { kind: 'KYC' })),
    ),
  },
  others: { verificationSessionById: 'for workers and the vendor, who see all tenants' },
};
