import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { call, startServer } from './server-fixture.ts';

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
};

it('a shutdown finishes running requests, refuses new ones, and closes idle connections', async () => {
  const started = gate();
  const finish = gate();
  const server = await startServer({
    handlers: {
      getThing: async ({ path }) => {
        started.open();
        await finish.opened;
        return { id: path.id };
      },
    },
  });
  await call(server, 'GET', '/v1/things');
  const running = call(server, 'GET', '/v1/things/thg_1');
  await started.opened;
  const closed = server.listening.close();
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  finish.open();
  const reply = await running;
  expect([reply.status, reply.body.id, reply.headers.get('connection')]).toEqual([200, 'thg_1', 'close']);
  await closed;
});

it('a shutdown cuts off requests that do not end by the deadline', async () => {
  const started = gate();
  const server = await startServer({
    handlers: {
      getThing: () => {
        started.open();
        return new Promise(() => undefined);
      },
    },
  });
  const running = call(server, 'GET', '/v1/things/thg_1');
  const cut = expect(running).rejects.toThrow();
  await started.opened;
  await server.listening.close(20);
  await cut;
});

it('a shutdown does not wait for silent connections', async () => {
  const server = await startServer();
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  await call(server, 'GET', '/v1/things');
  const ended = once(socket, 'close');
  socket.resume();
  await server.listening.close(2000);
  await ended;
});
