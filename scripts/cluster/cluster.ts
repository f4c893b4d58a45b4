import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Account, isReachable, serverAccount } from '../../src/embedded/postgres/account.ts';
import { PrimaryFinder } from '../../src/platform/primary/primary.ts';
import { until } from '../chaos/gate.ts';
import {
  COPIES,
  type Copy,
  DATABASES,
  type DatabaseName,
  hostAt,
  type Layout,
  layoutOf,
  missingPrograms,
  type Route,
  superuserUrl,
} from './layout.ts';
import { NodeNetwork } from './node-network.ts';
import { Patroni } from './patroni.ts';
import { end, isAlive, ProcessFile } from './process-file.ts';
import {
  DEPLOY,
  etcdProgram,
  haproxyProgram,
  type Program,
  patroniProgram,
  paychart,
  serviceProgram,
  serviceVariables,
} from './programs.ts';

const run = promisify(execFile);
const END_MS = 30_000;
/** How long a database may need to follow again: Patroni before 3.1 may take two minutes to end a PostgreSQL that it lost. */
const REJOIN_MS = 150_000;
const ANSWER_MS = 60_000;

export interface ClusterOptions {
  readonly say: (line: string) => void;
  /** Settings of the service. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Of each copy. The first goes by HAProxy and the second by hosts where nothing else is said. */
  readonly routes?: Readonly<Record<Copy, Route>>;
  /** The network of each database can be dropped for as long as this process lives. */
  readonly hasNetworks?: boolean;
}

const ROUTES: Readonly<Record<Copy, Route>> = { 1: 'haproxy', 2: 'hosts' };

/** etcd, two PostgreSQL under Patroni, HAProxy, two `serve` and two `work` on this machine, all in one folder. */
export class Cluster {
  readonly layout: Layout;
  readonly patroni: Patroni;
  readonly #account: Account | undefined;
  readonly #processes: ProcessFile;
  readonly #say: (line: string) => void;
  readonly #variables: Readonly<Record<string, string>>;
  readonly #routes: Readonly<Record<Copy, Route>>;
  #network: NodeNetwork | undefined;

  private constructor(
    layout: Layout,
    account: Account | undefined,
    { say, variables = {}, routes = ROUTES }: ClusterOptions,
  ) {
    this.layout = layout;
    this.patroni = new Patroni(layout);
    this.#account = account;
    this.#processes = new ProcessFile(layout.folder);
    this.#say = say;
    this.#variables = variables;
    this.#routes = routes;
  }

