import type { Knex } from 'knex';

type Row = Readonly<Record<string, unknown>>;

/** What became of one row between two moments. */
interface Net {
  readonly table: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

/**
 * Every committed change of every table, written down by triggers: what a rolled back transaction did is not in it. The
 * content is compared with another run's, so ids, times, hashes and ciphertexts become their kind, sums their difference.
 */
export class TableChanges {
  readonly #db: Knex;
  readonly #keys: ReadonlyMap<string, readonly string[]>;

  private constructor(db: Knex, keys: ReadonlyMap<string, readonly string[]>) {
    this.#db = db;
    this.#keys = keys;
  }

  static async watch(db: Knex): Promise<TableChanges> {
    const { rows } = await db.raw(`SELECT c.relname AS name, array_agg(a.attname::text) AS key FROM pg_class c
      JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY 1`);
    await db.raw(`CREATE TABLE test_changes (seq bigserial, name text, before jsonb, after jsonb);
      CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
        INSERT INTO test_changes (name, before, after) VALUES (TG_TABLE_NAME,
          CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END, CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END);
        RETURN NULL;
      END $$`);
    const tables = await db('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
    for (const name of tables.filter((table: string) => table !== 'test_changes')) {
      await db.raw(
        'CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON ?? FOR EACH ROW EXECUTE FUNCTION note_change()',
        [name],
      );
    }
    return new TableChanges(db, new Map(rows.map(({ name, key }: { name: string; key: string[] }) => [name, key])));
  }

  /** Forgets what was. */
  async reset(): Promise<void> {
    await this.#db('test_changes').delete();
  }

  /** The net changes since the reset, one line a row, sorted; nothing changed: empty. */
  async lines(): Promise<string[]> {
    const changes = await this.#db('test_changes').orderBy('seq').select('name', 'before', 'after');
    const net = new Map<string, Net>();
    for (const { name, before, after } of changes as { name: string; before: Row | null; after: Row | null }[]) {
      const row = before ?? after ?? {};
      const id = `${name} ${(this.#keys.get(name) ?? Object.keys(row)).map((column) => row[column]).join(' ')}`;
      const earlier = net.get(id);
      net.set(id, { table: name, before: earlier ? earlier.before : before, after });
    }
    return [...net.values()].filter(isNotByTheClock).flatMap(lineOf).sort();
  }
}

/**
 * A payment also counts into a bucket of its minute, hour and day: whether that bucket is new depends on the clock alone.
 * Its sums are the business of an invariant.
 */
const isNotByTheClock = ({ table, before, after }: Net): boolean =>
  table !== 'member_spend' || (before ?? after)?.level === 0;

function lineOf({ table, before, after }: Net): string[] {
  if (before === null) return after === null ? [] : [`+ ${table} ${replyOptions(table, after)}`];
  if (after === null) return [`- ${table} ${replyOptions(table, before)}`];
  const changed = Object.keys(after).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
  const differences = changed.flatMap((column) => {
    if (isUntold(table, column)) return [];
    return [`${column}: ${differenceOf(before[column], after[column])}`];
  });
  return differences.length === 0 ? [] : [`~ ${table} ${differences.join(', ')}`];
}

const replyOptions = (table: string, row: Row): string =>
  JSON.stringify(kindOf(Object.fromEntries(Object.entries(row).filter(([column]) => !isUntold(table, column)))));

/** Sums grow by the same, wherever they stand. */
const differenceOf = (before: unknown, after: unknown): string =>
  typeof before === 'number' && typeof after === 'number'
    ? `${after - before}`
    : `${JSON.stringify(kindOf(before))} -> ${JSON.stringify(kindOf(after))}`;

/** Different in every run, or how often and when something was tried. */
const UNTOLD =
  /^(tx|seq|(first|last)_(tx|seq)|sequence|row_id|hash|hashes|prev_hash|.*_hash|.*_index|response|attempts|last_error|lease_until|leased_by|fires_at|due_at)$/;
const COUNTED_ASIDE = new Set(['api_key_uses', 'version_uses', 'cursors', 'last_used_at']);

const isUntold = (table: string, column: string): boolean =>
  COUNTED_ASIDE.has(table) ||
  COUNTED_ASIDE.has(column) ||
  UNTOLD.test(column) ||
  // Of the counter, which has the same name for it, it is told by how much it grew.
  (table === 'feed_segments' && column === 'last_sequence');

const ID = /(?<![a-z])[a-z]{2,6}_[0-9a-hjkmnp-tv-z]{26}/g;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?/g;

function kindOf(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => kindOf(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, kindOf(member, key)]));
  if (/index$|nonce/i.test(name) || name === 'offsetMs') return name;
  if (typeof value !== 'string') return value;
  if (/cipher|token|jwt|secret|signature/i.test(name)) return 'secret';
  return value
    .replaceAll(ID, (id) => id.slice(0, id.indexOf('_')))
    .replaceAll(UUID, 'uuid')
    .replaceAll(TIME, 'time')
    .replaceAll(/0x[0-9a-fA-F]{40,64}|0x[0-9a-fA-F]{4}…[0-9a-fA-F]{4}/g, 'address')
    .replaceAll(/\+[*\d]{7,}/g, 'phone')
    .replaceAll(/[^\s"]+@[^\s"]+/g, 'email');
}
