import process from 'node:process';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { product } from '../../generated/contract/product.ts';
import { createMcp, keysOf, readDocuments, serveHttp } from '../../src/mcp/index.ts';

const USAGE = `Usage: paychart mcp [--url <url>] [--http <port>] [--allow-live-writes]`;

/** Serves the contract of a service that runs as tools of an agent. Throws where the command line or the service says no. */
export async function serveMcp(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const { url = variables[`${product.environmentPrefix}URL`] || 'http://localhost:8080', http, ...rest } = asked(args);
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error('--url must be an http or https URL');
  if (http !== undefined && !/^\d{1,5}$/.test(http)) throw new Error('--http must be a port');
  const baseUrl = url.replace(/\/+$/, '');
  const access = {
    baseUrl,
    keys: keysOf(variables, product.environmentPrefix),
    allowLiveWrites: rest['allow-live-writes'] ?? false,
  };
  const create = createMcp(await readDocuments(baseUrl), access, product);
  if (http === undefined) {
    serveStdio(create);
    return;
  }
  const { url: address, server } = await serveHttp(create, Number(http));
  console.log(`MCP server: ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
}

function asked(args: readonly string[]) {
  try {
    const options = {
      url: { type: 'string' },
      http: { type: 'string' },
      'allow-live-writes': { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
