import type { Knex } from 'knex';
import type { Find } from '../find.ts';
import type { Scene } from '../scene.ts';

/** Codes and links that may reach one address in an hour. */
const MESSAGES = 10;

interface Counted {
  readonly messages: number;
  readonly documents: number;
  readonly endpoints: number;
  readonly uses: number;
}

const QUERY = `SELECT
  (SELECT coalesce(max(n), 0) FROM (SELECT count(*)::int AS n FROM test_messages
     WHERE channel = 'sms' AND tenant_id = ANY(:tenants) AND code_ciphertext IS NOT NULL
     GROUP BY recipient_index) m) AS messages,
  (SELECT coalesce(max(n), 0) FROM (SELECT count(*)::int AS n FROM purchase_orders p JOIN extractions e ON e.id = p.extraction_id
     JOIN uploads u ON u.id = e.upload_id WHERE p.borrower_tenant_id = ANY(:tenants) AND p.status NOT IN ('REPAID', 'CANCELED')
     GROUP BY u.tenant_id, u.sha256) d) AS documents,
  (SELECT count(*)::int FROM webhook_endpoints w JOIN lifecycle_log l ON l.aggregate_id = w.id AND l.step = 1
     WHERE w.tenant_id = :victim AND w.status = 'ENABLED' AND l.actor = ANY(:dead)) AS endpoints,
  (SELECT count(*)::int FROM card_authorizations c JOIN agents a ON a.id = c.agent_id
     WHERE c.tenant_id = :victim AND c.status = 'APPROVED' AND a.status = 'SUSPENDED' AND c.created_at > a.suspended_at) AS uses`;

/** What no single request shows: how often, how much of one thing, and what goes on after an end. */
export async function abuses(database: Knex, { world, value, ended }: Scene): Promise<Find | undefined> {
  const tenants = world.tenants.map(({ name }) => value(`${name}Tenant`) ?? '');
  const dead = [...ended].map((name) => `key:${value(`${name}Id`) ?? ''}`);
  const { rows } = await database.raw<{ rows: Counted[] }>(QUERY, {
    tenants,
    dead,
    victim: value('victimTenant') ?? '',
  });
  const [counted] = rows;
  if (counted === undefined) return undefined;
  const { messages, documents, endpoints, uses } = counted;
  if (messages > MESSAGES && world.isFlooded)
    return { oracle: 'abuse', message: `${messages} codes reached one phone number in an hour` };
  if (documents > 1) return { oracle: 'abuse', message: `${documents} open purchase orders stand on one document` };
  if (endpoints > 0) return { oracle: 'ended', message: 'an endpoint that a revoked key made still gets events' };
  if (uses > 0) return { oracle: 'ended', message: 'a card of a suspended agent paid' };
  return undefined;
}
