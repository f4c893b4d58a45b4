import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly unknown[] }[] }[];
}

/** A collector that throws away what it gets, in a process of its own: tells its port, and how many spans came whenever it is asked. */
let spans = 0;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans += scope.spans.length;
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ spans }));
process.on('disconnect', () => process.exit());
