import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

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

/** An id of the form that the service gives to requests. */
const REQUEST_ID = 'req_00000000000000000000000000';

const envelope = ({ statusCode, code, message }: Refused): string =>
  JSON.stringify({ statusCode, code, message, requestId: REQUEST_ID });

/** The help for a name that the contract lacks, within the envelope of every error, so that the SDK shows it. */
export const unknownName = (title: string, detail: string, known: readonly string[]) => ({
  statusCode: 400,
  code: 'VALIDATION_FAILED',
  message: detail,
  requestId: REQUEST_ID,
  title,
  detail,
  known,
});

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
