import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Outcome } from './api.ts';
import { LatestAnswer } from './latest-answer.ts';
import type { Problem } from './problem.ts';

export interface Loaded<T> {
  readonly data: T | undefined;
  readonly problem: Problem | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

interface State<T> {
  readonly data?: T | undefined;
  readonly problem?: Problem | undefined;
  readonly isLoading: boolean;
}

/** Whatever was thrown before anything was sent, such as for an id that is empty. */
const failed = (thrown: unknown): { readonly data?: undefined; readonly problem: Problem } => ({
  problem: {
    code: 'NOT_SENT',
    message: thrown instanceof Error ? thrown.message : 'The request could not be sent.',
    requestId: undefined,
    details: undefined,
  },
});

/** Loads when what it depends on changes, and again on demand; keeps what it shows until the new answer is there. */
export function useLoad<T>(load: () => Promise<Outcome<T>>, dependencies: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<State<T>>({ isLoading: true });
  const latest = useRef(new LatestAnswer());
  const run = useCallback((isNew: boolean) => {
    setState((before) => (isNew ? { isLoading: true } : { ...before, isLoading: true }));
    // What is thrown before anything is sent, such as for an id that is empty, is shown as well.
    const loaded = () => load().catch(failed);
    return latest.current.ask(loaded, ({ data, problem }) => setState({ data, problem, isLoading: false }));
  }, dependencies);
  useEffect(() => {
    void run(true);
    return () => latest.current.forget();
  }, [run]);
  const reload = useCallback(() => void run(false), [run]);
  return { data: state.data, problem: state.problem, isLoading: state.isLoading, reload };
}
