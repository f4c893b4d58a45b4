export interface FeedEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  readonly sequence: number;
  readonly resourceId: string;
}

export interface Feed {
  /** `behind` while more events wait than one look brings; `lost` while the service does not answer. */
  readonly state: 'connecting' | 'live' | 'behind' | 'lost' | 'closed';
  /** The newest events, newest first. */
  readonly events: readonly FeedEvent[];
  /** Grows with every look that brought something new. */
  readonly turn: number;
  readonly behindBy: number;
}

const KEPT = 100;

/** The feed after one look. Where the look brought a whole page of news, older ones were missed. */
export function grown(before: Feed, found: readonly FeedEvent[], last: number | undefined): Feed {
  const news = last === undefined ? found : found.filter(({ sequence }) => Number(sequence) > last);
  const newest = found[0];
  const oldestNew = news.at(-1);
  const behindBy =
    last === undefined || newest === undefined || oldestNew === undefined
      ? 0
      : Math.max(0, Number(oldestNew.sequence) - last - 1);
  if (news.length === 0) {
    return before.state === 'live' && before.behindBy === 0 ? before : { ...before, state: 'live', behindBy: 0 };
  }
  return {
    state: behindBy > 0 ? 'behind' : 'live',
    events: [...news, ...before.events].slice(0, KEPT),
    turn: before.turn + 1,
    behindBy,
  };
}
