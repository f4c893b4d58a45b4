import type { IncomingMessage } from 'node:http';
import type { Json } from '../shared/document.ts';
import { Refused } from './refusal.ts';

/** As the service takes it. */
const LONGEST_BODY_BYTES = 1_048_576;

/** The body of a request, checked as far as Prism needs it: it never answers one that it cannot parse. */
export async function bodyOf(incoming: IncomingMessage, operation: Json): Promise<Buffer> {
  const body = await read(incoming);
  // Prism tells an operation that takes no body from one that does, and nobody reads what is sent to the former.
  if (operation?.requestBody === undefined) return Buffer.alloc(0);
  if (body.length === 0) return body;
  const { 'content-type': type = '', 'content-encoding': coding = 'identity' } = incoming.headers;
  const [wanted = 'application/json'] = Object.keys(operation.requestBody.content ?? {});
  const sent = type.replace(/\s*;\s*(?:charset="?utf-8"?\s*)?$/i, '').toLowerCase();
  if (sent !== wanted || coding !== 'identity') {
    throw new Refused(400, 'UNSUPPORTED_CONTENT_TYPE', `The body must be sent as ${wanted}, not compressed.`);
  }
  if (!isJson(body)) throw new Refused(400, 'INVALID_JSON', 'The body is not valid JSON.');
  return body;
}

async function read(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += (chunk as Buffer).length;
    if (length > LONGEST_BODY_BYTES) throw new Refused(400, 'BODY_TOO_LARGE', 'The body is longer than 1 MiB.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function isJson(body: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
