import process from 'node:process';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { product } from '../../../generated/contract/product.ts';
import { createMcp, readDocuments, serveHttp } from '../../mcp/index.ts';
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
  const create = createMcp(documents, { baseUrl, keys: keysOf(variables), allowLiveWrites }, product);
  if (options.http === undefined) {
    serveStdio(create);
    return;
  }
  const { url, server } = await serveHttp(create, Number(options.http));
  console.log(`MCP server: ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
}

/** `PAYCHART_API_KEY` is the key named default, `PAYCHART_API_KEY_RECIPIENT` the one named recipient. */
export const keysOf = (variables: Variables): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(variables)
      .flatMap(([variable, key]): [string, string][] => {
        const [, name] = /^PAYCHART_API_KEY(?:_([A-Z0-9_]+))?$/.exec(variable) ?? [undefined, undefined];
        return !variable.startsWith('PAYCHART_API_KEY') || !key ? [] : [[name?.toLowerCase() ?? 'default', key]];
      })
      .toSorted(([a], [b]) => Number(b === 'default') - Number(a === 'default')),
  );
