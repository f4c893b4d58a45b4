import type { Knex } from 'knex';

const NAME = 'card_authorizations_reason_known';

const REASONS = [
  'CARD_INACTIVE',
  'POLICY_UNAVAILABLE',
  'POLICY_DENIED',
  'MCC_BLOCKED',
  'MCC_NOT_ALLOWED',
  'PER_TXN_LIMIT',
  'DAILY_CAP',
  'WEEKLY_CAP',
  'MONTHLY_CAP',
  'INSUFFICIENT_MULTISIG_BALANCE',
];

/** The cards of a suspended agent decline with a reason of their own (D-520). */
export const up = (knex: Knex): Promise<void> => restate(knex, [...REASONS, 'AGENT_SUSPENDED']);

export const down = (knex: Knex): Promise<void> => restate(knex, REASONS);

/** The rows that are there are held to it by a later migration, which keeps no writer waiting. */
async function restate(knex: Knex, reasons: readonly string[]): Promise<void> {
  await knex.raw(`ALTER TABLE card_authorizations DROP CONSTRAINT ${NAME},
    ADD CONSTRAINT ${NAME} CHECK (decline_reason = ANY ('{${reasons.join()}}'::text[])) NOT VALID`);
}
