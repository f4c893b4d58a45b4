import type { Database } from './database.ts';

export const SENDER = 'ten_01k9zt5r7m8q4x2v6b3n1c0d01';
const RECIPIENT = 'ten_01k9zt5r7m8q4x2v6b3n1c0d02';

/** The payments that are in flight: spread evenly over all that the table holds, the rest is history. */
export const IN_FLIGHT = 1000;

export const idOf = (number: number): string => `pay_${String(number).padStart(26, '0')}`;

/** The id of a payment in flight, out of `count` payments. */
export const anyId = (count: number): string =>
  idOf(Math.floor(Math.random() * IN_FLIGHT) * Math.floor(count / IN_FLIGHT));

/**
 * `count` payments by generate_series: those in flight are with their provider, which blocks and releases them, the rest
 * is delivered. Each has a history of three rows and one event.
 */
export async function seedPayments(database: Database, count: number): Promise<void> {
  const stride = Math.floor(count / IN_FLIGHT);
  const isLive = `n % ${stride} = 0`;
  // Parents that no measured statement reads are left out: a replica's session asks for none.
  await database.query('SET session_replication_role = replica');
  await database.query(`INSERT INTO tenant_clocks (tenant_id, offset_ms) VALUES ('${SENDER}', 0)`);
  const all = { ...(await requiredColumns(database)), ...columns };
  await database.query(
    `INSERT INTO offramp_payments (${Object.keys(all).join(', ')})
     SELECT ${Object.values(all).join(', ')} FROM (
       SELECT n, 'pay_' || lpad(n::text, 26, '0') AS id, ${isLive} AS live,
         timestamptz '2026-03-02 09:00+00' + n * interval '1 second' AS at
       FROM generate_series(0, $1::int - 1) AS n) AS made`,
    [count],
  );
  await database.query(
    `INSERT INTO lifecycle_log (aggregate_id, step, machine, machine_hash, event, to_status, to_public, actor, at)
     SELECT 'pay_' || lpad(n::text, 26, '0'), step, 'offramp-payment', repeat('0', 64), 'SEEDED', 'ACTION_REQUIRED',
       'ACTION_REQUIRED', 'system', timestamptz '2026-03-02 09:00+00'
     FROM generate_series(0, $1::int - 1) AS n, generate_series(1, 3) AS step`,
    [count],
  );
  await database.query(
    `INSERT INTO events (id, type, resource_id, resource_sequence, at, parties, presenter, object)
     SELECT 'evt_' || lpad(n::text, 26, '0'), 'payment.action_required', 'pay_' || lpad(n::text, 26, '0'), 3,
       timestamptz '2026-03-02 09:00+00', ARRAY['${SENDER}'], 'payment', '{}'
     FROM generate_series(0, $1::int - 1) AS n`,
    [count],
  );
  await database.query('VACUUM ANALYZE');
  await database.query('CHECKPOINT');
}

/** Columns that must hold something, with an empty value of their type. */
async function requiredColumns(database: Database): Promise<Record<string, string>> {
  const rows = await database.query(
    `SELECT column_name, data_type FROM information_schema.columns
     WHERE table_name = 'offramp_payments' AND is_nullable = 'NO' AND column_default IS NULL`,
  );
  const empty: Readonly<Record<string, string>> = { ARRAY: `'{}'`, boolean: 'false', integer: '0', numeric: '0' };
  return Object.fromEntries(
    rows.map(({ column_name, data_type }) => [String(column_name), empty[String(data_type)] ?? `''`]),
  );
}

const columns: Readonly<Record<string, string>> = {
  id: 'id',
  status: `CASE WHEN live THEN 'ACTION_REQUIRED' ELSE 'DELIVERED' END`,
  public_status: `CASE WHEN live THEN 'ACTION_REQUIRED' ELSE 'DELIVERED' END`,
  step: '3',
  // What has not ended is in the index of open payments, which operators' figures read each minute.
  delivered_at: `CASE WHEN live THEN NULL ELSE at END`,
  created_at: 'at',
  updated_at: 'at',
  sender_tenant_id: `'${SENDER}'`,
  initiator_member_id: `'mem_01k9zt5r7m8q4x2v6b3n1c0d12'`,
  phone_ciphertext: `repeat('x', 80)`,
  phone_index: `md5(n::text)`,
  phone_masked: `'+*******4567'`,
  recipient_tenant_id: `'${RECIPIENT}'`,
  source_chain_key: `'eip155:84532'`,
  source_asset_id: `'eip155:84532/erc20:0x036cbd53842c5426634e7929541ec2318f3dcf7e'`,
  asset: `'USDC'`,
  amount_base_units: '25000000',
  funding_mode: `'INTERNAL_BALANCE'`,
  custody: `'escrow'`,
  quote_set_version: '1',
  selected_route_quote_id: `'rq_' || lpad(n::text, 26, '0')`,
  destination_id: `'dst_01k9zt5r7m8q4x2v6b3n1c0d20'`,
  hold_reasons: `ARRAY[]::text[]`,
  cleared_reviews: `ARRAY[]::text[]`,
  provider: `'mock'`,
  liquidity_overridden: 'false',
  memo: `'Invoice 1042'`,
};
