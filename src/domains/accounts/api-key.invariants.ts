import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'api_keys.member_id',
    rows: `SELECT k.id, k.member_id AS refers FROM api_keys k LEFT JOIN members m ON m.id = k.member_id
      WHERE m.tenant_id IS DISTINCT FROM k.tenant_id`,
  },
  {
    reference: 'api_keys.agent_id',
    rows: `SELECT k.id, k.agent_id FROM api_keys k LEFT JOIN agents a ON a.id = k.agent_id
      WHERE k.agent_id IS NOT NULL AND a.tenant_id IS DISTINCT FROM k.tenant_id`,
  },
  {
    reference: 'api_key_uses.tenant_id',
    rows: `SELECT u.api_key_id, u.tenant_id FROM api_key_uses u JOIN api_keys k ON k.id = u.api_key_id
      WHERE k.tenant_id <> u.tenant_id`,
  },
  {
    reference: 'version_uses.tenant_id',
    rows: `SELECT u.api_key_id AS id, u.tenant_id AS refers FROM version_uses u JOIN api_keys k ON k.id = u.api_key_id
      WHERE k.tenant_id <> u.tenant_id`,
  },
];
