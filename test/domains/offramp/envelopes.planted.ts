import type { Story } from '../../platform/audit/chapter.ts';
import type { Plants } from '../../platform/audit/planted/plant.ts';

const enveloped = ({ sender, payments }: Story, message: string): string => `
  UPDATE offramp_payments SET envelope_id = 'env_x', recipient_did = 'did:payid:${'1'.repeat(64)}'
    WHERE id = '${payments.locked}';
  INSERT INTO payment_envelopes SELECT 'env_x', p.id, '${sender}', 'did:subject:x', '7', m.message, '{}', '0x', '0x', '0x',
      NULL, now()
    FROM offramp_payments p CROSS JOIN LATERAL (SELECT jsonb_build_object('payeeDid', p.recipient_did,
      'amountBaseUnits', p.amount_base_units::text, 'nonce', '7') || '${message}'::jsonb AS message) m
    WHERE p.id = '${payments.locked}'`;

export const plants: Plants = [
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
