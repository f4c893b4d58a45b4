import { once } from 'node:events';
import process from 'node:process';
import { type Config, config, parseConfig, startDefaults } from '../../app/config.ts';
import { greeting } from '../greeting.ts';
import { preflight } from '../preflight.ts';

/** A process that goes on until it is told to end. */
interface Running {
  stop(): Promise<void>;
}

const LOST_MS = 30_000;

const NO_CHAIN = 'RPC_URL is not set: drips, wallets and on-chain payments wait until work is started with RPC_URL';

const NO_LISTENER = 'Working. WORK_PORT is off, so health checks and metrics are not served';

export async function start(): Promise<void> {
  const end = toldToEnd();
  const settings = startConfig();
  await preflight(settings, 'PORT');
  const { startAll } = await import('../../app/main.ts');
  const running = await startAll(settings);
  const { DATA_DIR: dataDir } = process.env;
  console.log(greeting({ ...running, hasConsole: settings.console === 'on', dataDir }).join('\n'));
  const lost = await Promise.race([end, running.lost]);
  // What cannot end without its database is not waited for.
  if (lost !== undefined) setTimeout(() => process.exit(1), LOST_MS).unref();
  await stopped(running);
  if (lost !== undefined) throw lost;
}

export async function serveOnly(): Promise<void> {
  const end = toldToEnd();
  await preflight(config(), 'PORT');
  const { serve } = await import('../../app/main.ts');
  const running = await serve();
  console.error(`Listening on ${running.url}`);
  await end;
  await stopped(running);
}

export async function workOnly(): Promise<void> {
  const end = toldToEnd();
  await preflight(config(), 'WORK_PORT');
  if (config().rpcUrl === undefined) console.error(NO_CHAIN);
  const { work } = await import('../../app/main.ts');
  const running = await work();
  console.error(running.url ? `Listening on ${running.url} for health checks and metrics only` : NO_LISTENER);
  await end;
  await stopped(running);
}

/** In the sandbox every provider that nothing is said of is simulated (D-125). */
function startConfig(): Config {
  const said = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()));
  return parseConfig(said.SERVICE_ENV === 'live' ? said : { ...startDefaults, ...said });
}

/** Listens from the beginning, so that a signal during the start ends a started service, not a half of one. */
async function toldToEnd(): Promise<undefined> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

/** A second signal does not wait for work that is still running. */
async function stopped(running: Running): Promise<void> {
  const begunAt = performance.now();
  console.log('Stopping. Requests and jobs that are running may finish; a second signal ends them');
  const leave = () => process.exit(1);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  await running.stop();
  process.off('SIGINT', leave).off('SIGTERM', leave);
  console.log(`Stopped after ${Math.round(performance.now() - begunAt)} ms`);
}
