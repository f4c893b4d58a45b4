import {
  payablePaymentIdentity,
  subjectDid,
  subjectDidOf,
} from '../../../src/domains/identity/handles/identity.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    subjectDidOf: both(async ({ reads, tenantId }) => subjectDidOf(reads, tenantId)),
    subjectDid: both(async ({ reads, tenantId }) => {
      const subject = { tenantId, subjectType: 'TENANT' as const, subjectId: tenantId };
      const { writes } = (await subjectDid(reads, subject, new Date())) ?? { writes: [] as unknown[] };
      // A new identity is what is written for one that was not found.
      return (writes as unknown[]).length === 0;
    }),
    payablePaymentIdentity: both(async ({ reads, tenantId }) => {
      const writes: readonly { kind: string }[] = (await payablePaymentIdentity(reads, tenantId, new Date())) ?? [];
      return !writes.some(({ kind }) => kind === 'insert');
    }),
  },
  others: { newPaymentIdentity: 'a write' },
};
