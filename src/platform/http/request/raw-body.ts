import type { IncomingMessage } from 'node:http';
import { type Refusal, refuse } from '../../refusal.ts';

const NO_BODY = Buffer.alloc(0);

/** The bytes of an oversized body that are thrown away before the connection is cut, so that the client can read its refusal. */
const DISCARD_LIMIT = 16 * 1024 * 1024;

/** The client went away while its body was read: there is nobody to answer. */
export class ClientAborted extends Error {
  override readonly name = 'ClientAborted';
}

/**
 * Reads the body's bytes, at most `limit` of them, else `BODY_TOO_LARGE` (D-036). Without a body it answers at once.
 * Throws ClientAborted.
 */
export function readRawBody(request: IncomingMessage, limit: number): Promise<Buffer | Refusal> | Buffer | Refusal {
  const declared = request.headers['content-length'];
  if (declared === undefined) {
    return request.headers['transfer-encoding'] === undefined ? NO_BODY : collect(request, limit);
  }
  const length = Number(declared);
  if (length === 0) return NO_BODY;
  if (length <= limit) return collect(request, limit);
  discard(request);
  return tooLarge(limit);
}

const tooLarge = (limit: number): Refusal =>
  refuse('BODY_TOO_LARGE', { message: `The body is larger than the ${limit} bytes that this operation accepts.` });

function collect(request: IncomingMessage, limit: number): Promise<Buffer | Refusal> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let ended = false;
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length <= limit) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      request.off('data', onData);
      discard(request);
      resolve(tooLarge(limit));
    };
    request.on('data', onData);
    request.once('end', () => {
      ended = true;
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, length));
    });
    request.once('error', () => reject(new ClientAborted()));
    request.once('close', () => {
      if (!ended) reject(new ClientAborted());
    });
  });
}

function discard(request: IncomingMessage): void {
  let discarded = 0;
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > DISCARD_LIMIT) request.destroy();
  });
}
