import { once } from 'node:events';
import process from 'node:process';
import { type Config, config, parseConfig, sandboxPayoutVariables } from '../../kernel/config/config.ts';
import { greeting } from '../greeting.ts';
import { preflight } from '../preflight.ts';

/** A process that goes on until it is told to end. */
interface Running {
  stop(): Promise<void>;
}

const LOST_MS = 30_000;

const NO_LISTENER = 'Working; WORK_PORT is off, so that neither health nor metrics are shown';

export async function start(): Promise<void> {
  const end = toldToEnd();
  const settings = startConfig();
  await preflight(settings, 'PORT');
  const { startAll } = await import('../../app/main.ts');
  const running = await startAll(settings);
  console.log(greeting(running.url, running.apiKey, settings.console === 'on').join('\n'));
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
  const { work } = await import('../../app/main.ts');
  const running = await work();
  console.error(running.url ? `Listening on ${running.url} for probes and metrics alone` : NO_LISTENER);
  await end;
  await stopped(running);
}

/** In the sandbox every provider that nothing is said of is simulated (D-125). */
function startConfig(): Config {
  const said = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()));
  return parseConfig(said.SERVICE_ENV === 'live' ? said : { ...sandboxPayoutVariables, ...said });
}

/** Listens from the beginning, so that a signal during the start ends a started service, not a half of one. */
async function toldToEnd(): Promise<undefined> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

/** A second signal does not wait for what still runs. */
async function stopped(running: Running): Promise<void> {
  const leave = () => process.exit(1);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  await running.stop();
  process.off('SIGINT', leave).off('SIGTERM', leave);
}
