import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { REQUEST_ID } from '../shared/vocabulary.ts';

/** What the mock refuses itself, as the service would. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

const envelope = ({ statusCode, code, message }: Refused): string =>
  JSON.stringify({ statusCode, code, message, requestId: REQUEST_ID });

export function answerRefusal(answer: ServerResponse, refused: Refused): void {
  if (answer.headersSent || answer.destroyed) {
    answer.destroy();
    return;
  }
  // The connection is closed, because the rest of a body that was refused is not read.
  const headers = { 'content-type': 'application/json', connection: 'close' };
  answer.writeHead(refused.statusCode, headers).end(envelope(refused));
}

/** For a connection whose request has no answer of Node's. */
export function endWithRefusal(socket: Duplex, refused: Refused): void {
  socket.on('error', () => undefined);
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = envelope(refused);
  const head = [
    `HTTP/1.1 ${refused.statusCode} ${refused.statusCode === 404 ? 'Not Found' : 'Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
