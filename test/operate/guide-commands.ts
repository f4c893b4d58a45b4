/** Who shows that a command of a guide works. */
export type Way =
  /** guide-commands.long.test.ts runs it as it stands. */
  | {
      readonly by: 'run';
      readonly where: Place;
      readonly instead?: Readonly<Record<string, string>>;
      readonly says: RegExp;
    }
  /** Another file takes it from the guide or does the same; `holds` is the text in it that does so. */
  | { readonly by: 'file'; readonly file: string; readonly holds: string }
  /** No machine of the tests can run it. `reason` says why, `file` and `holds` what is checked instead. */
  | { readonly by: 'nobody'; readonly reason: string; readonly file: string; readonly holds: string };

/**
 * `operator`: beside a deployment, with `DATABASE_URL`. `superuser`: as the superuser of its PostgreSQL. `clone`: in a clone of
 * the project. `console`: with `POOLER_CONSOLE`, beside a pooler with the files of deploy/pgbouncer. `cluster`: in a clone, on
 * a machine with Patroni.
 */
export type Place = 'operator' | 'superuser' | 'clone' | 'console' | 'cluster';

const DEPLOYMENT = 'test/operate/production.long.test.ts';
const POINT_IN_TIME = 'test/reliability/point-in-time.long.test.ts';
/** A whole cluster round a restored copy. */
const remade = (holds: string): Way => ({
  by: 'nobody',
  reason: 'No test makes a cluster anew round restored data; the restore itself is tried.',
  file: 'docs/operate/point-in-time.md',
  holds,
});
const FAILOVERS = 'test/reliability/failover-chaos.long.test.ts';
const fromGuide = (holds: string, file = DEPLOYMENT): Way => ({ by: 'file', file, holds });
const asOperator = (says: RegExp, instead: Readonly<Record<string, string>> = {}): Way => ({
  by: 'run',
  where: 'operator',
  says,
  instead,
});
const bench = (suite: string): Way => ({
  by: 'nobody',
  reason: 'It measures for minutes, and its figures need a machine that does nothing else.',
  file: 'bench/main.ts',
  holds: `  ${suite}: async`,
});
const long = (name: string): Way => ({ by: 'file', file: `test/reliability/${name}.long.test.ts`, holds: 'describe' });
const noDaemon = (holds: string, file: string): Way => ({
  by: 'nobody',
  reason: 'No machine of the tests has a daemon that builds and runs images.',
  file,
  holds,
});

