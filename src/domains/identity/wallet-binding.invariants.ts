import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'wallet_bindings.predecessor_id',
    rows: `SELECT b.id, b.predecessor_id FROM wallet_bindings b JOIN wallet_bindings p ON p.id = b.predecessor_id
      WHERE p.tenant_id <> b.tenant_id OR p.identity_id <> b.identity_id`,
  },
  {
    name: 'rotations_end_their_predecessor',
    // B 3.
    meaning: 'A wallet that was bound by a rotation and the wallet that it replaced do not both sign.',
    sql: `SELECT b.id AS binding, p.id AS predecessor, p.status FROM wallet_bindings b
      JOIN wallet_bindings p ON p.id = b.predecessor_id WHERE b.status IN ('ACTIVE', 'ROTATED') AND p.status = 'ACTIVE'`,
  },
];
