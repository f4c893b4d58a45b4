import type { Knex } from 'knex';

const NAME = 'test_messages_purpose_known';
const PURPOSES = ['CLAIM_LINK', 'CLAIM_OTP', 'ALIAS_OTP', 'FACTOR_OTP', 'TWOFA_OTP', 'INVITE'];

/** Owners are told of each factor that becomes usable (D-518). */
export const up = (knex: Knex): Promise<void> => restate(knex, [...PURPOSES, 'FACTOR_NOTICE']);

export async function down(knex: Knex): Promise<void> {
  await knex('test_messages').where({ purpose: 'FACTOR_NOTICE' }).delete();
  await restate(knex, PURPOSES);
}

async function restate(knex: Knex, purposes: readonly string[]): Promise<void> {
  await knex.raw(`ALTER TABLE test_messages DROP CONSTRAINT ${NAME},
    ADD CONSTRAINT ${NAME} CHECK (purpose = ANY ('{${purposes.join()}}'::text[])) NOT VALID`);
}
