import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'cards_show_the_multisig_of_their_wallet',
    // B 2.3, D-265.
    meaning: 'The multisig that a card draws from is that of its wallet.',
    sql: `SELECT c.id AS card, c.multisig_address, w.address FROM cards c JOIN wallets w ON w.id = c.wallet_id
      WHERE c.multisig_address IS DISTINCT FROM w.address`,
  },
  {
    reference: 'cards.wallet_id',
    rows: `SELECT c.id, c.wallet_id FROM cards c LEFT JOIN wallets w ON w.id = c.wallet_id
      WHERE c.wallet_id IS NOT NULL AND w.tenant_id IS DISTINCT FROM c.tenant_id`,
  },
  {
    reference: 'cards.agent_id',
    rows: `SELECT c.id, c.agent_id FROM cards c LEFT JOIN agents a ON a.id = c.agent_id
      WHERE c.agent_id IS NOT NULL AND a.tenant_id IS DISTINCT FROM c.tenant_id`,
  },
];
