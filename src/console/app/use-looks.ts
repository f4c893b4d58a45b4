import { useEffect, useRef } from 'preact/hooks';

const FIRST_MS = 500;
const MOST_MS = 30_000;

/** The pause before the next look doubles while nothing happens. */
export const nextPause = (before: number): number => Math.min(before * 2, MOST_MS);

/**
 * Looks again at what no event announces: half a second after an event and after the tab is seen again or a click,
 * and ever more rarely while nobody does anything. A hidden tab, or a part that is not `isOpen`, does not look.
 */
export function useLooks(look: () => void, turn: number, isOpen: () => boolean): void {
  const open = useRef(isOpen);
  open.current = isOpen;
  useEffect(() => {
    let pause = FIRST_MS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => {
        if (document.hidden) return;
        if (open.current()) look();
        pause = nextPause(pause);
        wait();
      }, pause);
    };
    const soon = (): void => {
      clearTimeout(timer);
      pause = FIRST_MS;
      wait();
    };
    soon();
    document.addEventListener('click', soon);
    document.addEventListener('visibilitychange', soon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [look, turn]);
}
