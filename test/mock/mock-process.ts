import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface Mock {
  url: string;
  stop(): Promise<void>;
}

const script = fileURLToPath(new URL('../../scripts/mock.ts', import.meta.url));
const DEADLINE_MS = 55_000;

/** `npm run mock`, as a user starts it, on a free port, and ready: Prism answers behind it. */
export async function startMock(...options: string[]): Promise<Mock> {
  const port = await freePort();
  const child = spawn(process.execPath, [script, '--port', String(port), ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the mock did not start: ${errors.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
