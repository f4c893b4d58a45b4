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

/** Loads when what it depends on changes, and again on demand; keeps what it shows until the new answer is there. */
export function useLoad<T>(load: () => Promise<Outcome<T>>, dependencies: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<State<T>>({ isLoading: true });
  const latest = useRef(new LatestAnswer());
  const run = useCallback((isNew: boolean) => {
    setState((before) => (isNew ? { isLoading: true } : { ...before, isLoading: true }));
    return latest.current.ask(load, ({ data, problem }) => setState({ data, problem, isLoading: false }));
  }, dependencies);
  useEffect(() => {
    void run(true);
    return () => latest.current.forget();
  }, [run]);
  const reload = useCallback(() => void run(false), [run]);
  return { data: state.data, problem: state.problem, isLoading: state.isLoading, reload };
}
