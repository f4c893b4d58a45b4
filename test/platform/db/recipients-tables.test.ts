import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase } from '../../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const at = new Date('2026-03-02T09:00:00.000Z');
const engine = { status: 'RESERVED', step: 1, created_at: at, updated_at: at };
let count = 0;
const payid = (n: number): string => `did:payid:${n.toString(16).padStart(64, '0')}`;

const reservation = (more: object = {}) => {
  count += 1;
  return {
    id: `rsv_${count}`,
    ...engine,
    reserved_by_tenant_id: 'ten_a',
    did: payid(count),
    contact_kind: 'PHONE',
    contact_ciphertext: 'x',
    contact_index: `index-${count}`,
    contact_masked: '+***',
    ...more,
  };
};
const handle = (name: string, more: object) => ({ handle: name, created_at: at, updated_at: at, ...more });
const binding = (more: object = {}) => {
  count += 1;
  return {
    id: `bnd_${count}`,
    ...engine,
    status: 'ACTIVE',
    tenant_id: 'ten_a',
    identity_id: 'idn_a',
    chain_id: 84532,
    chain_family: 'EVM',
    wallet_type: 'EOA',
    controller_type: 'SELF',
    verification_method: 'SIGNATURE_CHALLENGE',
    wallet_address: `0x${String(count).padStart(40, '0')}`,
    ...more,
  };
};
const insert = (table: string, row: object) => pool.owner(table).insert(row);

describe('the tables of recipients', () => {
  test('allow one reservation per contact and one contact per DID, and a tenant for each claimed one (D-336)', async () => {
    const first = reservation();
    await insert('did_reservations', first);
    const twice = (columns: object) => insert('did_reservations', reservation(columns));
    await expect(twice({ contact_index: first.contact_index })).rejects.toThrow(/did_reservations_contact_unique/);
    await expect(twice({ did: first.did })).rejects.toThrow(/did_reservations_did_unique/);
    await expect(twice({ did: 'did:payid:short' })).rejects.toThrow(/did_reservations_did_form/);
    await expect(twice({ status: 'CLAIMED' })).rejects.toThrow(/did_reservations_claimed_by_somebody/);
    await expect(twice({ claimed_by_tenant_id: 'ten_b' })).rejects.toThrow(/did_reservations_claimed_by_somebody/);
    await expect(twice({ contact_kind: 'PIGEON' })).rejects.toThrow(/did_reservations_contact_kind_known/);
  });

  test('allow one holder per handle, and one handle per tenant (D-111, D-182)', async () => {
    const held = reservation();
    await insert('did_reservations', held);
    await insert('directory_handles', handle('blue-harbor', { reservation_id: held.id }));
    const refused = (name: string, more: object) => expect(insert('directory_handles', handle(name, more))).rejects;
    await refused('blue-harbor', { tenant_id: 'ten_a' }).toThrow(/directory_handles_handle_unique/);
    await refused('nobodys', {}).toThrow(/directory_handles_one_holder/);
    await refused('both', { tenant_id: 'ten_a', reservation_id: held.id }).toThrow(/directory_handles_one_holder/);
    await refused('Loud', { tenant_id: 'ten_a' }).toThrow(/directory_handles_form/);
    await refused('of-nothing', { reservation_id: 'rsv_none' }).toThrow(/reservation_id/);
    await insert('directory_handles', handle('acme-imports', { tenant_id: 'ten_a' }));
    await refused('acme-exports', { tenant_id: 'ten_a' }).toThrow(/directory_handles_tenant_unique/);
    await insert('directory_handles', handle('second-name', { reservation_id: held.id }));
  });

  test('allow one ACTIVE wallet per address, in any spelling (B 2.8, D-322)', async () => {
    const address = `0x${'aB'.repeat(20)}`;
    await insert('wallet_bindings', binding({ wallet_address: address }));
    const again = { wallet_address: address.toLowerCase().replace('0X', '0x') };
    await expect(insert('wallet_bindings', binding(again))).rejects.toThrow(/wallet_bindings_active_unique/);
    await insert('wallet_bindings', binding({ ...again, status: 'REVOKED' }));
    await expect(insert('wallet_bindings', binding({ wallet_address: '0x1' }))).rejects.toThrow(
      /wallet_bindings_wallet_address_form/,
    );
  });

  test('keep each payer’s nonce permanently, by the constraint alone (D-148)', async () => {
    const { rows } = await pool.owner.raw(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
        WHERE conrelid = 'payment_envelopes'::regclass ORDER BY 1`,
    );
    const rules = Object.fromEntries(rows.map(({ name, rule }: { name: string; rule: string }) => [name, rule]));
    expect(rules.payment_envelopes_nonce_unique).toBe('UNIQUE (payer, nonce)');
    // Two texts of one number would be two nonces.
    expect(rules.payment_envelopes_nonce_form).toBe(`CHECK ((nonce ~ '^(0|[1-9][0-9]{0,77})$'::text))`);
    expect(rules.payment_envelopes_payment_id_unique).toBe('UNIQUE (payment_id)');
    expect(rules.payment_envelopes_payment_id_foreign).toMatch(/REFERENCES offramp_payments\(id\)$/);
  });

  test('index payments by status only for filtered lists, and open payments by an index that their last step changes', async () => {
    const { rows } = await pool.owner.raw(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'offramp_payments'`,
    );
    const definitions = new Map<string, string>(
      rows.map(({ name, definition }: Record<string, string>) => [name, definition]),
    );
    const knowing = (what: RegExp) =>
      [...definitions]
        .filter(([, definition]) => what.test(definition.replace(/^.* USING /, '')))
        .map(([name]) => name);
    // Each of them costs an entry more for each step.
    const lists = ['by_%_public_status', 'by_%_status', 'intents_by_%_status'].flatMap((list) =>
      ['recipient', 'sender'].map((party) => `offramp_payments_${list.replace('%', party)}`),
    );
    expect(knowing(/status/).toSorted()).toEqual(lists.toSorted());
    expect(knowing(/\b(step|updated_at)\b/)).toEqual([]);
    const isOpen = '(delivered_at IS NULL) AND (refunded_at IS NULL) AND (canceled_at IS NULL)';
    expect(definitions.get('offramp_payments_open')).toContain(`(recipient_tenant_id, id) WHERE (${isOpen})`);
    expect(definitions.get('offramp_payments_open_by_did')).toContain(
      `(recipient_did) WHERE ((recipient_did IS NOT NULL) AND ${isOpen})`,
    );
  });
});
