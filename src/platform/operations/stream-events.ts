import { headOf } from '../feed/event.store.ts';
import type { Handler, Request } from '../http/handler.ts';
import { Refusal } from '../refusal.ts';

const NO_CURSOR = {
  path: '/query/cursor',
  message: 'must be left out of a stream: send the sequence of the last event in the header Last-Event-ID',
  rule: 'stream',
};

const NOT_OF_THIS_FEED = {
  path: '/headers/last-event-id',
  message: 'must be the sequence of an event of this feed, or 0',
  rule: 'stream',
};

/** Of the credential or of the tenant. */
const TOO_MANY = new Refusal('TOO_MANY_STREAMS', { retryAfterSeconds: 10 });

/** Opens a stream behind the event that the client names, or behind the last one of the feed. */
export async function streamEvents({
  query: { cursor, type, resourceId },
  headers,
  tenantId,
  reads,
  services,
  stream,
  fail,
}: Request<'listEvents'>): ReturnType<Handler<'listEvents'>> {
  if (cursor !== undefined) return fail('VALIDATION_FAILED', { errors: [NO_CURSOR] });
  const head = (await reads.one<{ lastSequence: bigint }>(headOf(tenantId)))?.lastSequence ?? 0n;
  const named = headers['last-event-id'];
  const from = named === undefined ? head : BigInt(named);
  if (from > head) return fail('VALIDATION_FAILED', { errors: [NOT_OF_THIS_FEED] });
  const filter = { type, resourceId };
  stream((standing) => services.eventStreams.open({ tenantId, from, filter }, standing) ?? TOO_MANY);
  return { events: [] };
}
