import type { Invariant, TenantReference } from '../../invariant.ts';

/** One invariant of all the places where a row can refer to another one; none where no domain names any. */
export const tenantInvariants = (references: readonly TenantReference[]): Invariant[] =>
  references.length === 0
    ? []
    : [
        {
          name: 'tenants_stay_apart',
          // B 5, D-039.
          meaning: "No row of one tenant refers to another's, but for the parties of a resource that has several.",
          sql: references
            .map(({ reference, rows }) => `SELECT '${reference}' AS reference, s.* FROM (${rows}) AS s(id, refers)`)
            .join('\nUNION ALL '),
        },
      ];
