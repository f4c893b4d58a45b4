import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readPublished } from '../codegen/versions/published.ts';
import { product } from '../generated/contract/product.ts';
import type { Json } from '../mock/shared/document.ts';
import { withStatusExamples } from '../mock/shared/status-examples.ts';
import { bannerOf } from '../mock/stateless/banner.ts';
import { frontServer } from '../mock/stateless/front.ts';
import { knownVersions, newestVersion } from '../src/platform/versions/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OWN = new URL('../generated/openapi.json', import.meta.url);

/** `npm run mock`: the contract as a server, by Prism, for teams that build against it before or without the service. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    'api-version': { type: 'string' },
    document: { type: 'string', default: fileURLToPath(OWN) },
    log: { type: 'string', default: 'warn' },
    latency: { type: 'string', default: '0' },
    'fail-rate': { type: 'string', default: '0' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const latencyMs = numberFrom('latency', 60_000, 'milliseconds from 0 to 60000');
const failRate = numberFrom('fail-rate', 1, 'a number from 0 to 1, such as 0.1');
const url = `http://${values.host}:${values.port}`;

const newest = newestVersion ?? '';
/** A document of somebody else has no versions of ours. */
const version = isOurs(values.document) ? (values['api-version'] ?? newest) : undefined;
const plain: Json = version === undefined || version === newest ? read(values.document) : publishedIn(version);
process.stdout.write(
  bannerOf(plain, url, `${product.keyPrefix}test_x`, isOurs(values.document) ? product.clientName : undefined),
);

if (!values.help) {
  const document = withStatusExamples(plain);
  const inner = await freePort();
  const front = frontServer(document, inner, { latencyMs, failRate }, version);
  front.on('error', ({ message }) => stop(`The mock cannot listen on ${url}: ${message}`));
  await startPrism(document, inner);
  surviveFaultsOfPrism();
  front.listen(Number(values.port), values.host);
}

function read(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The document of an older version, as it was published. */
function publishedIn(date: string): Json {
  const published = knownVersions.includes(date) ? readPublished(ROOT, date, 'openapi') : undefined;
  return published ?? stop(`There is no version ${date} of the contract. There are: ${knownVersions.join(', ')}.`);
}

/** The SDK is that of our own contract. */
function isOurs(document: string): boolean {
  return document === fileURLToPath(OWN);
}

/** Prism reads the command line of the process that loads it: one process, so that Ctrl-C leaves nothing behind. */
async function startPrism(document: unknown, port: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${product.slug}-mock-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const options = ['--port', String(port), '--host', '127.0.0.1', '--verboseLevel', values.log];
  process.argv.splice(1, Infinity, prism, 'mock', file, ...options);
  await import(prism);
  while (!(await isListening(port))) await wait(50);
}

/**
 * Prism answers within this process. A request that it fails on is answered by the front after a while, and must not end
 * the mock for everybody else. What goes wrong until then does end it.
 */
function surviveFaultsOfPrism(): void {
  const report = (fault: unknown): void => {
    process.stderr.write(`The mock failed on a request: ${fault instanceof Error ? fault.stack : fault}\n`);
  };
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
}

/** Prism listens some time after its module is loaded. */
function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );
}

function numberFrom(name: 'latency' | 'fail-rate', most: number, form: string): number {
  const text = values[name];
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0 && number <= most)) stop(`--${name} has to be ${form}; it is '${text}'.`);
  return number;
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
