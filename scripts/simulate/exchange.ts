import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** A request as it is on its way. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Buffer;
}

export interface SentAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

/** Hands a request to a listener of Node without a socket. Rejects where the listener closes the connection instead. */
export function exchange(listener: RequestListener, { method, url, headers, body }: SentRequest): Promise<SentAnswer> {
  const socket = new Line() as unknown as Socket & Line;
  const request = new IncomingMessage(socket);
  Object.assign(request, { method, url: `${url.pathname}${url.search}`, httpVersionMajor: 1, httpVersionMinor: 1 });
  request.httpVersion = '1.1';
  const sent: [string, string][] = [['host', url.host], ...headers];
  if (body.length > 0) sent.push(['content-length', String(body.length)]);
  for (const [name, value] of sent) {
    request.headers[name] = value;
    request.rawHeaders.push(name, value);
  }
  if (body.length > 0) request.push(body);
  request.push(null);
  request.complete = true;
  const response = new ServerResponse(request);
  response.sendDate = false;
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  Object.assign(response, {
    write: (...values: Parameters<typeof write>) => {
      keep(values[0]);
      return write(...values);
    },
    end: (...values: Parameters<typeof end>) => {
      keep(values[0]);
      return end(...values);
    },
  });
  response.assignSocket(socket);
  return new Promise((resolve, reject) => {
    response.once('finish', () =>
      resolve({ status: response.statusCode, headers: socket.headers, body: Buffer.concat(chunks) }),
    );
    socket.once('close', () => reject(new Error('the connection was closed')));
    listener(request, response);
  });
}

/** Takes what a response writes to its socket. The head comes first. */
class Line extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  headers: (readonly [string, string])[] = [];
  #isHead = true;

  setTimeout(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.#isHead) {
      this.#isHead = false;
      const [head = ''] = chunk.toString('latin1').split('\r\n\r\n');
      this.headers = head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
        .filter((header): header is [string, string] => !HOP.has(header[0] ?? ''));
    }
    done();
  }
}

/** About the connection, which there is none of. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);
