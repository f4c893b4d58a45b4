import { connect, createServer, type Server, type Socket } from 'node:net';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { listeningUrl, type Process, spawnProcess } from '../support/processes.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PHONE = '+15550104567';
const RESTARTS = Number(process.env.RESTARTS ?? 8);
const CLIENTS = 3;

/** Passes each connection on to the next server that takes it, as a load balancer does. */
class Balancer {
  readonly ports: number[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((client) => this.#passOn(client, 0));
  #next = 0;

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #passOn(client: Socket, attempt: number): void {
    const port = this.ports[this.#next++ % this.ports.length];
    if (port === undefined || attempt > this.ports.length) {
      client.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    this.#sockets.add(client).add(server);
    client.on('error', () => server.destroy());
    server.once('connect', () => {
      server.on('error', () => client.destroy());
      client.pipe(server).pipe(client);
    });
    server.once('error', () => {
      if (server.pending || server.connecting) this.#passOn(client, attempt + 1);
    });
  }
}

describe('a rolling restart of every process under load', () => {
  let stage: TestService;
  let acme: TestTenant;
  let harbor: TestTenant;
  let url: string;
  const balancer = new Balancer();
  const running = new Map<string, Process>();
  const ports = new Map<string, number>();

  const start = async (name: string): Promise<void> => {
    const command = name.startsWith('serve') ? 'serve' : 'work';
    const started = spawnProcess(command, stage.databaseUrl);
    running.set(name, started);
    if (command === 'work') return;
    ports.set(name, Number(new URL(await listeningUrl(started)).port));
    balancer.ports.splice(0, Number.POSITIVE_INFINITY, ...ports.values());
  };
  /** A load balancer stops choosing a server before it ends. */
  const restart = async (name: string): Promise<void> => {
    const old = running.get(name);
    ports.delete(name);
    if (name.startsWith('serve')) balancer.ports.splice(0, Number.POSITIVE_INFINITY, ...ports.values());
    expect(await old?.end('SIGTERM'), old?.said.join('')).toBe(0);
    await start(name);
  };

  beforeAll(async () => {
    stage = await startTestService();
    acme = await stage.signUp('Acme Imports');
    harbor = await stage.signUp('Blue Harbor');
    await acme.fund('10000.00');
    await verifyPhone(stage, harbor, PHONE);
    await onboard(harbor);
    await addServiceBalance(harbor);
    await stage.runUntilIdle();
    for (const name of ['serve 1', 'serve 2', 'work 1', 'work 2']) await start(name);
    url = await balancer.listen();
  });
  afterAll(async () => {
    balancer.close();
    await Promise.all([...running.values()].map((one) => one.end('SIGKILL')));
    await stage.stop();
  });

  test(`fails no request that the SDK’s retries do not hide, and delivers each payment once, in ${RESTARTS} restarts`, async () => {
    const sender = createPaychart({ baseUrl: url, apiKey: acme.apiKey });
    const recipient = createPaychart({ baseUrl: url, apiKey: harbor.apiKey });
    const made: string[] = [];
    let isOver = false;
    const load = async (): Promise<void> => {
      while (!isOver) {
        const { paymentId: id, quotes } = await sender
          .createOfframpPayment({ phone: PHONE, amountUsd: '1.00' })
          .unwrap();
        await recipient.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
        await recipient.confirmOfframpPayment({ id }).unwrap();
        made.push(id);
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, load));
    // A client that fails ends the test at once.
    const restarts = (async () => {
      for (let round = 0; round < RESTARTS; round += 1) {
        const before = made.length;
        await restart([...running.keys()][round % running.size] ?? '');
        await eventually('payments after the restart', async () => made.length > before + CLIENTS);
      }
      isOver = true;
    })();
    await Promise.race([Promise.all([clients, restarts]), clients.then(() => restarts)]);
    expect(made.length).toBeGreaterThan(RESTARTS * CLIENTS);
    for (const id of made) {
      await eventually(`${id} to be delivered`, async () => {
        const { status } = await sender.getOfframpPayment({ id }).unwrap();
        return status === 'DELIVERED';
      });
    }
    const { rows } = await stage.pool.owner.raw(
      'SELECT payment_id FROM provider_attempts GROUP BY payment_id HAVING count(*) > 1',
    );
    expect(rows).toEqual([]);
    expect(await verifyInvariants(stage.pool, stage.engine.lifecycles)).toEqual([]);
  }, 600_000);
});
