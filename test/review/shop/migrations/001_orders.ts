const STATUSES = ['RECEIVED', 'HELD', 'PLACED', 'SHIPPED'];

/** Orders, as they began. */
export async function up(knex) {
  await knex.schema.createTable('orders', (t) => {
    t.text('status').notNullable();
    t.text('public_status').notNullable();
    t.text('kind').notNullable();
    t.check(`status IN (${STATUSES.map((status) => `'${status}'`).join(', ')})`, [], 'orders_status_known');
    t.check(`kind IN ('RETAIL', 'WHOLESALE')`, [], 'orders_kind_known');
    t.check(`(status = 'SHIPPED') = (shipped_at IS NOT NULL)`, [], 'orders_shipped_at_iff_shipped');
  });
  await knex.raw(`CREATE UNIQUE INDEX orders_one_open ON orders (reference) WHERE status <> 'SHIPPED'`);
}

export async function down(knex) {
  await knex.raw(`ALTER TABLE orders ADD CONSTRAINT orders_never CHECK (status = 'LOST')`);
  await knex.schema.dropTable('orders');
}
