import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'tenants_stay_apart',
    'credential_anchors.credential_id',
    ({ sender, recipient }) => `
    INSERT INTO credentials (id, status, step, created_at, updated_at, tenant_id, kind, subject_type, subject_id, subject_did,
      issued_at, issuer_kind, issuer_ref, schema_version, status_source) VALUES ('cred_a', 'ACTIVE', 1, now(), now(),
      '${sender}', 'PERSON_IDENTITY', 'TENANT', 'x', 'x', now(), 'PLATFORM', 'x', '1', 'PLATFORM');
    INSERT INTO credential_anchors (id, status, step, created_at, updated_at, tenant_id, credential_id, claims, root)
      VALUES ('anc_x', 'SUBMITTED', 1, now(), now(), '${recipient}', 'cred_a', '[{}]', '0x' || repeat('0', 64))`,
  ],
];
