import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Between the service and its database: counts how often the service asks and then waits for an answer. */
export interface Wire {
  /** The database, by way of the wire. */
  readonly url: string;
  /** Round trips so far, over all connections. */
  readonly roundTrips: () => number;
  close(): void;
}

/** The end of a transaction that only read: nobody waits for its answer. */
const LONE_COMMIT = Buffer.from('Q\0\0\0\x0bCOMMIT\0', 'latin1');

/** What one side says in any number of packets, before the other one speaks, is one half of a round trip. */
export async function openWire(databaseUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(databaseUrl);
  let roundTrips = 0;
  const server = createServer((service) => {
    const database = connect(Number(port), hostname);
    let isAsking = false;
    service.on('data', (said) => {
      if (said.equals(LONE_COMMIT)) return;
      if (!isAsking) roundTrips += 1;
      isAsking = true;
    });
    database.on('data', () => {
      isAsking = false;
    });
    service.pipe(database).pipe(service);
    const end = (): void => {
      service.destroy();
      database.destroy();
    };
    for (const socket of [service, database]) socket.setNoDelay(true).on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return { url: through.href, roundTrips: () => roundTrips, close: () => server.close() };
}
