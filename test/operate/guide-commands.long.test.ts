import { execFileSync } from 'node:child_process';
import { chmod, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstFreePorts } from '../../scripts/cluster/free-ports.ts';
import { type Layout, layoutOf, missingPrograms } from '../../scripts/cluster/layout.ts';
import { patroniProgram } from '../../scripts/cluster/programs.ts';
import { type ProductionDatabase, startProductionDatabase } from '../../scripts/production/database.ts';
import { debianVersion } from '../../scripts/production/debian-server.ts';
import { startDefaults } from '../../src/app/config.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { startDeployedPooler } from '../support/deployed-pooler.ts';
import { type Operator, openOperator } from '../support/operator.ts';
import { poolerProgram } from '../support/pooler.ts';
import { startTestService } from '../support/service.ts';
import { type Place, WAYS } from './guide-commands.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HERE = debianVersion !== undefined;

/** The commands that are run in a place, as they stand in the guides. */
const runIn = (where: Place) =>
  Object.entries(WAYS).flatMap(([command, way]) =>
    way.by === 'run' && way.where === where ? [{ command, says: way.says, instead: way.instead ?? {} }] : [],
  );

/** What an operator fills in, or has elsewhere. */
const filledIn = (command: string, instead: Readonly<Record<string, string>>): string =>
  Object.entries(instead).reduce((text, [from, to]) => text.replaceAll(from, to), command);

describe.skipIf(!HERE)('commands of the guides, on a deployment made from the guides', { shuffle: false }, () => {
  let database: ProductionDatabase;
  let operator: Operator;
  let variables: Record<string, string>;

  beforeAll(async () => {
    database = await startProductionDatabase(await createDataFolder('paychart-guides-'));
    operator = await openOperator(database.programs);
    variables = { ...startDefaults, DATABASE_URL: database.serviceUrl, PAYCHART_OPERATOR: 'ada' };
    const { status, text } = await operator.run('paychart migrate', variables);
    if (status !== 0) throw new Error(text);
    const service = await startTestService({ databaseUrl: database.serviceUrl });
    const payer = await service.signUp('Guided');
    await payer.fund('10.00');
    const { paymentId } = await payer.api.createOfframpPayment({ phone: '+15550104567', amountUsd: '1.00' }).unwrap();
    variables.PAYMENT = paymentId;
    await service.runUntilIdle();
    await service.stop();
  });
  afterAll(async () => {
    await database?.stop();
    await operator?.remove();
  });

  test.each(runIn('operator'))('$command', async ({ command, says, instead }) => {
    const { status, text } = await operator.run(filledIn(command, instead), variables);
    expect({ status, text }).toEqual({ status: 0, text: expect.stringMatching(says) });
  });

  test.each(runIn('superuser'))('$command, and a restart', async ({ command, says }) => {
    expect(await database.asSuperuser(command)).toMatch(says);
    await database.restart();
    const { text } = await operator.run('paychart doctor', variables);
    expect(text).toContain('max_connections of 200 is enough for 11 processes');
  });

  test.skipIf(poolerProgram === undefined).each(runIn('console'))('$command', async ({ command, says }) => {
    const pooler = await startDeployedPooler(poolerProgram ?? '', database.serviceUrl);
    try {
      const through = { ...variables, ...pooler.variables };
      const doctor = await operator.run('paychart doctor', through);
      expect(doctor).toMatchObject({ status: 0, text: expect.stringMatching(/^ok +pooler: /m) });
      expect(doctor.text).not.toContain('connections: max_connections');
      const { status, text } = await operator.run(command, { POOLER_CONSOLE: pooler.console });
      expect({ status, text }).toEqual({ status: 0, text: expect.stringMatching(says) });
      // The user of the service may look at the console, and command nothing.
      const console = pooler.variables.DATABASE_URL.replace(/paychart$/, 'pgbouncer');
      expect((await operator.run(command, { POOLER_CONSOLE: console })).status).not.toBe(0);
    } finally {
      await pooler.stop();
    }
  });
});

