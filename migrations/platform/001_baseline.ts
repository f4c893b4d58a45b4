import type { Knex } from 'knex';
import { APP, protectByTenant, RETENTION, SYSTEM } from '../support/row-security.ts';

/**
 * What the platform keeps for any service, as a new database begins with it: tenants and keys, then the tables and functions
 * of the engine. A database that exists has come to the same by the numbered migrations.
 */
export async function up(knex: Knex): Promise<void> {
  for (const role of [APP, SYSTEM, RETENTION]) {
    // Roles belong to the whole server: another database of it may have made them already.
    await knex.raw(
      `DO $$ BEGIN CREATE ROLE ${role} NOLOGIN NOBYPASSRLS; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    );
    await knex.raw(`GRANT ${role} TO CURRENT_USER`);
    await knex.raw(`GRANT USAGE ON SCHEMA public TO ${role}`);
  }
  await tenants(knex);
  // Functions name tables that come after them.
  await knex.raw('SET LOCAL check_function_bodies = off');
  await knex.raw(FUNCTIONS);
  await knex.raw(TABLES);
  await retention(knex);
  await knex.raw(`INSERT INTO cursors (name, tx, row_id) VALUES ('relay', '0', ''), ('sealer', '0', '')`);
}

/** By table, what the retention's role may do to its rows; it reads these, and nothing else. */
const ERASED: Readonly<Record<string, string>> = {
  idempotency_keys: 'SELECT, DELETE',
  request_signatures: 'SELECT, DELETE',
  throttle_windows: 'SELECT, DELETE',
  events: 'SELECT, UPDATE (object, base_id)',
  feed_segments: 'SELECT, DELETE, UPDATE (event_ids, types, type_numbers, first_tx, last_tx)',
  feed_retention: 'SELECT, INSERT, UPDATE',
  tenant_clocks: 'SELECT',
};

async function retention(knex: Knex): Promise<void> {
  for (const [table, rights] of Object.entries(ERASED)) {
    await knex.raw(`GRANT ${rights} ON ${table} TO ${RETENTION}`);
    await knex.raw(`CREATE POLICY ${table}_retention ON ${table} TO ${RETENTION} USING (true) WITH CHECK (true)`);
  }
}

async function tenants(knex: Knex): Promise<void> {
  const id = 'text COLLATE "C"';
  const time = 'timestamptz(3)';
  await knex.schema.createTable('tenants', (t) => {
    t.specificType('id', id).primary();
    t.text('name').notNullable();
    t.text('status').notNullable();
    t.specificType('created_at', time).notNullable();
    t.check(`status IN ('ACTIVE', 'SUSPENDED')`, [], 'tenants_status_known');
  });
  await protectByTenant(knex, 'tenants', ['id']);
  await knex.schema.createTable('api_keys', (t) => {
    t.specificType('id', id).primary();
    t.specificType('tenant_id', id).notNullable().references('id').inTable('tenants');
    t.text('name').notNullable();
    t.text('key_hash').notNullable().unique('api_keys_hash_unique');
    t.text('last4').notNullable();
    t.specificType('scopes', 'text[]').notNullable();
    t.specificType('ip_allowlist', 'text[]').notNullable();
    t.text('api_version').nullable();
    t.specificType('expires_at', time).nullable();
    t.specificType('revoked_at', time).nullable();
    t.specificType('created_at', time).notNullable();
    t.index(['tenant_id', 'created_at', 'id']);
  });
  await protectByTenant(knex, 'api_keys', ['tenant_id']);
}

export async function down(): Promise<void> {
  throw new Error('A database without the platform is an empty one: drop the database');
}

const FUNCTIONS = `
CREATE FUNCTION expect_key(written bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF written <> 1 THEN
        RAISE EXCEPTION 'another request has answered under the key' USING ERRCODE = 'serialization_failure';
      END IF;
    END $function$
;
CREATE FUNCTION expect_leases(held bigint, expected bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF held <> expected THEN
        RAISE EXCEPTION 'holds % of % leases', held, expected USING ERRCODE = 'LE001';
      END IF;
    END $function$
;
CREATE FUNCTION expect_rows(actual bigint, expected bigint, what text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF actual <> expected THEN
        RAISE EXCEPTION 'expected % rows of %, wrote %', expected, what, actual USING ERRCODE = 'P0001';
      END IF;
    END $function$
;
CREATE FUNCTION expect_unchanged(actual bigint, expected bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF actual <> expected THEN
        RAISE EXCEPTION 'what was remembered has changed' USING ERRCODE = 'serialization_failure';
      END IF;
    END $function$
;
CREATE FUNCTION transaction_offset()
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$SELECT 0::bigint$function$
;
CREATE FUNCTION transaction_number()
 RETURNS xid8
 LANGUAGE sql
AS $function$
    SELECT (pg_catalog.pg_current_xact_id()::text::bigint + public.transaction_offset())::text::xid8 $function$
;
CREATE FUNCTION raise_transaction_offset(value bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
    BEGIN
      IF value <= public.transaction_offset() THEN
        RAISE EXCEPTION 'the offset of transaction numbers only rises: % is not above %', value, public.transaction_offset();
      END IF;
      EXECUTE format($f$CREATE OR REPLACE FUNCTION public.transaction_offset() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT %s::bigint'$f$, value);
    END $function$
;
CREATE FUNCTION lock_numbered_tables()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
    BEGIN
      LOCK TABLE public.events, public.lifecycle_log, public.audit_log  IN SHARE ROW EXCLUSIVE MODE;
    END $function$
;
CREATE FUNCTION lock_idempotency_key(number bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      PERFORM pg_advisory_xact_lock(number);
    END $function$
;
CREATE FUNCTION settled_horizon()
 RETURNS xid8
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
      SELECT (COALESCE((SELECT running FROM pg_snapshot_xip(pg_current_snapshot()) running
          WHERE NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.backend_xid = running::xid
            AND a.datid <> (SELECT d.oid FROM pg_database d WHERE d.datname = current_database()))
          ORDER BY running LIMIT 1), pg_snapshot_xmax(pg_current_snapshot()))::text::bigint
        + public.transaction_offset())::text::xid8
    $function$
;
CREATE FUNCTION clock_offset(tenant text)
 RETURNS interval
 LANGUAGE plpgsql
AS $function$
    BEGIN
      RETURN COALESCE((SELECT offset_ms FROM tenant_clocks WHERE tenant_id = tenant), 0) * interval '1 millisecond';
    END $function$
;
REVOKE ALL ON FUNCTION lock_numbered_tables(), raise_transaction_offset(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_numbered_tables(), raise_transaction_offset(bigint) TO ${SYSTEM};
`;

const TABLES = `
CREATE TABLE idempotency_keys (
  scope text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  tenant_id text NOT NULL,
  salient_hash text,
  body_hash text,
  status integer,
  response text,
  headers jsonb,
  intent jsonb,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  has_caller boolean DEFAULT false NOT NULL,
  member_id text,
  api_key_id text,
  role text,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_expires_at_index ON idempotency_keys USING btree (expires_at);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
GRANT DELETE, INSERT, SELECT, UPDATE ON idempotency_keys TO ${APP};
GRANT DELETE, INSERT, SELECT, UPDATE ON idempotency_keys TO ${SYSTEM};
CREATE POLICY idempotency_keys_app ON idempotency_keys TO ${APP} USING (current_setting('app.tenant_id'::text, true) = tenant_id);
CREATE POLICY idempotency_keys_system ON idempotency_keys TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE lifecycle_log (
  aggregate_id text COLLATE "C" NOT NULL,
  step integer NOT NULL,
  machine text NOT NULL,
  machine_hash text NOT NULL,
  event text NOT NULL,
  from_status text,
  from_public text,
  to_status text NOT NULL,
  to_public text NOT NULL,
  actor text NOT NULL,
  request_id text,
  at timestamp(3) with time zone NOT NULL,
  tx xid8 DEFAULT transaction_number() NOT NULL,
  CONSTRAINT lifecycle_log_pkey PRIMARY KEY (aggregate_id, step)
);
CREATE INDEX lifecycle_log_tx_aggregate_id_step_index ON lifecycle_log USING btree (tx, aggregate_id, step);
ALTER TABLE lifecycle_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE lifecycle_log FORCE ROW LEVEL SECURITY;
GRANT INSERT, SELECT ON lifecycle_log TO ${SYSTEM};
CREATE POLICY lifecycle_log_system ON lifecycle_log TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE audit_log (
  id text COLLATE "C" NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  tenant_id text,
  actor_type text NOT NULL,
  actor_id text,
  action text NOT NULL,
  resource_id text NOT NULL,
  request_id text,
  data jsonb NOT NULL,
  tx xid8 DEFAULT transaction_number() NOT NULL,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_refused_index ON audit_log USING btree (resource_id, id) WHERE (action = 'operation.refused'::text);
CREATE INDEX audit_log_tx_id_index ON audit_log USING btree (tx, id);
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
GRANT INSERT, SELECT ON audit_log TO ${SYSTEM};
CREATE POLICY audit_log_system ON audit_log TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE seals (
  first_seq bigint NOT NULL,
  last_seq bigint NOT NULL,
  first_tx xid8 NOT NULL,
  last_tx xid8 NOT NULL,
  prev_hash bytea NOT NULL,
  sources text COLLATE "C" NOT NULL,
  row_ids text[] COLLATE "C" NOT NULL,
  hashes bytea NOT NULL,
  CONSTRAINT seals_pkey PRIMARY KEY (first_seq),
  CONSTRAINT seals_hashes_complete CHECK ((octet_length(hashes) = (32 * ((last_seq - first_seq) + 1)))),
  CONSTRAINT seals_not_empty CHECK (((first_seq >= 1) AND (last_seq >= first_seq))),
  CONSTRAINT seals_prev_hash_is_hash CHECK ((octet_length(prev_hash) = 32)),
  CONSTRAINT seals_row_ids_complete CHECK (((cardinality(row_ids) = ((last_seq - first_seq) + 1)) AND (array_ndims(row_ids) = 1) AND (array_lower(row_ids, 1) = 1) AND (array_position(row_ids, NULL::text) IS NULL))),
  CONSTRAINT seals_sources_complete CHECK (((length(sources) = ((last_seq - first_seq) + 1)) AND (sources ~ '^[la]+$'::text))),
  CONSTRAINT seals_transactions_in_order CHECK ((first_tx <= last_tx))
);
CREATE INDEX seals_last_tx ON seals USING btree (last_tx);
CREATE INDEX seals_transactions ON seals USING gist (int8range(((first_tx)::text)::bigint, ((last_tx)::text)::bigint, '[]'::text));
ALTER TABLE seals ALTER COLUMN hashes SET STORAGE EXTERNAL;
ALTER TABLE seals ENABLE ROW LEVEL SECURITY;
ALTER TABLE seals FORCE ROW LEVEL SECURITY;
GRANT INSERT, SELECT ON seals TO ${SYSTEM};
CREATE POLICY seals_system ON seals TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE cursors (
  name text NOT NULL,
  tx xid8 NOT NULL,
  row_id text COLLATE "C" NOT NULL,
  CONSTRAINT cursors_pkey PRIMARY KEY (name)
);
ALTER TABLE cursors ENABLE ROW LEVEL SECURITY;
ALTER TABLE cursors FORCE ROW LEVEL SECURITY;
GRANT DELETE, INSERT, SELECT, UPDATE ON cursors TO ${SYSTEM};
CREATE POLICY cursors_system ON cursors TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE events (
  id text COLLATE "C" NOT NULL,
  type text NOT NULL,
  resource_id text NOT NULL,
  resource_sequence integer NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  parties text[] NOT NULL,
  presenter text NOT NULL,
  object jsonb NOT NULL,
  previous_status text,
  tx xid8 DEFAULT transaction_number() NOT NULL,
  base_id text COLLATE "C",
  traceparent text,
  CONSTRAINT events_pkey PRIMARY KEY (id),
  CONSTRAINT events_base_is_another CHECK ((base_id <> id))
);
CREATE INDEX events_resource_id_tx_resource_sequence_index ON events USING btree (resource_id, tx, resource_sequence);
CREATE INDEX events_tx_index ON events USING btree (tx);
ALTER TABLE events ENABLE ROW LEVEL SECURITY;
ALTER TABLE events FORCE ROW LEVEL SECURITY;
GRANT SELECT ON events TO ${APP};
GRANT DELETE, INSERT, SELECT, UPDATE ON events TO ${SYSTEM};
CREATE POLICY events_app ON events FOR SELECT TO ${APP} USING (current_setting('app.tenant_id'::text, true) = ANY (parties));
CREATE POLICY events_system ON events TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE feed_counters (
  tenant_id text NOT NULL,
  last_sequence bigint NOT NULL,
  CONSTRAINT feed_counters_pkey PRIMARY KEY (tenant_id)
) WITH (fillfactor=50);
ALTER TABLE feed_counters ENABLE ROW LEVEL SECURITY;
ALTER TABLE feed_counters FORCE ROW LEVEL SECURITY;
GRANT DELETE, INSERT, SELECT, UPDATE ON feed_counters TO ${SYSTEM};
CREATE POLICY feed_counters_system ON feed_counters TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE feed_segments (
  tenant_id text COLLATE "C" NOT NULL,
  last_sequence bigint NOT NULL,
  event_ids text[] COLLATE "C" NOT NULL,
  types text[] COLLATE "C" NOT NULL,
  type_numbers smallint[] NOT NULL,
  first_tx xid8 NOT NULL,
  last_tx xid8 NOT NULL,
  CONSTRAINT feed_segments_pkey PRIMARY KEY (tenant_id, last_sequence) INCLUDE (types),
  CONSTRAINT feed_segments_bounded CHECK (((cardinality(event_ids) >= 1) AND (cardinality(event_ids) <= 200))),
  CONSTRAINT feed_segments_each_has_a_type CHECK (((cardinality(type_numbers) = cardinality(event_ids)) AND (1 <= ALL (type_numbers)) AND (cardinality(types) >= ALL (type_numbers)))),
  CONSTRAINT feed_segments_numbered_from_one CHECK ((last_sequence >= cardinality(event_ids))),
  CONSTRAINT feed_segments_transactions_ordered CHECK ((first_tx <= last_tx)),
  CONSTRAINT feed_segments_types_of_events CHECK ((cardinality(types) <= cardinality(event_ids))),
  CONSTRAINT feed_segments_without_nulls CHECK (((array_position(event_ids, NULL::text) IS NULL) AND (array_position(types, NULL::text) IS NULL) AND (array_position(type_numbers, NULL::smallint) IS NULL)))
);
CREATE INDEX feed_segments_tenant_id_first_tx_index ON feed_segments USING btree (tenant_id, first_tx);
CREATE INDEX feed_segments_tenant_id_last_tx_index ON feed_segments USING btree (tenant_id, last_tx);
ALTER TABLE feed_segments ENABLE ROW LEVEL SECURITY;
ALTER TABLE feed_segments FORCE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE ON feed_segments TO ${APP};
GRANT DELETE, INSERT, SELECT, UPDATE ON feed_segments TO ${SYSTEM};
CREATE POLICY feed_segments_app ON feed_segments TO ${APP} USING (current_setting('app.tenant_id'::text, true) = tenant_id);
CREATE POLICY feed_segments_system ON feed_segments TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE feed_retention (
  tenant_id text NOT NULL,
  first_sequence bigint NOT NULL,
  CONSTRAINT feed_retention_pkey PRIMARY KEY (tenant_id)
);
ALTER TABLE feed_retention ENABLE ROW LEVEL SECURITY;
ALTER TABLE feed_retention FORCE ROW LEVEL SECURITY;
GRANT DELETE, INSERT, SELECT, UPDATE ON feed_retention TO ${SYSTEM};
CREATE POLICY feed_retention_system ON feed_retention TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE outbox_jobs (
  id text COLLATE "C" NOT NULL,
  topic text NOT NULL,
  key text NOT NULL,
  payload jsonb NOT NULL,
  tenant_id text,
  due_at timestamp(3) with time zone NOT NULL,
  fires_at timestamp(3) with time zone NOT NULL,
  lease_until timestamp(3) with time zone,
  generation integer NOT NULL,
  attempts integer NOT NULL,
  last_error text,
  created_at timestamp(3) with time zone NOT NULL,
  leased_by text,
  traceparent text,
  parked_at timestamp(3) with time zone,
  parked_by text,
  parked_reason text,
  CONSTRAINT outbox_jobs_topic_key_unique UNIQUE (topic, key),
  CONSTRAINT outbox_jobs_pkey PRIMARY KEY (id)
) WITH (autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_threshold=1000, vacuum_index_cleanup=on);
CREATE INDEX outbox_jobs_fires_at_id_index ON outbox_jobs USING btree (fires_at, id);
CREATE INDEX outbox_jobs_tenant_id_index ON outbox_jobs USING btree (tenant_id) WHERE (tenant_id IS NOT NULL);
ALTER TABLE outbox_jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE outbox_jobs FORCE ROW LEVEL SECURITY;
GRANT DELETE, INSERT, SELECT, UPDATE ON outbox_jobs TO ${SYSTEM};
CREATE POLICY outbox_jobs_system ON outbox_jobs TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE timers (
  aggregate_id text COLLATE "C" NOT NULL,
  machine text NOT NULL,
  event text NOT NULL,
  tenant_id text NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  fires_at timestamp(3) with time zone NOT NULL,
  traceparent text,
  CONSTRAINT timers_pkey PRIMARY KEY (aggregate_id)
) WITH (autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_threshold=1000, vacuum_index_cleanup=on);
CREATE INDEX timers_fires_at_aggregate_id_index ON timers USING btree (fires_at, aggregate_id);
CREATE INDEX timers_tenant_id_index ON timers USING btree (tenant_id);
ALTER TABLE timers ENABLE ROW LEVEL SECURITY;
ALTER TABLE timers FORCE ROW LEVEL SECURITY;
GRANT DELETE, INSERT, SELECT, UPDATE ON timers TO ${SYSTEM};
CREATE POLICY timers_system ON timers TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE tenant_clocks (
  tenant_id text COLLATE "C" NOT NULL,
  offset_ms bigint NOT NULL,
  CONSTRAINT tenant_clocks_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT tenant_clocks_tenant_id_foreign FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT tenant_clocks_only_forward CHECK ((offset_ms >= 0))
);
ALTER TABLE tenant_clocks ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenant_clocks FORCE ROW LEVEL SECURITY;
GRANT SELECT ON tenant_clocks TO ${APP};
GRANT DELETE, INSERT, SELECT, UPDATE ON tenant_clocks TO ${SYSTEM};
CREATE POLICY tenant_clocks_app ON tenant_clocks FOR SELECT TO ${APP} USING (true);
CREATE POLICY tenant_clocks_system ON tenant_clocks TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE request_signatures (
  hash text COLLATE "C" NOT NULL,
  bound text NOT NULL,
  tenant_id text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT request_signatures_pkey PRIMARY KEY (hash)
);
CREATE INDEX request_signatures_expires_at_index ON request_signatures USING btree (expires_at);
ALTER TABLE request_signatures ENABLE ROW LEVEL SECURITY;
ALTER TABLE request_signatures FORCE ROW LEVEL SECURITY;
GRANT INSERT, SELECT, UPDATE ON request_signatures TO ${APP};
GRANT DELETE, INSERT, SELECT, UPDATE ON request_signatures TO ${SYSTEM};
CREATE POLICY request_signatures_app ON request_signatures TO ${APP} USING (current_setting('app.tenant_id'::text, true) = tenant_id);
CREATE POLICY request_signatures_system ON request_signatures TO ${SYSTEM} USING (true) WITH CHECK (true);
CREATE TABLE throttle_windows (
  key text NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  count integer NOT NULL,
  CONSTRAINT throttle_windows_pkey PRIMARY KEY (key)
);
CREATE INDEX throttle_windows_ends_at_index ON throttle_windows USING btree (ends_at);
ALTER TABLE throttle_windows ENABLE ROW LEVEL SECURITY;
ALTER TABLE throttle_windows FORCE ROW LEVEL SECURITY;
GRANT DELETE, INSERT, SELECT, UPDATE ON throttle_windows TO ${SYSTEM};
CREATE POLICY throttle_windows_system ON throttle_windows TO ${SYSTEM} USING (true) WITH CHECK (true);
`;
