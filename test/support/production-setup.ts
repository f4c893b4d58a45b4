import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startProductionDatabase } from '../../scripts/production/database.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { createDataFolder } from './data-folder.ts';
import { createDatabase, onDatabase, sealTemplate } from './database-server.ts';

/**
 * Debian's PostgreSQL with the configuration that it comes with, and the users of docs/operate/deploy.md. The service is the
 * documented user. A superuser of the tests, beside those of the guide, clones databases and looks at rows.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startProductionDatabase(await createDataFolder('paychart-production-'));
  try {
    await migrate(server.serviceUrl);
    const password = randomBytes(12).toString('hex');
    await server.asSuperuser(`psql --command="CREATE ROLE tester SUPERUSER LOGIN PASSWORD '${password}'"`);
    const url = `postgres://tester:${password}@${server.host}:${server.port}/postgres`;
    const service = { name: 'paychart', password: new URL(server.serviceUrl).password };
    const run = `t_${randomBytes(5).toString('hex')}`;
    const template = `${run}_base`;
    await createDatabase(url, template, 'paychart', service.name);
    await migrate(onDatabase(server.serviceUrl, template));
    await sealTemplate(url, template);
    project.provide('testServer', { url, run, template, service });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
