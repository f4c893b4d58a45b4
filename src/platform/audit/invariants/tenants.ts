import type { Invariant, TenantReference } from '../../invariant.ts';

const ofTheLedger: readonly TenantReference[] = [
  {
    reference: 'ledger_balances.tenant_id',
    rows: `SELECT b.account_id, b.tenant_id FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id
      WHERE a.tenant_id IS DISTINCT FROM b.tenant_id`,
  },
];

/** One invariant of all the places where a row can refer to another one. */
export const tenantInvariant = (references: readonly TenantReference[]): Invariant => ({
  name: 'tenants_stay_apart',
  // B 5, D-039.
  meaning: "No row of one tenant refers to another's, but for the two parties of a payment.",
  sql: [...ofTheLedger, ...references]
    .map(({ reference, rows }) => `SELECT '${reference}' AS reference, s.* FROM (${rows}) AS s(id, refers)`)
    .join('\nUNION ALL '),
});
