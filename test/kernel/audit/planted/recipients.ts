import type { Story } from '../story.ts';
import type { Plants } from './plant.ts';

const claimed = ({ sender, recipient }: Story, redirectsTo: string): string => `
  INSERT INTO did_reservations (id, status, step, created_at, updated_at, reserved_by_tenant_id, claimed_by_tenant_id, did,
    contact_kind, contact_ciphertext, contact_index, contact_masked, redirects_to, claimed_at)
  VALUES ('rsv_x', 'CLAIMED', 2, now(), now(), '${sender}', '${recipient}', 'did:payid:${'2'.repeat(64)}', 'PHONE', 'x', 'x',
    '+***', ${redirectsTo}, now())`;

const enveloped = ({ sender, payments }: Story, message: string): string => `
  UPDATE offramp_payments SET envelope_id = 'env_x', recipient_did = 'did:payid:${'1'.repeat(64)}'
    WHERE id = '${payments.locked}';
  INSERT INTO payment_envelopes SELECT 'env_x', p.id, '${sender}', 'did:subject:x', 7, m.message, '{}', '0x', '0x', '0x',
      NULL, now()
    FROM offramp_payments p CROSS JOIN LATERAL (SELECT jsonb_build_object('payeeDid', p.recipient_did,
      'amountBaseUnits', p.amount_base_units::text, 'nonce', '7') || '${message}'::jsonb AS message) m
    WHERE p.id = '${payments.locked}'`;

export const recipients: Plants = [
  ['claimed_dids_lead_home', 'a claimed payid that its tenant never got', (story) => claimed(story, 'NULL')],
  [
    'claimed_dids_lead_home',
    'an alias of somebody else’s payid',
    (story) => claimed(story, `'did:payid:${'3'.repeat(64)}'`),
  ],
  [
    'envelopes_bind_their_payment',
    'a payment whose envelope was never kept',
    ({ payments }) => `UPDATE offramp_payments SET envelope_id = 'env_x' WHERE id = '${payments.locked}'`,
  ],
  [
    'envelopes_bind_their_payment',
    'an envelope for another amount',
    (story) => enveloped(story, '{"amountBaseUnits":"1"}'),
  ],
  [
    'envelopes_bind_their_payment',
    'an envelope for another payee',
    (story) => enveloped(story, '{"payeeDid":"did:payid:x"}'),
  ],
  [
    'envelopes_bind_their_payment',
    'an envelope of another sender',
    (story) => enveloped({ ...story, sender: story.recipient }, '{}'),
  ],
];
