import type { Handler, Request } from '../../../platform/http/handler.ts';
import { headOf } from '../feeds/event.store.ts';

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
  stream((standing) => services.eventStreams.open({ tenantId, from, filter: { type, resourceId } }, standing));
  return { events: [] };
}
