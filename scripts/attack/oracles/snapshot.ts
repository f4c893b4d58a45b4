import type { Knex } from 'knex';

/** What of a tenant decides who may do what, and its money: one row for each thing, by its id. */
export interface Snapshot {
  readonly members: Readonly<Record<string, MemberRow>>;
  readonly grants: Readonly<Record<string, GrantRow>>;
  readonly keys: Readonly<Record<string, { readonly scopes: readonly string[] }>>;
  readonly protection: ProtectionRow | null;
  readonly factors: Readonly<Record<string, { readonly member: string }>>;
  readonly rules: Readonly<Record<string, unknown>> | null;
  readonly attachments: Readonly<Record<string, { readonly policy: string; readonly version: number }>>;
  readonly cards: Readonly<Record<string, CardRow>>;
  readonly agents: Readonly<Record<string, { readonly status: string }>>;
  readonly directions: Readonly<Record<string, DirectionRow>>;
  /** Base units of USD. */
  readonly available: number;
  /** What waits for an approval, a review, or a recipient who is to join: the gates judge it before it is on its way. */
  readonly held: number;
  /** What members and keys that are not the attacker's have committed to payments. */
  readonly own: number;
}

export interface MemberRow {
  readonly role: string;
  readonly status: string;
  readonly groups: readonly string[];
}

export interface GrantRow {
  readonly member: string;
  readonly actions: readonly string[];
  readonly weight: number;
  readonly limits: readonly (number | null)[];
}

export interface ProtectionRow {
  readonly enabled: boolean;
  readonly threshold: number;
  readonly coolingOff: number;
  readonly factors: number;
}

export interface CardRow {
  readonly status: string;
  readonly limits: readonly (number | null)[];
  readonly blocked: readonly string[];
  readonly allowed: readonly string[] | null;
}

export interface DirectionRow {
  readonly kind: string;
  readonly status: string;
  readonly isOwnBalance: boolean;
}

const rows = (table: string, value: string, where = 'true'): string =>
  `(SELECT coalesce(jsonb_object_agg(id, jsonb_build_object(${value})), '{}') FROM ${table} WHERE tenant_id = :tenant AND ${where})`;

const direction = (table: string, kind: string, status: string, more = 'false'): string =>
  `SELECT id, jsonb_build_object('kind', '${kind}', 'status', ${status}, 'isOwnBalance', ${more}) AS row
     FROM ${table} WHERE tenant_id = :tenant`;

const QUERY = `SELECT jsonb_build_object(
  'members', ${rows('members', `'role', role, 'status', status, 'groups', approval_groups`)},
  'grants', ${rows(
    'authorities',
    `'member', member_id, 'actions', allowed_actions, 'weight', approval_weight,
     'limits', jsonb_build_array(per_tx_limit_base_units, daily_limit_base_units, monthly_limit_base_units)`,
    `status = 'ACTIVE'`,
  )},
  'keys', ${rows('api_keys', `'scopes', scopes`, `status = 'ACTIVE'`)},
  'protection', (SELECT jsonb_build_object('enabled', enabled, 'threshold', threshold_base_units,
     'coolingOff', cooling_off_seconds, 'factors', required_factors) FROM protection_settings WHERE tenant_id = :tenant),
  'factors', ${rows('twofa_factors', `'member', member_id`, `status = 'VERIFIED'`)},
  'rules', (SELECT rules FROM payment_policies WHERE tenant_id = :tenant AND status = 'ACTIVE' LIMIT 1),
  'attachments', (SELECT coalesce(jsonb_object_agg(a.id, jsonb_build_object('policy', a.policy_id, 'version', p.active_version)), '{}')
     FROM policy_attachments a JOIN policies p ON p.id = a.policy_id AND p.tenant_id = a.tenant_id
     WHERE a.tenant_id = :tenant AND a.status = 'ATTACHED'),
  'cards', ${rows(
    'cards',
    `'status', status, 'blocked', blocked_mcc, 'allowed', allowed_mcc, 'limits', jsonb_build_array(
     per_transaction_base_units, daily_base_units, weekly_base_units, monthly_base_units)`,
  )},
  'agents', ${rows('agents', `'status', status`)},
  'directions', (SELECT coalesce(jsonb_object_agg(id, row), '{}') FROM (
     ${direction('phone_aliases', 'phone', 'status')} UNION ALL ${direction('email_aliases', 'email', 'status')}
     UNION ALL ${direction('payout_destinations', 'destination', "status || CASE WHEN is_default THEN ' default' ELSE '' END", "type = 'SERVICE_BALANCE'")}
     UNION ALL ${direction('contacts', 'contact', 'status')}) d),
  'available', (SELECT coalesce(sum(b.balance), 0) FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
     WHERE a.tenant_id = :tenant AND a.kind = 'available'),
  'held', (SELECT coalesce(sum(amount_base_units), 0) FROM offramp_payments
     WHERE sender_tenant_id = :tenant AND status IN ('COMPLIANCE_HOLD', 'PENDING_CLAIM') AND custody <> 'none'),
  'own', (SELECT coalesce(sum(amount_base_units), 0) FROM offramp_payments
     WHERE sender_tenant_id = :tenant AND initiator_member_id = :owner AND custody <> 'none' AND key_issuer_id IS NULL AND agent_id IS NULL)
) AS snapshot`;

/** One statement: what it shows stood at one moment. */
export async function snapshotOf(database: Knex, tenant: string, owner: string): Promise<Snapshot> {
  const { rows: found } = await database.raw<{ rows: { snapshot: Snapshot }[] }>(QUERY, { tenant, owner });
  const [row] = found;
  if (row === undefined) throw new Error(`${tenant} has no rows`);
  return row.snapshot;
}
