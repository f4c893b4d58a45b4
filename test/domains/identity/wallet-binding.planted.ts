import type { Plants } from '../../platform/audit/planted/plant.ts';

const binding = (id: string, tenant: string, digit: string, predecessor: string | null) => `
    INSERT INTO wallet_bindings (id, status, step, created_at, updated_at, tenant_id, identity_id, chain_family, chain_id,
      wallet_address, wallet_type, controller_type, verification_method, predecessor_id) VALUES ('${id}', 'ACTIVE', 1, now(),
      now(), '${tenant}', 'idn_planted', 'EVM', 84532, '0x' || repeat('${digit}', 40), 'EOA', 'SELF', 'SIGNATURE_CHALLENGE',
      ${predecessor === null ? 'NULL' : `'${predecessor}'`});`;

export const plants: Plants = [
  [
    'tenants_stay_apart',
    'wallet_bindings.predecessor_id',
    ({ sender, recipient }) =>
      `${binding('bnd_p1', sender, 'a', null)}
       UPDATE wallet_bindings SET status = 'ROTATED' WHERE id = 'bnd_p1';
       ${binding('bnd_p2', recipient, 'b', 'bnd_p1')}`,
  ],
  [
    'rotations_end_their_predecessor',
    'a rotation that left its predecessor signing',
    ({ sender }) => `${binding('bnd_p3', sender, 'c', null)} ${binding('bnd_p4', sender, 'd', 'bnd_p3')}`,
  ],
];
