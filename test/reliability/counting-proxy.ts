import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Counts how often the service speaks to PostgreSQL after PostgreSQL has spoken: a round trip each. */
export class CountingProxy {
  trips = 0;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async before(databaseUrl: string): Promise<{ proxy: CountingProxy; url: string }> {
    const target = new URL(databaseUrl);
    const server = createServer((client) => {
      const database = connect(Number(target.port), target.hostname);
      let lastSpoke: 'client' | 'database' = 'database';
      client.on('data', (data) => {
        if (lastSpoke === 'database') proxy.trips += 1;
        lastSpoke = 'client';
        database.write(data);
      });
      database.on('data', (data) => {
        lastSpoke = 'database';
        client.write(data);
      });
      for (const socket of [client, database]) {
        socket.setNoDelay(true);
        socket.on('error', () => {});
        socket.on('close', () => {
          client.destroy();
          database.destroy();
        });
      }
    });
    const proxy = new CountingProxy(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = new URL(databaseUrl);
    // Not around the proxy, by the server's socket.
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    return { proxy, url: url.href };
  }

  async during(work: () => Promise<unknown>): Promise<number> {
    const before = this.trips;
    await work();
    return this.trips - before;
  }

  /** Until nothing is on its way: a COMMIT that nobody waits for comes after the answer. */
  async quiet(): Promise<void> {
    for (let seen = -1; seen !== this.trips; ) {
      seen = this.trips;
      await delay(20);
    }
  }

  close(): void {
    this.#server.close();
  }
}
