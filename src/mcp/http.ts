import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';

/**
 * Serves streamable HTTP on the loopback interface. Requests from other hosts and from pages of other origins are refused,
 * because whoever reaches the port acts with the keys of the user.
 */
export async function serveHttp(create: () => McpServer, port: number): Promise<{ url: string; server: Server }> {
  const handle = toNodeHandler(createMcpHandler(create));
  const isLocalHost = localhostHostValidation();
  const isLocalOrigin = localhostOriginValidation();
  const server = createServer((request, response) => {
    if (!isLocalHost(request, response) || !isLocalOrigin(request, response)) return;
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/mcp') response.writeHead(404).end();
    else void handle(request as IncomingMessage & { method: string; url: string }, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, server };
}
