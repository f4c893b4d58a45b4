import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { apiKey, getPath, postBody, postPath } from './sample.ts';

export type Method = 'GET' | 'POST';

export interface Peer {
  readonly name: string;
  /** The file in candidates/. */
  readonly file: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Sent along with each POST; a fresh key each time. */
  readonly idempotencyKeys?: boolean;
}

/** A candidate's server, running. */
export interface Running {
  readonly peer: Peer;
  /** Requests a second, and server CPU in microseconds a request. */
  measure(method: Method, seconds: number): Promise<{ rate: number; cpu: number }>;
  stop(): void;
}

const CONNECTIONS = 64;

export async function start(peer: Peer): Promise<Running> {
  const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [peer.file], {
    env: { ...process.env, ...peer.env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await ask<{ port: number }>(child).then((message) => message.port);
  return {
    peer,
    async measure(method, seconds) {
      const before = await cpuOf(child);
      const result = await autocannon({
        url: `http://127.0.0.1:${port}`,
        connections: CONNECTIONS,
        duration: seconds,
        requests: [requestOf(peer, method)],
      });
      const cpu = (await cpuOf(child)) - before;
      const answered = result['2xx'];
      if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
        const statuses = Object.entries(result.statusCodeStats).map(([status, { count }]) => `${count} of ${status}`);
        throw new Error(`${peer.name} answered ${method} with ${statuses.join(', ')}; ${result.errors} failed`);
      }
      return { rate: answered / result.duration, cpu: cpu / answered };
    },
    stop: () => void child.kill(),
  };
}

let sent = 0;

function requestOf(peer: Peer, method: Method): autocannon.Request {
  const headers = { 'x-service-api-key': apiKey };
  if (method === 'GET') return { method, path: getPath, headers };
  const request = {
    method,
    path: postPath,
    body: postBody,
    headers: { ...headers, 'content-type': 'application/json' },
  };
  if (!peer.idempotencyKeys) return request;
  return {
    ...request,
    setupRequest: (one) => {
      sent += 1;
      return { ...one, headers: { ...one.headers, 'idempotency-key': `bench-${sent}` } };
    },
  };
}

async function ask<T>(child: ChildProcess): Promise<T> {
  const dead = new AbortController();
  const ended = (status: number | null): void => dead.abort(new Error(`the server ended with ${status}`));
  child.once('exit', ended);
  const [message] = (await once(child, 'message', { signal: dead.signal })) as [T];
  child.off('exit', ended);
  return message;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  return (await ask<{ cpu: number }>(child)).cpu;
}
