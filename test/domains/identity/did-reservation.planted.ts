import type { Story } from '../../platform/audit/chapter.ts';
import type { Plants } from '../../platform/audit/planted/plant.ts';

const claimed = ({ sender, recipient }: Story, redirectsTo: string): string => `
  INSERT INTO did_reservations (id, status, step, created_at, updated_at, reserved_by_tenant_id, claimed_by_tenant_id, did,
    contact_kind, contact_ciphertext, contact_index, contact_masked, redirects_to, claimed_at)
  VALUES ('rsv_x', 'CLAIMED', 2, now(), now(), '${sender}', '${recipient}', 'did:payid:${'2'.repeat(64)}', 'PHONE', 'x', 'x',
    '+***', ${redirectsTo}, now())`;

export const plants: Plants = [
  ['claimed_dids_lead_home', 'a claimed payid that its tenant never got', (story) => claimed(story, 'NULL')],
  [
    'claimed_dids_lead_home',
    'an alias of somebody else’s payid',
    (story) => claimed(story, `'did:payid:${'3'.repeat(64)}'`),
  ],
];
