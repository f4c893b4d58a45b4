import process from 'node:process';
import { startEmbeddedPostgres } from '../../src/embedded/postgres/index.ts';

/**
 * A process that owns an embedded server, for tests that must kill it. Prints one line of JSON, then lives until
 * SIGTERM, SIGINT or the end of its input; SIGUSR2 makes it leave without stopping anything.
 */
const started = performance.now();
try {
  const { url, port, pid, adopted, stop } = await startEmbeddedPostgres(JSON.parse(process.argv[2] ?? '{}'));
  const end = () => stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('SIGUSR2', () => process.exit(3));
  process.stdin.once('end', end).resume();
  console.log(JSON.stringify({ url, port, pid, adopted, ms: Math.round(performance.now() - started) }));
} catch (error) {
  const { name, message } = error as Error;
  console.log(JSON.stringify({ error: name, message }));
}
