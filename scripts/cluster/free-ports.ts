import { once } from 'node:events';
import { createServer } from 'node:net';
import { PORTS } from './layout.ts';

/** Below the ports that systems give to outgoing connections. */
const [FROM, TO] = [20_000, 32_000];

/** The first of as many free ports of the loopback as a cluster needs. */
export async function firstFreePorts(ports = PORTS): Promise<number> {
  for (;;) {
    const first = FROM + Math.floor((Math.random() * (TO - FROM)) / ports) * ports;
    const free = await Promise.all(Array.from({ length: ports }, (_, offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
