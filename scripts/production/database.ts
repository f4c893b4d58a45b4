import { type DebianServer, startDebianServer } from './debian-server.ts';
import { blockWith } from './guide.ts';

const PAGE = 'operate/deploy.md';

/** A database that was made by the commands of docs/operate/deploy.md. */
export interface ProductionDatabase extends DebianServer {
  /** Of the user of the service: `DATABASE_URL`. */
  readonly serviceUrl: string;
  /** Of the user who dumps it: `BACKUP_URL` of the guide. */
  readonly backupUrl: string;
  /** Replaces the password of the service as the guide says, and answers the new `DATABASE_URL`. */
  rotatePassword(): Promise<string>;
}

/** Makes one in a folder, on a server with the configuration that Debian's package comes with. */
export async function startProductionDatabase(folder: string): Promise<ProductionDatabase> {
  const server = await startDebianServer(folder);
  const urlOf = (user: string, password: string): string =>
    `postgres://${user}:${password}@${server.host}:${server.port}/paychart`;
  try {
    const [service = '', backup = ''] = await exportedBy(server, blockWith(PAGE, 'CREATE ROLE paychart '), [
      'PAYCHART_PASSWORD',
      'BACKUP_PASSWORD',
    ]);
    return {
      ...server,
      serviceUrl: urlOf('paychart', service),
      backupUrl: urlOf('paychart_backup', backup),
      async rotatePassword() {
        const [password = ''] = await exportedBy(server, blockWith(PAGE, 'ALTER ROLE paychart PASSWORD'), [
          'PAYCHART_PASSWORD',
        ]);
        return urlOf('paychart', password);
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Runs commands of the guide in one shell, and answers what they have exported. */
async function exportedBy(server: DebianServer, commands: string, names: readonly string[]): Promise<string[]> {
  const told = names.map((name) => `printf '${name}=%s\\n' "$${name}"`).join('\n');
  const said = await server.asSuperuser(`set -e\n${commands}\n${told}`);
  return names.map((name) => new RegExp(`^${name}=(.+)$`, 'm').exec(said)?.[1] ?? '');
}
