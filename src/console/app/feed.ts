import { useEffect, useRef, useState } from 'preact/hooks';
import type { Api } from './api.ts';
import { type Feed, type FeedEvent, grown } from './feed-state.ts';

const LOOK_MS = 1000;
const HIDDEN_MS = 10_000;
const LOST_MS = 4000;
const PAGE = 50;

/** Follows the events of a tenant. The feed has no long poll, so that it is asked once a second, less in a hidden tab. */
export function useFeed(api: Api): Feed {
  const [feed, setFeed] = useState<Feed>({ state: 'connecting', events: [], turn: 0, behindBy: 0 });
  const last = useRef<number | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    last.current = undefined;
    const look = async () => {
      const { data, problem } = await api.call<{ events: readonly FeedEvent[] }>('listEvents', { take: PAGE });
      if (isOver) return;
      if (problem) {
        const isClosed = problem.code === 'INSUFFICIENT_SCOPE' || problem.code === 'MEMBER_NOT_ACTIVE';
        setFeed((before) => ({ ...before, state: isClosed ? 'closed' : 'lost' }));
        if (!isClosed) timer = setTimeout(look, LOST_MS);
        return;
      }
      setFeed((before) => grown(before, data.events, last.current));
      last.current = Math.max(last.current ?? 0, ...data.events.map(({ sequence }) => Number(sequence)));
      timer = setTimeout(look, document.hidden ? HIDDEN_MS : LOOK_MS);
    };
    const visible = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      void look();
    };
    void look();
    document.addEventListener('visibilitychange', visible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [api]);
  return feed;
}
