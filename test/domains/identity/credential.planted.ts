import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'tenants_stay_apart',
    'credentials.verification_session_id',
    ({ sender, recipient }) => `
    INSERT INTO verification_sessions (id, status, step, created_at, updated_at, tenant_id, kind, subject_type, subject_id,
      legal_name, requirements, expires_at) VALUES ('vs_x', 'CREATED', 1, now(), now(), '${sender}', 'KYC', 'TENANT',
      '${sender}', 'X', '{}', now());
    INSERT INTO credentials (id, status, step, created_at, updated_at, tenant_id, kind, subject_type, subject_id, subject_did,
      issued_at, issuer_kind, issuer_ref, schema_version, status_source, verification_session_id) VALUES ('cred_x', 'ACTIVE',
      1, now(), now(), '${recipient}', 'PERSON_IDENTITY', 'TENANT', 'x', 'x', now(), 'PLATFORM', 'x', '1', 'x', 'vs_x')`,
  ],
];
