import process from 'node:process';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { product } from '../../../generated/contract/product.ts';
import { createMcp, keysOf, readDocuments, serveHttp } from '../../mcp/index.ts';
import type { Options } from '../command.ts';
import { Refused } from '../outcome.ts';
import { serviceAddress } from '../web-address.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Serves until the client ends the connection, or over HTTP until the process is told to end. */
export async function serveMcp(options: Options, variables: Variables): Promise<void> {
  const baseUrl = serviceAddress(options.url, variables.PAYCHART_URL);
  const documents = await readDocuments(baseUrl).catch((error: Error) => {
    throw new Refused('SERVICE_UNREACHABLE', error.message);
  });
  const allowLiveWrites = Boolean(options.allowLiveWrites);
  const create = createMcp(
    documents,
    { baseUrl, keys: keysOf(variables, product.environmentPrefix), allowLiveWrites },
    product,
  );
  if (options.http === undefined) {
    serveStdio(create);
    return;
  }
  const { url, server } = await serveHttp(create, Number(options.http));
  console.log(`MCP server: ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
}