  /** The cluster of a folder, which need not exist yet. @throws where this machine cannot run one. */
  static async in(folder: string, firstPort: number, options: ClusterOptions): Promise<Cluster> {
    const missing = missingPrograms();
    if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);
    const path = resolve(folder);
    await mkdir(join(path, 'log'), { recursive: true });
    const account = await serverAccount(join(path, 'none'));
    if (account !== undefined && !(await isReachable(path, account))) {
      throw new Error(`The user of PostgreSQL cannot reach ${path}: open it and the folders above it`);
    }
    return new Cluster(await layoutOf(path, firstPort, options.hasNetworks), account, options);
  }

  get url(): string {
    return `http://${hostAt(this.layout.ports.api)}`;
  }

  /** Of an operator's commands beside it. */
  environment(): NodeJS.ProcessEnv {
    return { PATH: process.env.PATH, ...serviceVariables(this.layout, 'hosts', this.#variables) };
  }

  /** Starts what does not run yet, and waits until the API answers. */
  async start(): Promise<void> {
    await this.#prepareFolder();
    this.#network = await NodeNetwork.of(this.layout);
    await this.#start(etcdProgram(this.layout));
    for (const name of DATABASES) await this.startDatabase(name);
    await this.#start(haproxyProgram(this.layout));
    const { primary, standby } = await this.patroni.healthy();
    this.#say(`${primary} is the primary, ${standby} its synchronous standby`);
    await this.#createDatabase();
    // Rates and liquidity of a sandbox are those of `paychart start`.
    for (const name of ['migrate', 'seed']) {
      const { command, args } = paychart(name);
      await run(command, [...args], { env: this.environment() });
    }
    for (const copy of COPIES) {
      const place = { copy, route: this.#routes[copy] };
      await this.#start(serviceProgram(this.layout, 'serve', place, this.#variables));
      await this.#start(serviceProgram(this.layout, 'work', place, this.#variables));
    }
    const { serve, work, api } = this.layout.ports;
    for (const port of [...Object.values(serve), ...Object.values(work), api]) await this.#answers(port);
  }

  /** Patroni of one database, which starts its PostgreSQL. */
  startDatabase(name: DatabaseName): Promise<void> {
    return this.#start(patroniProgram(this.layout, name));
  }

  /** Ends PostgreSQL at once, as a crash does. Patroni goes on. */
  async killPostgres(name: DatabaseName): Promise<void> {
    process.kill(await this.#postmaster(name), 'SIGKILL');
  }

  /**
   * Ends Patroni and its PostgreSQL at once, as a loss of power does. The sessions of a PostgreSQL that hangs would outlive
   * it, and hold the shared memory without which it does not start again.
   */
  async killDatabase(name: DatabaseName): Promise<void> {
    const patroni = this.#processes.all().find((one) => one.name === `patroni-${name}`);
    if (patroni !== undefined) await end(patroni, 'SIGKILL', 5000);
    await this.#signalPostgres(name, 'SIGKILL');
  }

  /**
   * Waits for a primary with a synchronous standby. Where there is none for long, it does what docs/operate/failover.md says,
   * in its order: a restart of Patroni at the primary, which before 3.1 may keep what it knew before its machine starved, and
   * then a new copy of the standby.
   */
  async replicating(): Promise<Record<'primary' | 'standby', DatabaseName>> {
    try {
      return await this.patroni.healthy(REJOIN_MS);
    } catch (error) {
      const primary = await this.#primaryOrThrow(error);
      this.#say(`restarting Patroni of ${primary}: ${(error as Error).message}`);
      await this.restartPatroni(primary);
    }
    try {
      return await this.patroni.healthy(REJOIN_MS);
    } catch (error) {
      const primary = await this.#primaryOrThrow(error);
      const standby = DATABASES.find((name) => name !== primary) ?? primary;
      this.#say(`copying ${standby} anew: ${(error as Error).message}`);
      await this.#control(primary, 'reinit', 'paychart', standby, '--force');
      return this.patroni.healthy();
    }
  }

  async #primaryOrThrow(error: unknown): Promise<DatabaseName> {
    const { primary } = await this.patroni.members();
    if (primary === undefined) throw error;
    return primary;
  }

  /** By the commands of docs/operate/failover.md. Its PostgreSQL goes on as what it was. */
  async restartPatroni(name: DatabaseName): Promise<void> {
    await this.#control(name, 'pause');
    const patroni = this.#processes.all().find((one) => one.name === `patroni-${name}`);
    if (patroni !== undefined) await end(patroni, 'SIGTERM', END_MS);
    await this.startDatabase(name);
    await this.#control(name, 'resume');
  }

  /** A command of `patronictl`, with the configuration of this database. */
  async #control(name: DatabaseName, ...order: string[]): Promise<void> {
    const { command, args, variables } = patroniProgram(this.layout, name);
    await run(`${command}ctl`, ['-c', ...args, ...order, '--wait'], {
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...variables },
    });
  }

  /** Stops Patroni without ending it. Its PostgreSQL goes on as what it was. */
  hangPatroni(name: DatabaseName): void {
    this.#signalPatroni(name, 'SIGSTOP');
  }

  /** Stops Patroni and its PostgreSQL without ending them: connections stay, and nothing answers. */
  async hangDatabase(name: DatabaseName): Promise<void> {
    this.hangPatroni(name);
    await this.#signalPostgres(name, 'SIGSTOP');
  }

  /** Lets what hangs go on. */
  async resume(name: DatabaseName): Promise<void> {
    await this.#signalPostgres(name, 'SIGCONT');
    this.#signalPatroni(name, 'SIGCONT');
  }

  /** The network of databases, which can be dropped. */
  get network(): NodeNetwork {
    if (this.#network === undefined) throw new Error('the cluster has no networks that can be dropped');
    return this.#network;
  }

  #signalPatroni(name: DatabaseName, signal: NodeJS.Signals): void {
    const patroni = this.#processes.all().find((one) => one.name === `patroni-${name}`);
    if (patroni === undefined) throw new Error(`Patroni of ${name} was not started`);
    process.kill(patroni.pid, signal);
  }

  async #signalPostgres(name: DatabaseName, signal: NodeJS.Signals): Promise<void> {
    const pid = await this.#postmaster(name);
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    for (const one of [pid, ...children.split(' ').filter(Boolean).map(Number)]) {
      try {
        process.kill(one, signal);
      } catch (error) {
        // A session that has ended meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  async #postmaster(name: DatabaseName): Promise<number> {
    const file = await readFile(join(this.layout.folder, name, 'postmaster.pid'), 'utf8');
    return Number(file.split('\n')[0]);
  }

  /** The names of processes that have ended by themselves. */
  async ended(): Promise<readonly string[]> {
    const alive = await Promise.all(this.#processes.all().map(isAlive));
    return this.#processes.all().flatMap(({ name }, index) => (alive[index] ? [] : [name]));
  }

  /** Ends what was started, in the opposite order, and nothing else. */
  async stop(): Promise<void> {
    // A process that hangs does not end.
    for (const name of DATABASES) await this.resume(name).catch(() => undefined);
    for (const started of [...this.#processes.all()].reverse()) {
      if (await isAlive(started)) this.#say(`stopping ${started.name}`);
      await end(started, 'SIGTERM', END_MS);
      this.#processes.forget(started.name);
    }
    // A PostgreSQL whose Patroni was killed.
    for (const name of DATABASES) await this.#stopOrphan(name);
    this.#network?.close();
  }

  async #stopOrphan(name: DatabaseName): Promise<void> {
    const data = join(this.layout.folder, name);
    const pid = await readFile(join(data, 'postmaster.pid'), 'utf8').then(
      (text) => Number(text.split('\n')[0]),
      () => undefined,
    );
    const works = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (pid === undefined || !works.split('\0').includes(data)) return;
    await run(join(this.layout.programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
      ...this.#account,
      cwd: data,
    });
  }

  async #prepareFolder(): Promise<void> {
    const { folder } = this.layout;
    const config = join(folder, 'patroni.yml');
    // A watchdog would reset this machine, with everything else that runs on it.
    const settings = (await readFile(join(DEPLOY, 'patroni.yml'), 'utf8')).replace('mode: automatic', 'mode: "off"');
    await writeFile(config, settings);
    for (const name of ['etcd', ...DATABASES]) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
    if (this.#account === undefined) return;
    const { uid, gid } = this.#account;
    for (const path of [folder, config, ...['etcd', ...DATABASES].map((name) => join(folder, name))]) {
      await chown(path, uid, gid);
    }
  }

  async #start({ name, command, args, variables, isDatabase }: Program): Promise<void> {
    const running = this.#processes.all().find((one) => one.name === name);
    if (running !== undefined && (await isAlive(running))) return;
    const log = await open(join(this.layout.folder, 'log', `${name}.log`), 'a');
    const child = spawn(command, [...args], {
      env: { PATH: process.env.PATH, ...variables },
      cwd: this.layout.folder,
      // It outlives this command.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...(isDatabase && this.#account),
    });
    await new Promise((started, failed) => child.once('spawn', started).once('error', failed));
    await log.close();
    child.unref();
    await this.#processes.note(name, child.pid ?? 0);
    this.#say(`started ${name}`);
  }

  async #createDatabase(): Promise<void> {
    const client = new pg.Client({
      connectionString: await new PrimaryFinder(superuserUrl(this.layout, 'postgres')).find(),
    });
    await client.connect();
    try {
      const exists = async (question: string): Promise<boolean> => (await client.query(question)).rowCount === 1;
      const password = pg.escapeLiteral(this.layout.passwords.paychart);
      if (!(await exists("SELECT FROM pg_roles WHERE rolname = 'paychart'")))
        await client.query(`CREATE ROLE paychart LOGIN CREATEROLE PASSWORD ${password}`);
      if (!(await exists("SELECT FROM pg_database WHERE datname = 'paychart'")))
        await client.query('CREATE DATABASE paychart OWNER paychart');
    } finally {
      await client.end();
    }
  }

  #answers(port: number): Promise<{ readonly ok: true }> {
    return until(`an answer on ${hostAt(port)}`, ANSWER_MS, async () => {
      const answer = await fetch(`http://${hostAt(port)}/readyz`).catch((error: Error) => error.message);
      if (typeof answer === 'string') return answer;
      await answer.arrayBuffer();
      return answer.ok ? { ok: true } : `status ${answer.status}`;
    });
  }
}
