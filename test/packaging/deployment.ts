import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { freePort, type StartedService, type Stranger, started } from './stranger.ts';

/** A live deployment of a service, as its guide says: on a database of the test's server, with the guide's own user. */
export class Deployment {
  readonly #stranger: Stranger;
  readonly #folder: string;
  /** The superuser's URL. */
  readonly #server: string;
  /** The name of the guide's user and database, and the one that they have here: a server has each role once. */
  readonly #names: readonly [guide: string, here: string];
  #variables = '';
  #running: StartedService[] = [];
  tenantId = '';
  keyId = '';
  apiKey = '';

  constructor(stranger: Stranger, folder: string, server: string, name: string) {
    this.#stranger = stranger;
    this.#folder = folder;
    this.#server = server;
    this.#names = [name, `${name}_${randomBytes(4).toString('hex')}`];
  }

  /** `CREATE ROLE` and `CREATE DATABASE`, which PostgreSQL takes one by one. */
  async create(sql: string): Promise<void> {
    const [guide, here] = this.#names;
    const own = sql.replaceAll(new RegExp(`\\b${guide}\\b`, 'g'), here);
    for (const statement of own.split(';\n').filter((text) => text.trim() !== '')) await this.ask(statement);
  }

  /** Asks the server as its superuser. */
  async ask(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.#server });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** The block that sets the variables, migrates, and founds a tenant. */
  async deploy(block: string): Promise<void> {
    const lines = block.split('\n');
    const exported = lines.filter((line) => line.startsWith('export '));
    const text = await this.#stranger.shell(`${this.#onServer(exported.join('\n'))}\nexport -p`, this.#folder);
    const names = exported.map((line) => /^export (\w+)=/.exec(line)?.[1] ?? '');
    const set = text.split('\n').filter((line) => names.some((name) => line.startsWith(`declare -x ${name}=`)));
    this.#variables = set.map((line) => line.replace('declare -x', 'export')).join('\n');
    const said = await this.run(lines.filter((line) => !line.startsWith('export ')).join('\n'));
    [, this.tenantId = ''] = /^Tenant: (ten_\w+)$/m.exec(said) ?? [];
    [, this.keyId = ''] = /^Key id: (key_\w+)$/m.exec(said) ?? [];
    [, this.apiKey = ''] = /^Key: +(svc_live_\w+)$/m.exec(said) ?? [];
  }

  /** Runs commands with the variables of the deployment. */
  run(commands: string): Promise<string> {
    return this.#stranger.shell(`${this.#variables}\n${commands}`, this.#folder);
  }

  /** What a command says that fails. */
  async refused(command: string): Promise<string> {
    return this.run(command).then(
      (said) => `It succeeded: ${said}`,
      (error: Error) => error.message,
    );
  }

  async start(command: string): Promise<StartedService> {
    const variables = this.#variables.replaceAll('export ', '').replaceAll('\n', ' ');
    const running = await started(`env ${variables} ${command.trim()}`, this.#folder, await freePort());
    this.#running.push(running);
    return running;
  }

  async end(): Promise<void> {
    for (const running of this.#running.reverse()) await running.stop();
    const [guide, here] = this.#names;
    await this.ask(`DROP DATABASE IF EXISTS ${here} WITH (FORCE)`);
    for (const role of [`${guide}_app`, `${guide}_system`, here]) await this.ask(`DROP ROLE IF EXISTS ${role}`);
  }

  #onServer(text: string): string {
    const [guide, here] = this.#names;
    const { hostname, port } = new URL(this.#server);
    return text
      .replace('localhost:5432', `${hostname}:${port}`)
      .replace(`//${guide}:`, `//${here}:`)
      .replace(new RegExp(`/${guide}$`, 'm'), `/${here}`);
  }
}
