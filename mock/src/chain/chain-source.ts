import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChainSource } from '../../../src/payments/chain/index.ts';
import { answer } from './json-rpc.ts';
import { invalidParams, RpcError } from './rpc-error.ts';
import { SimulatedChain } from './simulated-chain.ts';

interface Request {
  readonly id?: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/**
 * A chain in this process's memory in place of the one that a sandbox starts as a program of its own. It is reached as that
 * one is, by JSON-RPC on loopback, so that wallets and scripts reach it too.
 */
export const simulatedChain = (chainId: number): ChainSource => ({
  kind: 'embedded',
  async start(prepare) {
    const chain = await SimulatedChain.of(chainId);
    const server = createServer((incoming, outgoing) => void serve(chain, incoming, outgoing));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await prepare(url);
    return {
      url,
      stop: () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  },
});

async function serve(chain: SimulatedChain, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = await textOf(incoming).catch(() => undefined);
  const result = body === undefined ? unreadable() : await answerAll(chain, body);
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
}

const unreadable = () => failure(null, invalidParams('the request is not JSON-RPC'));

async function answerAll(chain: SimulatedChain, body: string): Promise<unknown> {
  let requests: unknown;
  try {
    requests = JSON.parse(body);
  } catch {
    return unreadable();
  }
  if (!Array.isArray(requests)) return answerOne(chain, requests as Request);
  // One after the other: transactions of one request are taken in their order.
  const answers: unknown[] = [];
  for (const request of requests) answers.push(await answerOne(chain, request));
  return answers;
}

async function answerOne(chain: SimulatedChain, request: Request): Promise<unknown> {
  const id = request?.id ?? null;
  try {
    if (typeof request?.method !== 'string') throw invalidParams('the request names no method');
    return { jsonrpc: '2.0', id, result: await answer(chain, request.method, request.params ?? []) };
  } catch (error) {
    return failure(id, error);
  }
}

function failure(id: unknown, error: unknown): unknown {
  const known =
    error instanceof RpcError ? error : new RpcError(-32_603, error instanceof Error ? error.message : String(error));
  const { code, message, data } = known;
  return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } };
}

const MOST_BYTES = 4 * 1024 * 1024;

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += (chunk as Buffer).length;
    if (length > MOST_BYTES) throw new Error('The request is longer than 4 MiB');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}
