import type { Knex } from 'knex';

/**
 * Moves balances in the order of the list, one after the other: each is locked from then on until the end of the
 * transaction. One that is not there yet begins with its first change; where another transaction has begun it meanwhile,
 * what is added here is added to that. One that is not there although its account has transfers of others is lost: it must
 * not begin anew. `own` are the transfers of this transaction.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION post_balances(accounts text[], tenants text[], deltas numeric[], own text[])
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      account text;
      delta numeric;
    BEGIN
      FOR place IN 1 .. cardinality(accounts) LOOP
        account := accounts[place];
        delta := deltas[place];
        UPDATE ledger_balances b SET balance = b.balance + delta WHERE b.account_id = account;
        CONTINUE WHEN FOUND;
        INSERT INTO ledger_balances AS b (account_id, tenant_id, balance) SELECT account, tenants[place], delta
          WHERE NOT EXISTS (SELECT FROM ledger_transfers t WHERE t.debit_account = account AND t.id <> ALL (own))
            AND NOT EXISTS (SELECT FROM ledger_transfers t WHERE t.credit_account = account AND t.id <> ALL (own))
          ON CONFLICT (account_id) DO UPDATE SET balance = b.balance + excluded.balance;
        CONTINUE WHEN FOUND;
        -- Each statement sees what is committed by then: another transaction may have begun it between the two.
        UPDATE ledger_balances b SET balance = b.balance + delta WHERE b.account_id = account;
        IF NOT FOUND THEN
          PERFORM expect_rows(0, 1, 'ledger_balances');
        END IF;
      END LOOP;
    END $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION post_balances(text[], text[], numeric[], text[])');
}
