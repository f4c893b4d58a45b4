import type { Socket } from 'node:net';
import { type Message, MessageReader, Statements, withStatement } from './messages.ts';

/** What a client sends before it waits for an answer. */
export interface Turn {
  readonly bytes: Buffer;
  /** The statements, in order. */
  readonly statements: readonly string[];
}

interface Hooks {
  /** Whether turns wait until they are let through. */
  isHeld(): boolean;
  /** Something has been received or answered. */
  stirred(): void;
  /** What the server is told instead of a statement. */
  change(statement: string): string;
}

/** A connection that passes through, turn by turn. */
export class ProxiedConnection {
  /** Which client of the database it belongs to, and which of all connections it is. */
  readonly client: number;
  readonly index: number;
  /** The server's process. */
  pid = 0;
  isConnecting = true;
  isClosed = false;
  /** A turn that was let through and has no answer yet. */
  isAsking = false;
  /** As far as it is known: another connection has the lock that the turn waits for. */
  isBlocked = false;
  readonly #waiting: Turn[] = [];
  readonly #server: Socket;
  readonly #hooks: Hooks;
  readonly #statements = new Statements();
  #bytes: Buffer[] = [];
  #texts: string[] = [];

  constructor(
    { client, index }: Pick<ProxiedConnection, 'client' | 'index'>,
    socket: Socket,
    server: Socket,
    hooks: Hooks,
  ) {
    this.client = client;
    this.index = index;
    this.#server = server;
    this.#hooks = hooks;
    const [ofClient, ofServer] = [new MessageReader(true), new MessageReader(false)];
    socket.on('data', (chunk) => {
      hooks.stirred();
      for (const message of ofClient.push(chunk)) this.#fromClient(message);
    });
    server.on('data', (chunk) => {
      socket.write(chunk);
      hooks.stirred();
      for (const message of ofServer.push(chunk)) this.#fromServer(message);
    });
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const)
      one
        .on('error', () => {})
        .on('close', () => {
          this.isClosed = true;
          other.destroy();
          hooks.stirred();
        });
  }

  /** The turn that waits to be let through. */
  get next(): Turn | undefined {
    return this.isConnecting || this.isAsking || this.isClosed ? undefined : this.#waiting[0];
  }

  letThrough(): void {
    const turn = this.#waiting.shift();
    if (turn === undefined) return;
    this.isAsking = true;
    this.#server.write(turn.bytes);
  }

  #fromClient(message: Message): void {
    const { type } = message;
    // Greetings, passwords and farewells are nobody's turn.
    if (this.isConnecting || type === 'X') return void this.#server.write(message.bytes);
    this.#bytes.push(type === 'P' ? withStatement(message, this.#hooks.change) : message.bytes);
    const statement = this.#statements.of(message);
    if (statement !== undefined) this.#texts.push(statement);
    if (type !== 'S' && type !== 'Q') return;
    this.#waiting.push({ bytes: Buffer.concat(this.#bytes), statements: this.#texts });
    [this.#bytes, this.#texts] = [[], []];
    if (!this.#hooks.isHeld()) this.letThrough();
  }

  #fromServer({ type, bytes }: Message): void {
    if (type === 'K') this.pid = bytes.readInt32BE(5);
    if (type !== 'Z') return;
    this.isConnecting = false;
    this.isAsking = false;
    this.isBlocked = false;
    // A client may send several turns at once: without a race each follows the one before.
    if (!this.#hooks.isHeld()) this.letThrough();
  }
}
