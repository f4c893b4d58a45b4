import { useEffect, useRef, useState } from 'preact/hooks';
import type { Api } from '../api.ts';
import { type Feed, type FeedEvent, NO_EVENTS } from './feed-state.ts';
import { type EventSource, followEvents } from './follow-events.ts';
import { takeStreamSlot } from './stream-slot.ts';

/** A browser that loses its network does not end an open stream at once. */
const NETWORK = ['online', 'offline'] as const;

/** Follows the events of a tenant while the tab is seen. A hidden tab holds no connection, and catches up when it is seen. */
export function useFeed(api: Api): Feed {
  const [feed, setFeed] = useState<Feed>(NO_EVENTS);
  const last = useRef<Feed>(NO_EVENTS);
  useEffect(() => {
    last.current = NO_EVENTS;
    const show = (next: Feed): void => {
      last.current = next;
      setFeed(next);
    };
    let stop: AbortController | undefined;
    const source = sourceOf(api);
    const look = (): void => {
      stop?.abort();
      if (document.hidden) return;
      stop = new AbortController();
      void followEvents(source, { begin: last.current, show, signal: stop.signal });
    };
    look();
    document.addEventListener('visibilitychange', look);
    for (const change of NETWORK) addEventListener(change, look);
    return () => {
      stop?.abort();
      document.removeEventListener('visibilitychange', look);
      for (const change of NETWORK) removeEventListener(change, look);
    };
  }, [api]);
  return feed;
}

const sourceOf = (api: Api): EventSource => ({
  list: async (take) => {
    const { data, problem } = await api.call<{ events: readonly FeedEvent[] }>('listEvents', { take });
    return problem ? { problem } : data;
  },
  stream: (wishes) => api.events(wishes) as AsyncIterable<FeedEvent>,
  slot: takeStreamSlot,
});
