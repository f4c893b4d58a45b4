import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

/** Counts how often the service speaks to PostgreSQL after PostgreSQL has spoken: a round trip each. */
class CountingProxy {
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
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    return { proxy, url: url.href };
  }

  async during(work: () => Promise<unknown>): Promise<number> {
    const before = this.trips;
    await work();
    return this.trips - before;
  }

  close(): void {
    this.#server.close();
  }
}

/** Authentication on top of what the design counts: its statement, and a COMMIT that nobody waits for. */
const AUTHENTICATION = 2;
/** A transaction that wrote nothing ends by a COMMIT that nobody waits for. */
const UNAWAITED = 1;

describe('round trips to the database (design, the lifecycle engine)', () => {
  let service: TestService;
  let proxy: CountingProxy;
  let acme: TestTenant;
  let harbor: TestTenant;
  const phone = '+15550104567';

  beforeAll(async () => {
    service = await startTestService({
      through: async (databaseUrl) => {
        const counting = await CountingProxy.before(databaseUrl);
        proxy = counting.proxy;
        return counting.url;
      },
    });
    acme = await service.signUp('Acme Imports');
    harbor = await service.signUp('Blue Harbor');
    await acme.fund('100.00');
    await verifyPhone(service, harbor, phone);
    await onboard(harbor);
    await addServiceBalance(harbor);
    // Every statement is prepared once a connection: what is counted is the service at work, warm.
    await payment();
    await service.settle();
  });
  afterAll(async () => {
    await service.stop();
    proxy.close();
  });

  const payment = () => acme.api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();

  test('a create with quotes takes 5, other mutations 3, reads 2', async () => {
    const created = await proxy.during(payment);
    const { paymentId: id } = await payment();
    const read = await proxy.during(() => acme.api.getOfframpPayment({ id }).unwrap());
    const { routes } = await harbor.api.getOfframpPaymentRoutes({ id }).unwrap();
    const routeQuoteId = routes[0]?.routeId ?? '';
    const selected = await proxy.during(() => harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId }).unwrap());
    const confirmed = await proxy.during(() => harbor.api.confirmOfframpPayment({ id }).unwrap());
    const { paymentId: other } = await payment();
    const canceled = await proxy.during(() => acme.api.cancelOfframpPayment({ id: other }).unwrap());
    expect(created - AUTHENTICATION).toBeLessThanOrEqual(5);
    expect(read - AUTHENTICATION - UNAWAITED).toBeLessThanOrEqual(2);
    expect(selected - AUTHENTICATION).toBeLessThanOrEqual(3);
    expect(confirmed - AUTHENTICATION).toBeLessThanOrEqual(3);
    expect(canceled - AUTHENTICATION).toBeLessThanOrEqual(3);
  });
});
