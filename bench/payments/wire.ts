import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Between the service and its database: counts how often the service asks and then waits for an answer. */
export interface Wire {
  /** The database, by way of the wire. */
  readonly url: string;
  /** Round trips so far, over all connections. */
  readonly roundTrips: () => number;
  /** Statements so far: each is executed once, whatever it is sent in. */
  readonly statements: () => number;
  /** What the service has sent so far. */
  readonly bytes: () => number;
  close(): void;
}

/** The end of a transaction that only read: nobody waits for its answer. */
const LONE_COMMIT = /^B.{4}\0COMMIT\0.{8}E.{9}S.{4}$/s;

/** Counts the statements in what a client sends: `Execute` and `Query` messages, over packets of any size. */
class FrontendMessages {
  #rest: Buffer = Buffer.alloc(0);
  /** The first message of a connection has no type. */
  #isFirst = true;

  statementsIn(said: Buffer): number {
    let data: Buffer = this.#rest.length === 0 ? said : Buffer.concat([this.#rest, said]);
    let statements = 0;
    for (;;) {
      const type = this.#isFirst ? 0 : 1;
      if (data.length < type + 4) break;
      const end = type + data.readInt32BE(type);
      if (data.length < end) break;
      if (!this.#isFirst && (data[0] === EXECUTE || data[0] === QUERY)) statements += 1;
      this.#isFirst = false;
      data = data.subarray(end);
    }
    this.#rest = data;
    return statements;
  }
}

const EXECUTE = 'E'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);

/** What one side says in any number of packets, before the other one speaks, is one half of a round trip. */
export async function openWire(databaseUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(databaseUrl);
  let roundTrips = 0;
  let statements = 0;
  let bytes = 0;
  const server = createServer((service) => {
    const database = connect(Number(port), hostname);
    let isAsking = false;
    const messages = new FrontendMessages();
    service.on('data', (said) => {
      bytes += said.length;
      statements += messages.statementsIn(said);
      if (said.length < 60 && LONE_COMMIT.test(said.toString('latin1'))) return;
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
  // Not around this, by the server's socket.
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    roundTrips: () => roundTrips,
    statements: () => statements,
    bytes: () => bytes,
    close: () => server.close(),
  };
}
