export interface FeedEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  readonly sequence: number | string;
  readonly resourceId: string;
}

export interface Feed {
  /**
   * `live` while a stream is open; `polling` while the service refuses a stream and the list is read instead; `behind`
   * while the service has events that have not arrived; `lost` while the service does not answer; `closed` for a
   * credential that may not read events.
   */
  readonly state: 'connecting' | 'live' | 'polling' | 'behind' | 'lost' | 'closed';
  /** The newest events, newest first. */
  readonly events: readonly FeedEvent[];
  /** Grows whenever something new has arrived. */
  readonly turn: number;
  readonly behindBy: number;
}

export const NO_EVENTS: Feed = { state: 'connecting', events: [], turn: 0, behindBy: 0 };

const KEPT = 100;

const sequenceOf = ({ sequence }: Pick<FeedEvent, 'sequence'>): number => Number(sequence);

/** The sequence of the newest event that has arrived; 0 before the first one. */
export const lastOf = ({ events }: Pick<Feed, 'events'>): number =>
  events[0] === undefined ? 0 : sequenceOf(events[0]);

const same = (one: Feed, other: Feed): boolean =>
  one.state === other.state && one.behindBy === other.behindBy && one.events === other.events;

/** The same object while nothing changes, so that nothing is drawn again. */
const changed = (before: Feed, after: Feed): Feed => (same(before, after) ? before : after);

/** The feed in another state. */
export const inState = (before: Feed, state: Exclude<Feed['state'], 'behind'>): Feed =>
  changed(before, { ...before, state, behindBy: 0 });

/**
 * The feed with events that are newer than all that it has, in any order. Others are ignored. The sequence has no gaps: if
 * events are missing between the old and the new ones, the old ones are left out.
 */
export function withNews(before: Feed, found: readonly FeedEvent[]): Feed {
  const last = lastOf(before);
  const news = found
    .filter((event) => sequenceOf(event) > last)
    .sort((one, other) => sequenceOf(other) - sequenceOf(one));
  if (news.length === 0) return before;
  const isGap = Number(news.at(-1)?.sequence) > last + 1;
  const events = [...news, ...(isGap ? [] : before.events)].slice(0, KEPT);
  const behindBy = Math.max(0, before.behindBy - news.length);
  const state = before.state === 'behind' && behindBy === 0 ? 'live' : before.state;
  return { state, events, behindBy, turn: before.turn + 1 };
}

/** The feed of an open stream, compared with the newest event that the service has. */
export function comparedWith(before: Feed, newest: number): Feed {
  const behindBy = Math.max(0, newest - lastOf(before));
  return changed(before, { ...before, state: behindBy > 0 ? 'behind' : 'live', behindBy });
}
