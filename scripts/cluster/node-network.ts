import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { DATABASES, type DatabaseName, type Layout } from './layout.ts';

/**
 * The network of each database's machine, as proxies on the loopback: what others send to its PostgreSQL and its Patroni, and
 * what its Patroni sends to etcd. While it is dropped, connections stay and nothing arrives, as behind a cable that was
 * pulled.
 */
export class NodeNetwork {
  readonly #nodes: Readonly<Record<DatabaseName, Node>>;

  private constructor(nodes: Readonly<Record<DatabaseName, Node>>) {
    this.#nodes = nodes;
  }

  /** Undefined where the layout has no ports for it. */
  static async of({ ports }: Layout): Promise<NodeNetwork | undefined> {
    const { behind } = ports;
    if (behind === undefined) return undefined;
    const nodeOf = async (name: DatabaseName): Promise<Node> => {
      const node = new Node();
      await node.lead(ports.postgres[name], behind.postgres[name]);
      await node.lead(ports.patroni[name], behind.patroni[name]);
      await node.lead(behind.etcd[name], ports.etcdClient);
      return node;
    };
    const [db1, db2] = await Promise.all([nodeOf('db1'), nodeOf('db2')]);
    return new NodeNetwork({ db1, db2 });
  }

  drop(name: DatabaseName): void {
    this.#nodes[name].drop();
  }

  /** What was sent meanwhile arrives now, as TCP sends it again. */
  heal(name: DatabaseName): void {
    this.#nodes[name].heal();
  }

  close(): void {
    for (const name of DATABASES) this.#nodes[name].close();
  }
}

class Node {
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  #isDropped = false;

  async lead(from: number, to: number): Promise<void> {
    const server = createServer({ allowHalfOpen: true }, (client) => this.#pass(client, to));
    this.#servers.push(server);
    server.listen(from, '127.0.0.1');
    await once(server, 'listening');
  }

  drop(): void {
    this.#isDropped = true;
    for (const socket of this.#sockets) socket.pause();
  }

  heal(): void {
    this.#isDropped = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    for (const server of this.#servers) server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #pass(client: Socket, to: number): void {
    const target = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      one.setNoDelay(true);
      this.#sockets.add(one);
      one.on('data', (data) => other.write(data));
      // A paused socket tells of its end when it is resumed.
      one.on('end', () => other.end());
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        if (!this.#isDropped) other.destroy();
      });
      if (this.#isDropped) one.pause();
    }
  }
}
