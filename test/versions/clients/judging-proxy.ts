import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Judge, judgeOf } from './judge.ts';

export interface JudgingProxy {
  readonly url: string;
  /** What clients of the version were answered, and should not have been. */
  readonly faults: readonly string[];
  /** How many answers were judged. */
  readonly judged: () => number;
  close(): Promise<void>;
}

const VERSION = 'x-service-api-version';

/**
 * Stands between a service and clients of a version, changes nothing, and judges each answer to a request that names the
 * version or none. Requests that name another one are those of fixtures.
 */
export async function startJudging(target: string, version: string): Promise<JudgingProxy> {
  const judge = judgeOf(version);
  const faults: string[] = [];
  let judged = 0;
  const look = (method: string, url: string, status: number, headers: IncomingHttpHeaders, text: string): void => {
    const path = new URL(url, target).pathname;
    // Only an answer of the version is held to it: a session without the header has the newest.
    if (headers[VERSION] !== version || !path.startsWith('/v1/')) return;
    judged += 1;
    if (/^text\/event-stream/.test(headers['content-type'] ?? '')) faults.push(...streamFaults(judge, text));
    if (!/[/+]json\b/.test(headers['content-type'] ?? '')) return;
    const fault = judge.fault({ method, path, status, body: JSON.parse(text) as unknown });
    if (fault !== undefined) faults.push(fault);
  };
  const server = createServer((asked, response) => {
    const { host: _host, ...headers } = asked.headers;
    const named = headers[VERSION];
    const sent = request(new URL(asked.url ?? '/', target), { method: asked.method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        response.write(chunk);
      });
      answer.on('close', () => {
        if (named === undefined || named === version) {
          const text = Buffer.concat(chunks).toString('utf8');
          look(asked.method ?? 'GET', asked.url ?? '/', answer.statusCode ?? 502, answer.headers, text);
        }
        response.end();
      });
    });
    sent.on('error', () => response.destroy());
    response.on('close', () => sent.destroy());
    asked.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    judged: () => judged,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Of each whole event of a stream. */
const streamFaults = (judge: Judge, text: string): string[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data: '))
        .map((line) => line.slice(6));
      return data.length === 0 ? [] : (judge.faultOfEvent(JSON.parse(data.join('\n')) as unknown) ?? []);
    });