/** The files of the project that are committed or new, as a clone has them. */
function cloneTo(folder: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT });
  const archive = execFileSync('tar', ['--create', '--null', '--files-from=-'], {
    cwd: ROOT,
    input: files,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
}

describe.skipIf(!HERE)('commands of the guides, in a clone of the release', { shuffle: false }, () => {
  let operator: Operator;
  beforeAll(async () => {
    operator = await openOperator('/usr/bin');
    cloneTo(operator.folder);
  });
  afterAll(() => operator?.remove());

  test.each(runIn('clone'))('$command', { timeout: 300_000 }, async ({ command, says }) => {
    const place = join(operator.folder, '..', 'run');
    // npm finds its registry and its cache as it does for whoever runs the tests.
    const { status, text } = await operator.run(command.replaceAll('/opt/paychart-run', place), {
      ...(process.env as Record<string, string>),
      npm_config_prefer_offline: 'true',
      // `npm run -s` hands its silence on to what it starts.
      npm_config_loglevel: 'notice',
    });
    expect({ status, text }).toEqual({ status: 0, text: expect.stringMatching(says) });
  });
});

const missing = missingPrograms();

describe.skipIf(missing.length > 0)('commands of the guides, on a machine with Patroni', { shuffle: false }, () => {
  let operator: Operator;
  let folder: string;
  let port: number;
  let layout: Layout;
  beforeAll(async () => {
    operator = await openOperator('/usr/bin');
    folder = await createDataFolder('paychart-guided-cluster-');
    await chmod(folder, 0o755);
    port = await firstFreePorts();
    for (const name of ['deploy', 'scripts', 'package.json', 'node_modules', 'src'])
      await symlink(join(ROOT, name), join(operator.folder, name));
  });
  afterAll(async () => {
    await operator?.run(`deploy/cluster/stop --folder ${folder}`, { PATH: `${process.env.PATH}` });
    await operator?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(runIn('cluster'))('$command', { timeout: 300_000 }, async ({ command, says }) => {
    const isPatroni = command.startsWith('patronictl');
    const postgres = () => readFile(join(folder, 'db1', 'postmaster.pid'), 'utf8').catch(() => '');
    const before = await postgres();
    layout ??= await layoutOf(folder, port);
    const { variables } = patroniProgram(layout, 'db1');
    const list = () =>
      operator.run(`patronictl -c ${folder}/patroni.yml list`, { PATH: `${process.env.PATH}`, ...variables });
    // Each of both may have become the primary: the guide says to name the standby.
    const copied = command.includes(' reinit ') ? command.replace(/db\d/, await standbyOf(list)) : command;
    const typed = isPatroni
      ? copied.replace('/etc/patroni/config.yml', join(folder, 'patroni.yml')).replace(/switchover$/, '$& --force')
      : `${await asCluster(command.replace(/ --folder \S+/, ''), folder)} --folder ${folder} --port ${port}`;
    const { status, text } = await operator.run(typed, {
      PATH: `${process.env.PATH}`,
      ...(isPatroni && variables),
    });
    // The next command finds what it needs: a standby that was copied follows after some seconds.
    if (command.includes(' reinit ')) await standbyOf(list);
    expect({ status, text }).toEqual({ status: 0, text: expect.stringMatching(says) });
    // Its PostgreSQL goes on.
    if (command === 'systemctl restart patroni') expect(await postgres()).toBe(before);
  });
});

/** Waits until the list of the members has a synchronous standby, and answers its name. */
async function standbyOf(list: () => Promise<{ readonly text: string }>): Promise<string> {
  for (const until = performance.now() + 120_000; performance.now() < until; await delay(1000)) {
    const [, name] = /(db\d)[^\n]*Sync Standby/.exec((await list()).text) ?? [];
    if (name !== undefined) return name;
  }
  throw new Error('no standby became synchronous');
}

/** Nothing of the cluster on one machine is a unit of systemd: Patroni is ended, and `start` starts what does not run. */
async function asCluster(command: string, folder: string): Promise<string> {
  if (!command.startsWith('systemctl')) return command;
  const started: { name: string; pid: number }[] = JSON.parse(await readFile(join(folder, 'processes.json'), 'utf8'));
  const pid = started.find(({ name }) => name === 'patroni-db1')?.pid;
  return `kill ${pid} && while kill -0 ${pid} 2>/dev/null; do sleep 0.2; done; deploy/cluster/start`;
}
