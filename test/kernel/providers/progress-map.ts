import type { MockProgress, MockProgressStore } from '../../../src/kernel/providers/mock-progress.ts';

/** The store's contract over a map: what the table does with a primary key and `WHERE step = from`. */
export const progressMap = (): MockProgressStore & { readonly rows: Map<string, MockProgress> } => {
  const rows = new Map<string, MockProgress>();
  return {
    rows,
    get: async (key) => rows.get(key),
    advance: async (next, from) => {
      const standing = rows.get(next.idempotencyKey);
      if (standing && standing.step !== from) return standing;
      if (!standing && from !== null) throw new Error(`no row ${next.idempotencyKey}`);
      rows.set(next.idempotencyKey, next);
      return next;
    },
  };
};
