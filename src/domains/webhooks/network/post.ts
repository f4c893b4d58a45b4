import { isIP } from 'node:net';
import { type buildConnector, buildConnector as connectorOf, Pool } from 'undici';
import type { Answer } from '../rules/outcome.ts';

/** Where a socket goes, in the place of an address that was judged: tests have their receivers on their own machine. */
export type Dial = (address: string, port: number) => { readonly address: string; readonly port: number };

export interface Request {
  readonly url: URL;
  /** The address that was judged. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** Sockets to one receiver at once; more of its deliveries are not under way either. */
const SOCKETS = 16;
const IDLE_MS = 10_000;
const CONNECT_MS = 10_000;
const MAX_HEADER_BYTES = 8192;
const MAX_BODY_BYTES = 1024;
/** Receivers whose sockets are kept. */
const RECEIVERS = 256;

/**
 * Posts to addresses. The socket is opened to the literal address, so that nothing is looked up between the judgement and
 * the connection; the name is in the Host header and in the TLS handshake alone. Redirects are not followed (D-381).
 */
export class Poster {
  readonly #dial: Dial;
  /** By origin and address: a socket that was opened to another address of the name is not used. */
  readonly #pools = new Map<string, Pool>();

  constructor(dial: Dial = (address, port) => ({ address, port })) {
    this.#dial = dial;
  }

  async post({ url, address, headers, body, signal }: Request): Promise<Answer> {
    try {
      const response = await this.#pool(url.origin, address).request({
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        headers,
        body,
        signal,
      });
      // What it says is of no interest; read so far, its socket can be used again (D-391).
      void response.body.dump({ limit: MAX_BODY_BYTES, signal }).catch(() => undefined);
      return { httpStatus: response.statusCode };
    } catch (error) {
      if (signal.aborted) return { error: 'TIMEOUT' };
      return isUpgrade(error) ? { httpStatus: 101 } : { error: 'CONNECTION_FAILED' };
    }
  }

  async close(): Promise<void> {
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map((pool) => pool.destroy()));
  }

  #pool(origin: string, address: string): Pool {
    const key = `${origin} ${address}`;
    const pool = this.#pools.get(key) ?? this.#open(origin, address);
    // The one that was used last stands last.
    this.#pools.delete(key);
    this.#pools.set(key, pool);
    return pool;
  }

  #open(origin: string, address: string): Pool {
    const [oldest] = this.#pools;
    if (this.#pools.size >= RECEIVERS && oldest !== undefined) {
      this.#pools.delete(oldest[0]);
      // Waits for what it still carries.
      void oldest[1].close();
    }
    return new Pool(origin, {
      connect: connectTo(address, this.#dial),
      connections: SOCKETS,
      pipelining: 1,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // The signal bounds all of it.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }
}

function connectTo(address: string, dial: Dial): buildConnector.connector {
  const connect = connectorOf({ timeout: CONNECT_MS, allowH2: false });
  return (options, callback) => {
    const isTls = options.protocol === 'https:';
    const target = dial(address, Number(options.port) || (isTls ? 443 : 80));
    connect(
      {
        ...options,
        host: target.address,
        hostname: target.address,
        port: String(target.port),
        // A certificate is for the name; a literal address has none to send.
        ...(isTls && isIP(options.hostname) === 0 && { servername: options.hostname }),
      },
      callback,
    );
  };
}

const isUpgrade = (error: unknown): boolean => error instanceof Error && error.message === 'bad upgrade';