/** Every command of docs/operate and of the guide to backups. guide-commands.test.ts finds one that is missing here. */
export const WAYS: Readonly<Record<string, Way>> = {
  // deploy.md
  'export PAYCHART_PASSWORD="$(openssl rand -hex 24)" BACKUP_PASSWORD="$(openssl rand -hex 24)"': fromGuide(
    "blockWith(PAGE, 'CREATE ROLE paychart ')",
    'scripts/production/database.ts',
  ),
  "psql --no-psqlrc --set=ON_ERROR_STOP=1 <<'SQL'": fromGuide(
    "blockWith(PAGE, 'ALTER ROLE paychart PASSWORD')",
    'scripts/production/database.ts',
  ),
  'export PAYCHART_PASSWORD="$(openssl rand -hex 24)"': fromGuide('database.rotatePassword()'),
  'sudo -iu postgres': {
    by: 'nobody',
    reason: 'It opens a shell for somebody who types. The tests run the commands behind it as that user.',
    file: 'scripts/production/debian-server.ts',
    holds: 'asSuperuser',
  },
  'psql --command="ALTER SYSTEM SET max_connections = 200"': {
    by: 'run',
    where: 'superuser',
    says: /ALTER SYSTEM/,
  },
  'docker build -f deploy/docker/Dockerfile -t paychart .': noDaemon('Dockerfile', 'test/deploy/image.long.test.ts'),
  'docker compose -f deploy/docker/compose.yaml up': noDaemon('docker/compose.yaml', 'test/deploy/manifests.test.ts'),
  'npm install --omit=optional --prefix /opt/paychart-run "$PWD/$(npm pack --silent)"   # in a clone of the release': {
    by: 'run',
    where: 'clone',
    says: /added \d+ packages/,
  },
  'npx --prefix /opt/paychart-run paychart --help': { by: 'run', where: 'clone', says: /^Usage: paychart/m },
  'paychart start': fromGuide("'start'", 'test/cli/preflight.test.ts'),
  // image.long.test.ts runs what the Dockerfile runs.
  'npm ci --omit=dev --omit=optional': fromGuide('npm ci --omit=dev --omit=optional', 'deploy/docker/Dockerfile'),
  'paychart serve': fromGuide("const command of ['serve', 'work']"),
  // configure.md
  'npm start': fromGuide("'start'", 'test/cli/preflight.test.ts'),

  // failover.md
  'DATABASE_URL=postgres://paychart:password@db1:5432,db2:5432/paychart?target_session_attrs=read-write': fromGuide(
    "spawnProcess('serve', both)",
    'test/reliability/failover.long.test.ts',
  ),
  'apt-get install --no-install-recommends patroni etcd-server etcd-client haproxy postgresql python3-etcd python3-psycopg2':
    fromGuide('patroni etcd-server etcd-client haproxy pgbouncer python3-etcd python3-psycopg2', '.ci/run'),
  'deploy/cluster/start --folder /srv/paychart-cluster': { by: 'run', where: 'cluster', says: /The API answers at/ },
  'npm run cluster -- status': { by: 'run', where: 'cluster', says: /^primary db[12], synchronous standby db[12]$/m },
  'patronictl -c /etc/patroni/config.yml list': { by: 'run', where: 'cluster', says: /Sync Standby/ },
  'patronictl -c /etc/patroni/config.yml pause --wait': { by: 'run', where: 'cluster', says: /Success/ },
  'systemctl restart patroni': { by: 'run', where: 'cluster', says: /The API answers at/ },
  'patronictl -c /etc/patroni/config.yml resume --wait': { by: 'run', where: 'cluster', says: /Success/ },
  'patronictl -c /etc/patroni/config.yml reinit paychart db2 --force --wait': {
    by: 'run',
    where: 'cluster',
    says: /Success: reinitialize for member db[12]/,
  },
  'patronictl -c /etc/patroni/config.yml switchover': {
    by: 'run',
    where: 'cluster',
    says: /Successfully switched over/,
  },
  'deploy/cluster/stop --folder /srv/paychart-cluster': { by: 'run', where: 'cluster', says: /stopping etcd/ },
  'npm run chaos -- --failover': fromGuide('runFailover(', FAILOVERS),

  // growth.md, pooler.md, size.md, trace.md
  'npm run bench -- retention': bench('retention'),
  'npm run bench -- pooler': bench('pooler'),
  'npm run bench -- payments': bench('payments'),
  'npm run bench -- processes': bench('processes'),
  'npm run bench -- tracing': bench('tracing'),
  'npm run bench -- http': bench('http'),
  'psql "$POOLER_CONSOLE" --command=RECONNECT': { by: 'run', where: 'console', says: /RECONNECT/ },
  'OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318': fromGuide(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'test/tracing/traced-service.ts',
  ),

  // runbook.md
  'paychart stuck': asOperator(/^WHAT +ID/m),
  'paychart work': fromGuide("const command of ['serve', 'work']"),
  'paychart explain <id>': asOperator(/PENDING_CLAIM/, { '<id>': '$PAYMENT' }),
  'paychart review list --status OPEN': asOperator(/^CASE +STATUS/m),
  'paychart liquidity topup --provider payapp_a --currency USD --amount-minor 5000000 --reference <transfer>':
    asOperator(/payapp_a/, { '<transfer>': 'transfer-1' }),
  'paychart liquidity show': asOperator(/^payapp_a +USD +105000000$/m),
  'paychart chain status': asOperator(/^CHAIN +eip155:/m),
  'SELECT pg_terminate_backend(<pid>)': fromGuide('pg_terminate_backend', 'test/domains/admin/horizon.long.test.ts'),
  "ROLLBACK PREPARED '<gid>'": fromGuide('ROLLBACK PREPARED', 'test/domains/admin/horizon.test.ts'),

  // upgrade.md
  'npm run test:long -- release-upgrade': long('release-upgrade'),
  'npm run test:long -- rolling-restart': long('rolling-restart'),

  // watch.md
  'promtool check config deploy/prometheus/prometheus.yml': fromGuide(
    "'check', 'config', path('prometheus/prometheus.yml')",
    'test/deploy/prometheus.long.test.ts',
  ),
  'promtool test rules deploy/prometheus/alerts.test.yml': fromGuide(
    "'test', 'rules', path('prometheus/alerts.test.yml')",
    'test/deploy/prometheus.long.test.ts',
  ),

  // back-up-and-restore.md
  'pg_dump --format=custom --file=paychart.dump.part "$BACKUP_URL" && mv paychart.dump.part paychart.dump':
    fromGuide("blockWith(BACKUP, 'pg_dump')"),
  'for role in app system retention; do psql "$DATABASE_URL" --command="CREATE ROLE paychart_$role NOLOGIN NOBYPASSRLS" --command="GRANT paychart_$role TO CURRENT_USER"; done':
    fromGuide("blockWith(BACKUP, 'pg_restore')"),
  'pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" paychart.dump': fromGuide(
    "blockWith(BACKUP, 'pg_restore')",
  ),
  'paychart migrate': fromGuide("blockWith(BACKUP, 'pg_restore')"),
  'paychart restore-marks': fromGuide("blockWith(BACKUP, 'pg_restore')"),
  'paychart doctor': fromGuide("blockWith(BACKUP, 'pg_restore')"),
  'paychart audit verify': fromGuide("blockWith(BACKUP, 'audit verify')"),

  // failover.md
  'paychart heartbeat': { by: 'file', file: 'src/platform/primary/heartbeat.ts', holds: '${SERVICE} heartbeat' },
  'npm run chaos -- --failover --kinds hung-patroni,hung-node,partition': fromGuide('--kinds', 'scripts/chaos.ts'),

  // runbook.md
  'paychart jobs list --state parked': fromGuide("['jobs', ...args", 'test/cli/jobs.test.ts'),
  'paychart jobs retry <job>': fromGuide("['jobs', ...args", 'test/cli/jobs.test.ts'),
  'paychart retention run': asOperator(/./),

  // point-in-time.md: its blocks are taken out of the guide.
  ...Object.fromEntries(
    [
      'archive_mode = on',
      "archive_command = '/opt/paychart/deploy/cluster/archive-wal %p %f /var/lib/postgresql/archive'",
      'archive_timeout = 60',
    ].map((line) => [line, fromGuide("blocks('conf')", POINT_IN_TIME)]),
  ),
  ...Object.fromEntries(
    [
      'cat >> "$DATA/postgresql.auto.conf" <<END',
      'chmod 700 "$DATA"',
      'cp -a "$BASE" "$DATA"',
      'pg_archivecleanup "$ARCHIVE" "$(ls "$ARCHIVE" | grep \'\\.backup$\' | head -n 1)"',
      'pg_basebackup --dbname="$SERVER" --pgdata="$BASE" --checkpoint=fast --wal-method=none',
      'pg_ctl --pgdata="$DATA" --log="$DATA/restore.log" --wait start',
      'pg_verifybackup --no-parse-wal "$BASE"',
      "psql \"$RESTORED\" -c 'ALTER SYSTEM RESET restore_command' -c 'ALTER SYSTEM RESET recovery_target_time' -c 'ALTER SYSTEM RESET recovery_target_action'",
      "recovery_target_action = 'promote'",
      "recovery_target_time = '$MOMENT'",
      "restore_command = 'cp $ARCHIVE/%f %p'",
      'touch "$DATA/recovery.signal"',
      'until psql "$RESTORED" -tAc \'SELECT pg_is_in_recovery()\' | grep -q f; do sleep 1; done',
      'paychart stuck --older-than 0',
    ].map((line) => [line, fromGuide("blocks('sh')", POINT_IN_TIME)]),
  ),
  'npm run test:long -- point-in-time': fromGuide('describe', POINT_IN_TIME),
  'patronictl -c /etc/patroni/config.yml edit-config': remade('edit-config'),
  'patronictl remove paychart': remade('patronictl remove paychart'),
  'patronictl restart paychart': remade('patronictl restart paychart'),
};

/** The first line of a command, by which it is listed. */
export const nameOf = (command: string): string => command.split('\n')[0] ?? '';
