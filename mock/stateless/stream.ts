import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Json, Operation } from '../shared/document.ts';

const EVENT_STREAM = 'text/event-stream';
const SILENCE_MS = 10_000;

/** The client asks for a stream, and the operation documents one. */
export const wantsStream = ({ headers }: IncomingMessage, asked: Operation | undefined): boolean =>
  headers.accept === EVENT_STREAM && asked?.operation.responses['200']?.content?.[EVENT_STREAM] !== undefined;

/**
 * The example of a list as a stream that stays open. Nothing ever happens here, so that it begins with the example's events,
 * unless the client has had them.
 */
export function answerStream(
  { headers }: IncomingMessage,
  answer: ServerResponse,
  { 'content-length': _, ...kept }: IncomingHttpHeaders,
  list: Json,
): void {
  const last = Number(headers['last-event-id'] ?? 0);
  const events = Object.values<Json>(list).find(Array.isArray) ?? [];
  const news = [...events].reverse().filter(({ sequence }: Json) => Number(sequence) > last);
  answer.writeHead(200, { ...kept, 'content-type': `${EVENT_STREAM}; charset=utf-8`, connection: 'close' });
  answer.write(`retry: 1000\n\nid: ${last}\n\n`);
  for (const event of news) answer.write(`id: ${event.sequence}\ndata: ${JSON.stringify(event)}\n\n`);
  const silence = setInterval(() => answer.write(': no news\n\n'), SILENCE_MS);
  answer.once('close', () => clearInterval(silence));
}
