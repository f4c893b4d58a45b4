import type { Plants } from '../../platform/audit/planted/plant.ts';

const dayOf = (authorization: string): string =>
  `(SELECT floor(extract(epoch FROM created_at) / 86400)::int FROM card_authorizations WHERE id = '${authorization}')`;

export const plants: Plants = [
  [
    'card_spend_is_what_was_taken',
    'a reversal that was credited to the day on which it came, and not to that of its authorization',
    ({
      card,
      authorization,
    }) => `UPDATE card_spend SET amount_base_units = amount_base_units + 1000000 WHERE subject_id = '${card}';
      INSERT INTO card_spend SELECT subject_type, subject_id, ${dayOf(authorization)} + 31, tenant_id, 0 FROM card_spend
        WHERE subject_id = '${card}'`,
  ],
  [
    'card_spend_is_what_was_taken',
    'what was taken in the month before it happened',
    ({ card }) => `UPDATE card_spend SET day = day - 31 WHERE subject_id = '${card}'`,
  ],
  [
    'card_spend_is_what_was_taken',
    'an approval that was not counted',
    ({ card }) => `DELETE FROM card_spend WHERE subject_id = '${card}'`,
  ],
  [
    'card_spend_is_what_was_taken',
    'a decline that counts',
    ({ card }) =>
      `INSERT INTO card_spend SELECT 'agent', 'agt_x', day, tenant_id, 1 FROM card_spend WHERE subject_id = '${card}'`,
  ],
  [
    'issuers_give_back_at_most_what_is_recorded',
    'a reversal that was taken twice under two names',
    ({
      authorization,
    }) => `INSERT INTO card_issuer_reversals SELECT 'irev_x', tenant_id, authorization_id, 1, created_at
      FROM card_issuer_reversals WHERE authorization_id = '${authorization}'`,
  ],
  [
    'enforced_denials_decline_cards',
    'an authorization that went through although its policy denied it',
    ({
      authorization,
      sender,
    }) => `INSERT INTO policy_decisions (id, tenant_id, source, mode, allow, enforced, reason, policy_id,
        policy_version, sha256, rule_trace, resource_id, created_at) SELECT 'dec_x', '${sender}', 'card', 'enforce', false, true,
        'DAILY_CAP', id, active_version, repeat('a', 64), '[]', '${authorization}', now() FROM policies
      WHERE tenant_id = '${sender}' LIMIT 1`,
  ],
  [
    'authorizations_count_where_their_card_does',
    'an authorization that counts under another agent than its card’s',
    ({ card }) =>
      `UPDATE cards SET agent_id = (SELECT min(id) FROM agents WHERE tenant_id = cards.tenant_id) WHERE id = '${card}'`,
  ],
  [
    'cards_show_the_multisig_of_their_wallet',
    'a card that draws from another address',
    ({
      card,
    }) => `UPDATE cards SET cardholder_id = NULL, funding_card_account_id = NULL, multisig_address = '0x${'1'.repeat(40)}',
      wallet_id = (SELECT min(id) FROM wallets WHERE tenant_id = cards.tenant_id) WHERE id = '${card}'`,
  ],
  [
    'tenants_stay_apart',
    'cards.wallet_id',
    ({
      card,
    }) => `UPDATE cards SET cardholder_id = NULL, funding_card_account_id = NULL, multisig_address = '0x${'1'.repeat(40)}',
      wallet_id = 'wal_x' WHERE id = '${card}'`,
  ],
  ['tenants_stay_apart', 'cards.agent_id', ({ card }) => `UPDATE cards SET agent_id = 'agt_x' WHERE id = '${card}'`],
  [
    'tenants_stay_apart',
    'card_authorizations.card_id',
    ({ authorization, recipient }) =>
      `UPDATE card_authorizations SET tenant_id = '${recipient}' WHERE id = '${authorization}'`,
  ],
  [
    'tenants_stay_apart',
    'card_spend.tenant_id',
    ({ card, recipient }) => `UPDATE card_spend SET tenant_id = '${recipient}' WHERE subject_id = '${card}'`,
  ],
  [
    'tenants_stay_apart',
    'card_issuer_reversals.authorization_id',
    ({ authorization, recipient }) =>
      `UPDATE card_issuer_reversals SET tenant_id = '${recipient}' WHERE authorization_id = '${authorization}'`,
  ],
];
