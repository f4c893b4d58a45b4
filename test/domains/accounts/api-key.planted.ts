import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'tenants_stay_apart',
    'api_keys.member_id',
    ({ recipient, apiKey }) => `
    UPDATE api_keys SET member_id = (SELECT id FROM members WHERE tenant_id = '${recipient}') WHERE id = '${apiKey}'`,
  ],
  [
    'tenants_stay_apart',
    'api_keys.agent_id',
    ({ apiKey }) => `UPDATE api_keys SET agent_id = 'agt_other' WHERE id = '${apiKey}'`,
  ],
  [
    'tenants_stay_apart',
    'api_key_uses.tenant_id',
    ({ recipient, apiKey }) => `INSERT INTO api_key_uses VALUES ('${apiKey}', '${recipient}', now())`,
  ],
  [
    'tenants_stay_apart',
    'version_uses.tenant_id',
    ({ recipient, apiKey }) =>
      `INSERT INTO version_uses VALUES ('${apiKey}', '${recipient}', '2026-12-01', '2026-11-28', 'getPayment', 1)`,
  ],
];
