import type { Pool } from '../../src/platform/db/connection/pool.ts';
import type { Receiver } from './receiver.ts';

/** What the invariants do not know: what nobody was told, and what was done before its time. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'webhooks that do not arrive': `SELECT event_id, status, last_error FROM webhook_deliveries WHERE status <> 'DELIVERED'`,
  'events without a webhook': `SELECT e.id, e.type FROM webhook_endpoints w
      JOIN events e ON w.tenant_id = ANY(e.parties) AND e.type LIKE 'payment.%'
    WHERE NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.event_id = e.id AND d.endpoint_id = w.id)`,
  'claims that ended before their time': `SELECT l.aggregate_id, l.at, c.expires_at FROM lifecycle_log l
      JOIN claims c ON c.id = l.aggregate_id
    WHERE l.machine = 'claim' AND l.to_status = 'EXPIRED' AND l.at < c.expires_at`,
  'payments that went back before their time': `SELECT l.aggregate_id, l.at, c.grace_ends_at FROM lifecycle_log l
      JOIN claims c ON c.payment_id = l.aggregate_id
    WHERE l.machine = 'offramp-payment' AND l.event = 'GRACE_OVER' AND l.at < c.grace_ends_at`,
  'payouts of which the reference was forgotten': `SELECT a.idempotency_key, e.provider_ref FROM provider_attempts a
      JOIN provider_events e ON e.payment_id = a.payment_id AND e.provider = a.provider
    WHERE a.provider_ref IS NULL AND e.provider_ref IS NOT NULL`,
  // The reference was known a minute earlier. Clocks are set by less than that.
  'webhooks of a known payout that nobody looked at': `SELECT e.provider, e.event_id FROM provider_events e
    WHERE e.disposition = 'unmatched' AND EXISTS (
      SELECT FROM provider_events k WHERE k.provider = e.provider AND k.provider_ref = e.provider_ref
        AND k.payment_id IS NOT NULL AND k.received_at < e.received_at - interval '1 minute')`,
  'claims of which a status was not told': `SELECT l.aggregate_id, l.to_status FROM lifecycle_log l
    WHERE l.machine = 'claim' AND l.from_status IS DISTINCT FROM l.to_status AND NOT EXISTS (
      SELECT FROM events e WHERE e.resource_id = l.aggregate_id
        AND e.type = 'claim.' || CASE l.to_status WHEN 'OPEN' THEN 'opened' ELSE lower(l.to_status) END)`,
};

/** Deliveries that are under way, and feeds of which not every event was passed to its endpoints. */
export async function untoldWebhooks(pool: Pool): Promise<number> {
  const { rows } = await pool.owner.raw<{ rows: { count: number }[] }>(`SELECT (
      (SELECT count(*) FROM webhook_deliveries WHERE status = 'PENDING') +
      (SELECT count(*) FROM webhook_marks m JOIN feed_counters c USING (tenant_id) WHERE c.last_sequence > m.sequence)
    )::int AS count`);
  return rows[0]?.count ?? 0;
}

/** Payments whose last answer is not what is stored, although nothing happens any more. */
export async function staleReads(pool: Pool, shown: ReadonlyMap<string, string | undefined>): Promise<string[]> {
  const { rows } = await pool.owner.raw<{ rows: { id: string; status: string }[] }>(
    'SELECT id, status FROM offramp_payments ORDER BY id',
  );
  return rows
    .filter(({ id, status }) => shown.has(id) && shown.get(id) !== status)
    .map(({ id, status }) => `${id} is ${status}, and its sender is told ${shown.get(id)}`);
}

/** What is wrong once everything has come to its end. */
export async function wrongEndings(pool: Pool, receiver: Receiver): Promise<string[]> {
  const problems: string[] = [];
  for (const [what, question] of Object.entries(QUESTIONS)) {
    const { rows } = await pool.owner.raw<{ rows: unknown[] }>(question);
    if (rows.length > 0) problems.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const delivered = await pool
    .owner<Delivery>('webhook_deliveries')
    .where({ status: 'DELIVERED' })
    .orderBy(['resource_id', 'sequence'])
    .select('event_id', 'resource_id', 'status');
  for (const { event_id: id } of delivered)
    if (!receiver.taken.has(id)) problems.push(`${id} counts as delivered, and nobody has taken it`);
  return [...problems, ...outOfOrder(delivered, receiver)];
}

interface Delivery {
  readonly event_id: string;
  readonly resource_id: string;
  readonly status: string;
}

/** The first attempts of a resource's events leave in their order. */
function outOfOrder(delivered: readonly Delivery[], { seen }: Receiver): string[] {
  const places = new Map([...seen].map((id, place) => [id, place]));
  return delivered.flatMap(({ event_id: id, resource_id: resource }, at) => {
    const next = delivered[at + 1];
    const isEarlier = next?.resource_id === resource && (places.get(next.event_id) ?? -1) < (places.get(id) ?? -1);
    return isEarlier ? [`${next.event_id} of ${resource} was sent before ${id}`] : [];
  });
}
