import { readFile } from 'node:fs/promises';
import { wiring } from '../../generated/wiring/wiring.ts';
import { startEmbeddedPostgres } from '../embedded/postgres/index.ts';
import { Processes } from '../platform/app/processes.ts';
import { retentionRulesOf } from '../platform/retention/run.ts';
import { config } from './config.ts';
import { openTracing } from './open-tracing.ts';

export type { Running, Started, Worker } from '../platform/app/processes.ts';

const PACKAGE = new URL('../../package.json', import.meta.url);

/** The platform's processes, of what the generator found in this project. Nothing here names a module. */
const processes = new Processes({
  wiring,
  config,
  routers: async () => (await import('../../generated/wiring/routes.ts')).routers,
  version: async () => JSON.parse(await readFile(PACKAGE, 'utf8')).version,
  startDatabase: startEmbeddedPostgres,
  openTracing,
});

/** What the service erases when its time is over. */
export const retentionRules = retentionRulesOf(wiring.modules);

export const startAll: Processes['startAll'] = (...options) => processes.startAll(...options);
export const serve: Processes['serve'] = (...options) => processes.serve(...options);
export const work: Processes['work'] = (...options) => processes.work(...options);
export const openInProcess: Processes['openInProcess'] = (...options) => processes.openInProcess(...options);
export const openEngine: Processes['openEngine'] = (options) => processes.openEngine(options);
export const foundSandbox: Processes['foundSandbox'] = (...options) => processes.foundSandbox(...options);
