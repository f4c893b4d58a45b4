import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

/** A collector that throws away what it gets, in a process of its own: tells its port. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());
