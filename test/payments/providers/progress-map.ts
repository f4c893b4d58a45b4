import type { MockPayout, MockProgressStore } from '../../../src/payments/providers/mock-progress.ts';

/** The store's contract over a map: what the table does with a primary key and an update from the step that was seen. */
export const progressMap = (): MockProgressStore & { readonly rows: Map<string, MockPayout & { step: number }> } => {
  const rows = new Map<string, MockPayout & { step: number }>();
  return {
    rows,
    begin: async (payout) => {
      if (!rows.has(payout.idempotencyKey)) rows.set(payout.idempotencyKey, { ...payout, step: 0 });
    },
    advance: async (key, lastStep) => {
      const seen = rows.get(key)?.step;
      // Whoever calls at once has seen the same.
      await Promise.resolve();
      const row = rows.get(key);
      if (row !== undefined && row.step === seen && row.step < lastStep) row.step += 1;
      return row?.step;
    },
  };
};
