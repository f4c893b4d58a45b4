import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'tenants_stay_apart',
    'verification_handoffs.session_id',
    ({ sender, recipient }) => `
    INSERT INTO verification_sessions (id, status, step, created_at, updated_at, tenant_id, kind, subject_type, subject_id,
      legal_name, requirements, expires_at) VALUES ('vs_h', 'CREATED', 1, now(), now(), '${sender}', 'KYC', 'TENANT',
      '${sender}-h', 'X', '{}', now());
    INSERT INTO verification_handoffs (id, status, step, created_at, updated_at, tenant_id, session_id, token_hash,
      expires_at) VALUES ('hnd_x', 'OPEN', 1, now(), now(), '${recipient}', 'vs_h', repeat('0', 64), now())`,
  ],
];
