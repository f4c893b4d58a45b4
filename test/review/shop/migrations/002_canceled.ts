const ENDED = `status IN ('SHIPPED', 'CANCELED')`;

/** Orders can be canceled, and another one may then have the reference. */
export async function up(knex) {
  await knex.raw(`ALTER TABLE orders DROP CONSTRAINT orders_status_known,
    ADD CONSTRAINT orders_status_known CHECK (status IN ('RECEIVED', 'HELD', 'PLACED', 'SHIPPED', 'CANCELED'))`);
  await knex.raw('DROP INDEX orders_one_open');
  await knex.raw(`CREATE UNIQUE INDEX orders_one_open ON orders (reference) WHERE NOT (${ENDED})`);
  await knex.raw(`CREATE INDEX orders_discounted ON orders (reference) WHERE kind = 'WHOLESALE'`);
  await knex.schema.createTable('parcels', (t) => {
    t.check(`status IN ('PACKED', 'SHIPPED', 'CANCELED')`, [], 'parcels_status_known');
  });
}
