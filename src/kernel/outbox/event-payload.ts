import { renderJson } from '../json/index.ts';
import { jsonable } from '../lifecycle/changes.ts';

/** An event as its receivers get it, its number in the feed apart. */
export interface EventPayload {
  readonly resourceId: string;
  readonly data: { readonly object: object; readonly previousStatus?: string };
}

/** D-384. */
export const MAX_PAYLOAD_BYTES = 64 * 1024;

/** What the feed and the webhook add to it: `,"sequence":"<number>"`. */
const SEQUENCE_BYTES = ',"sequence":"9223372036854775807"'.length;

/** The payload, or, where that is too large to be sent, one whose object is its id alone: the rest is to be read. */
export function boundedPayload<T extends EventPayload>(payload: T): T {
  const bytes = Buffer.byteLength(renderJson(payload, jsonable)) + SEQUENCE_BYTES;
  if (bytes <= MAX_PAYLOAD_BYTES) return payload;
  return { ...payload, data: { ...payload.data, object: { id: payload.resourceId } } };
}
