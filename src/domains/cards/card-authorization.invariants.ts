import type { DomainInvariant } from '../../platform/audit/index.ts';

/** The amount that each authorization takes from its limits, on the day on which it happened. */
const TAKEN = `SELECT s.type, s.id, floor(extract(epoch FROM a.created_at) / 86400)::int AS day,
    sum(a.amount_base_units - a.reversed_base_units) AS taken
  FROM card_authorizations a,
    LATERAL (VALUES ('wallet', a.wallet_id), ('agent', a.agent_id), ('card', a.card_id)) s (type, id)
  WHERE a.status IN ('APPROVED', 'REVERSED') AND s.id IS NOT NULL GROUP BY 1, 2, 3`;

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'card_spend_is_what_was_taken',
    // B 2.3, D-271, D-272, D-273.
    meaning:
      'What a wallet, an agent or a card has spent on a day is what its approved authorizations of that day took, less what was given back.',
    sql: `SELECT COALESCE(t.type, s.subject_type) AS type, COALESCE(t.id, s.subject_id) AS id,
        COALESCE(t.day, s.day) AS day, t.taken, s.amount_base_units AS counted
      FROM (${TAKEN}) t
      FULL JOIN card_spend s ON (s.subject_type, s.subject_id, s.day) = (t.type, t.id, t.day)
      WHERE COALESCE(t.taken, 0) <> COALESCE(s.amount_base_units, 0)`,
  },
  {
    name: 'issuers_give_back_at_most_what_is_recorded',
    // D-272.
    meaning: 'The reversals of an issuer add up to no more than what its authorization gave back.',
    sql: `SELECT a.id AS authorization, a.reversed_base_units, sum(r.amount_base_units) AS reversals
      FROM card_issuer_reversals r LEFT JOIN card_authorizations a ON a.id = r.authorization_id
      GROUP BY 1, 2 HAVING sum(r.amount_base_units) > COALESCE(a.reversed_base_units, 0)`,
  },
  {
    name: 'enforced_denials_decline_cards',
    // B 4.6, D-270.
    meaning: 'An authorization that a policy denied in enforce mode was declined.',
    sql: `SELECT a.id AS authorization, a.status, d.id AS decision FROM policy_decisions d
      JOIN card_authorizations a ON a.id = d.resource_id WHERE d.enforced AND NOT d.allow AND a.status <> 'DECLINED'`,
  },
  {
    name: 'authorizations_count_where_their_card_does',
    // D-273, D-274.
    meaning: 'An authorization counts under the wallet and the agent of its card.',
    sql: `SELECT a.id AS authorization, a.card_id AS card FROM card_authorizations a JOIN cards c ON c.id = a.card_id
      WHERE (a.wallet_id, a.agent_id) IS DISTINCT FROM (c.wallet_id, c.agent_id)`,
  },
  {
    reference: 'card_authorizations.card_id',
    rows: `SELECT a.id, a.card_id FROM card_authorizations a LEFT JOIN cards c ON c.id = a.card_id
      WHERE c.id IS NULL OR c.tenant_id IS DISTINCT FROM a.tenant_id`,
  },
  {
    reference: 'card_spend.tenant_id',
    rows: `SELECT s.subject_id AS id, s.tenant_id FROM card_spend s JOIN cards c ON c.id = s.subject_id
      WHERE s.subject_type = 'card' AND c.tenant_id IS DISTINCT FROM s.tenant_id`,
  },
  {
    reference: 'card_issuer_reversals.authorization_id',
    rows: `SELECT r.id, r.authorization_id FROM card_issuer_reversals r
      LEFT JOIN card_authorizations a ON a.id = r.authorization_id
      WHERE a.id IS NULL OR a.tenant_id IS DISTINCT FROM r.tenant_id`,
  },
];
