import type { Knex } from 'knex';
import { appendOnly, changeRows, protectFromTenants } from './support/row-security.ts';

const HASH_BYTES = 32;
const ROWS_AT_ONCE = 500;

/**
 * A row of `seals` is a batch of the sealer. A row and two index entries for each link were a sixth of the rows that a
 * payment inserts. Numbers and hashes of the links stay as they are (D-430).
 */
export async function up(knex: Knex): Promise<void> {
  await setAside(knex, 'seals_of_rows');
  await createBatches(knex);
  await changeRows(knex, REFUSE_WHAT_IS_NO_LINK);
  await changeRows(knex, FOLD);
  await knex.schema.dropTable('seals_of_rows');
}

export async function down(knex: Knex): Promise<void> {
  await setAside(knex, 'seals_of_batches');
  await knex.schema.createTable('seals', (t) => {
    t.bigInteger('seq').primary();
    t.text('source').notNullable();
    t.text('row_id').notNullable();
    t.text('prev_hash').notNullable();
    t.text('hash').notNullable();
    t.unique(['source', 'row_id']);
  });
  await protectFromTenants(knex, 'seals');
  await appendOnly(knex, 'seals');
  await changeRows(knex, UNFOLD);
  await knex.schema.dropTable('seals_of_batches');
}

/** Indexes share their names with tables: the primary key's has to make way for that of the new table. */
async function setAside(knex: Knex, name: string): Promise<void> {
  await knex.schema.renameTable('seals', name);
  await knex.raw(`ALTER INDEX seals_pkey RENAME TO ${name}_pkey`);
}

async function createBatches(knex: Knex): Promise<void> {
  await knex.schema.createTable('seals', (t) => {
    t.bigInteger('first_seq').primary().comment('two sealers that go on from the same link cannot both be stored');
    t.bigInteger('last_seq').notNullable();
    t.specificType('first_tx', 'xid8').notNullable().comment('the lowest transaction that wrote one of the rows');
    t.specificType('last_tx', 'xid8').notNullable().comment('the highest one');
    t.specificType('prev_hash', 'bytea')
      .notNullable()
      .comment(
        'before the first link, in bytes: hex text has twice as many. Behind it each hash is the next prev hash',
      );
    t.specificType('sources', 'text COLLATE "C"')
      .notNullable()
      .comment('one letter for each row, l of lifecycle_log and a of audit_log: a name would be longer than most ids');
    t.specificType('row_ids', 'text[] COLLATE "C"').notNullable().comment('text, because ids have no common form');
    t.specificType('hashes', 'bytea')
      .notNullable()
      .comment('32 bytes for each link, one after the other: an array would put four more before each');
    const size = 'last_seq - first_seq + 1';
    t.check('first_seq >= 1 AND last_seq >= first_seq', [], 'seals_not_empty');
    t.check(
      `cardinality(row_ids) = ${size} AND array_ndims(row_ids) = 1 AND array_lower(row_ids, 1) = 1
        AND array_position(row_ids, NULL) IS NULL`,
      [],
      'seals_row_ids_complete',
    );
    t.check(`length(sources) = ${size} AND sources ~ '^[la]+$'`, [], 'seals_sources_complete');
    t.check(`octet_length(hashes) = ${HASH_BYTES} * (${size})`, [], 'seals_hashes_complete');
    t.check(`octet_length(prev_hash) = ${HASH_BYTES}`, [], 'seals_prev_hash_is_hash');
    t.check('first_tx <= last_tx', [], 'seals_transactions_in_order');
    t.index(['last_tx'], 'seals_last_tx');
  });
  // A hash cannot be compressed. Stored as it is, the last one is read without the others.
  await knex.raw('ALTER TABLE seals ALTER COLUMN hashes SET STORAGE EXTERNAL');
  // After a restore the mark stays behind batches of the past for long: those near it are found, however many there are.
  await knex.raw(`CREATE INDEX seals_transactions ON seals
    USING gist (int8range(first_tx::text::bigint, last_tx::text::bigint, '[]'))`);
  await protectFromTenants(knex, 'seals');
  await appendOnly(knex, 'seals');
}

/** Only the sealer writes links, and it writes nothing else: whoever changed the table should hear of it from the chain. */
const REFUSE_WHAT_IS_NO_LINK = `DO $$
  DECLARE at bigint := (SELECT min(seq) FROM seals_of_rows WHERE seq < 1 OR hash !~ '^[0-9a-f]{64}$'
    OR prev_hash !~ '^[0-9a-f]{64}$' OR source NOT IN ('lifecycle_log', 'audit_log'));
  BEGIN
    IF at IS NOT NULL THEN
      RAISE 'The row of seals with seq % is not one that the sealer wrote. Run "paychart audit verify" of the release before.', at;
    END IF;
  END $$`;

/**
 * Batches of ${ROWS_AT_ONCE} at most. One ends before a number that is missing, and before a link that does not follow
 * on the one before: a chain that was broken is broken in the same place. Rows of a batch stand in the order in which
 * the sealer reads them, so one ends too where the mark was set back. A row that is gone has no transaction, and stands
 * alone.
 */
const FOLD = `
  WITH links AS (
    SELECT s.*, COALESCE(l.tx, a.tx) AS tx, s.source = 'audit_log' AS is_audit, COALESCE(l.aggregate_id, a.id) AS key,
      COALESCE(l.step, 0) AS step
    FROM seals_of_rows s
    LEFT JOIN lifecycle_log l ON s.source = 'lifecycle_log' AND s.row_id = l.aggregate_id || ':' || l.step
    LEFT JOIN audit_log a ON s.source = 'audit_log' AND s.row_id = a.id
  ), compared AS (
    SELECT *, (lag(seq) OVER following = seq - 1 AND lag(hash) OVER following = prev_hash
      AND (lag(tx) OVER following, lag(is_audit) OVER following, lag(key) OVER following, lag(step) OVER following)
        < (tx, is_audit, key, step)) IS NOT TRUE AS begins
    FROM links WINDOW following AS (ORDER BY seq)
  ), runs AS (
    SELECT *, max(seq) FILTER (WHERE begins) OVER (ORDER BY seq) AS run FROM compared
  )
  INSERT INTO seals (first_seq, last_seq, first_tx, last_tx, prev_hash, sources, row_ids, hashes)
  SELECT min(seq), max(seq), COALESCE(min(tx::text::bigint), 0)::text::xid8, COALESCE(max(tx::text::bigint), 0)::text::xid8,
    decode((array_agg(prev_hash ORDER BY seq))[1], 'hex'),
    string_agg(CASE WHEN is_audit THEN 'a' ELSE 'l' END, '' ORDER BY seq), array_agg(row_id ORDER BY seq),
    string_agg(decode(hash, 'hex'), '' ORDER BY seq)
  FROM runs GROUP BY run, (seq - run) / ${ROWS_AT_ONCE} ORDER BY 1`;

const UNFOLD = `
  INSERT INTO seals (seq, source, row_id, prev_hash, hash)
  SELECT first_seq + n - 1, CASE substr(sources, n::int, 1) WHEN 'a' THEN 'audit_log' ELSE 'lifecycle_log' END, row_id,
    encode(CASE WHEN n = 1 THEN prev_hash ELSE substr(hashes, (n::int - 2) * ${HASH_BYTES} + 1, ${HASH_BYTES}) END, 'hex'),
    encode(substr(hashes, (n::int - 1) * ${HASH_BYTES} + 1, ${HASH_BYTES}), 'hex')
  FROM seals_of_batches, unnest(row_ids) WITH ORDINALITY AS l(row_id, n)`;
