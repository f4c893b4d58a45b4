import { pageOfPayments, rowsOf } from '../../../src/domains/payments/payment-list.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    pageOfPayments: both(
      async ({ reads, tenantId }) =>
        ((await pageOfPayments(reads, tenantId, {}, { take: 200 })) as { rows: unknown } | undefined)?.rows,
    ),
    rowsOf: both(async ({ reads, tenantId, of }) => {
      const listed = { id: of.intent.claimedId, createdAt: new Date() };
      const found = (await rowsOf(reads, tenantId, [listed])) as { payments: ReadonlyMap<string, unknown> } | undefined;
      return [...(found?.payments.values() ?? [])];
    }),
  },
};
