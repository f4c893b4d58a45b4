import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';

/** The port that the server had the last time while it is still free, else any free one; written down for the next. */
export async function choosePort(file: string): Promise<number> {
  const remembered = Number(await readFile(file, 'utf8').catch(() => ''));
  const port = (remembered > 0 && (await bindOnce(remembered))) || (await bindOnce(0));
  if (!port) throw new Error('No port is free on 127.0.0.1');
  await writeFile(file, `${port}\n`);
  return port;
}

/** The port that could be bound on 127.0.0.1, or undefined when it is taken. */
export async function bindOnce(port: number): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen({ port, host: '127.0.0.1', exclusive: true });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch {
    return undefined;
  } finally {
    server.close();
  }
}
