import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'treasury_accounts_stand_as_their_wallets',
    // D-278.
    meaning: 'All buckets of an ACTIVE treasury account are deployed; one of a FAILED account cannot be.',
    sql: `SELECT a.id AS account, a.status, array_agg(w.status) AS wallets FROM treasury_accounts a
      JOIN treasury_buckets b ON b.account_id = a.id JOIN wallets w ON w.id = b.wallet_id GROUP BY a.id
      HAVING (a.status = 'ACTIVE' AND bool_or(w.status <> 'DEPLOYED'))
        OR (a.status = 'FAILED' AND bool_and(w.status <> 'FAILED'))`,
  },
  {
    name: 'treasury_targets_are_at_most_the_whole',
    // D-281.
    meaning: 'The target shares of an account add up to at most 10000 basis points.',
    sql: `SELECT account_id AS account, sum(target_bps) AS bps FROM treasury_buckets GROUP BY 1 HAVING sum(target_bps) > 10000`,
  },
  {
    name: 'treasury_rules_are_waited_for',
    // D-284.
    meaning: 'The account of an enabled rule has a job that runs its rules.',
    sql: `SELECT r.id AS rule, r.account_id AS account FROM treasury_rules r
      LEFT JOIN outbox_jobs j ON j.topic = 'treasury.rules' AND j.key = r.account_id
      WHERE r.enabled AND j.id IS NULL`,
  },
  {
    name: 'treasury_rules_stay_in_their_account',
    // D-283.
    meaning: 'A rule names buckets of its own account.',
    sql: `SELECT r.id AS rule, b.id AS bucket FROM treasury_rules r
      JOIN treasury_buckets b ON b.id IN (r.source_bucket_id, r.dest_bucket_id) WHERE b.account_id <> r.account_id`,
  },
  {
    name: 'treasury_yields_are_waited_for',
    // D-282.
    meaning: 'An account with a bucket that accrues has a job that counts its yield.',
    sql: `SELECT DISTINCT b.account_id AS account FROM treasury_buckets b
      LEFT JOIN outbox_jobs j ON j.topic = 'treasury.yield' AND j.key = b.account_id
      WHERE b.apy_bps IS NOT NULL AND j.id IS NULL`,
  },
  {
    reference: 'treasury_buckets.account_id',
    rows: `SELECT b.id, b.account_id FROM treasury_buckets b JOIN treasury_accounts a ON a.id = b.account_id
      WHERE a.tenant_id <> b.tenant_id`,
  },
  {
    reference: 'treasury_buckets.wallet_id',
    rows: `SELECT b.id, b.wallet_id FROM treasury_buckets b LEFT JOIN wallets w ON w.id = b.wallet_id
      WHERE w.tenant_id IS DISTINCT FROM b.tenant_id`,
  },
  {
    reference: 'treasury_rules.account_id',
    rows: `SELECT r.id, r.account_id FROM treasury_rules r JOIN treasury_accounts a ON a.id = r.account_id
      WHERE a.tenant_id <> r.tenant_id`,
  },
];
