import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'tenants_stay_apart',
    'payout_destinations.verification_credential_id',
    ({ sender }) => `
    INSERT INTO credentials (id, status, step, created_at, updated_at, tenant_id, kind, subject_type, subject_id, subject_did,
      issued_at, issuer_kind, issuer_ref, schema_version, status_source) VALUES ('cred_x', 'ACTIVE', 1, now(), now(),
      '${sender}', 'DESTINATION_OWNERSHIP', 'TENANT', 'x', 'x', now(), 'PLATFORM', 'x', '1', 'x');
    UPDATE payout_destinations SET verification_credential_id = 'cred_x'`,
  ],
];
