import { h, render } from 'preact';
import { act } from 'preact/test-utils';

/** A hook that runs in a component of its own, which draws nothing. */
export interface Mounted<P, T> {
  /** What it gave when it was drawn last. */
  readonly shown: T;
  /** Everything that it gave, oldest first. */
  readonly all: readonly T[];
  /** Draws again with other parameters. */
  draw(parameters: P): Promise<void>;
  unmount(): Promise<void>;
}

/** Preact asks no more of the parent of a component that draws nothing: no browser is needed. */
const parentOfNothing = (): Element =>
  ({ nodeType: 1, childNodes: [], firstChild: null, insertBefore: () => {}, removeChild: () => {} }) as never;

/** Runs a hook as a browser would, effects and their clean-up included. */
export async function mount<P, T>(hook: (parameters: P) => T, first: NoInfer<P>): Promise<Mounted<P, T>> {
  const parent = parentOfNothing();
  const all: T[] = [];
  const Component = ({ parameters }: { readonly parameters: P }) => {
    all.push(hook(parameters));
    return null;
  };
  const draw = (parameters: P): Promise<void> => act(() => render(h(Component, { parameters }), parent));
  await draw(first);
  return {
    get shown() {
      return all.at(-1) as T;
    },
    all,
    draw,
    unmount: () => act(() => render(null, parent)),
  };
}

/** Lets promises that are settled be noticed, and draws what follows from them. */
export const settled = (work: () => unknown = () => undefined): Promise<void> =>
  act(async () => {
    await work();
    await new Promise((resolve) => setImmediate(resolve));
  });

/** A page as far as the hooks use one, which knows who listens to what. */
export class FakePage {
  hidden = false;
  readonly location = { hash: '' };
  readonly #listeners = new Map<string, Set<() => void>>();

  addEventListener = (type: string, listener: () => void): void => {
    const known = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, known.add(listener));
  };

  removeEventListener = (type: string, listener: () => void): void => {
    this.#listeners.get(type)?.delete(listener);
  };

  /** What somebody listens to. */
  get heard(): string[] {
    return [...this.#listeners].flatMap(([type, some]) => [...some].map(() => type)).sort();
  }

  fire(type: string): Promise<void> {
    return settled(() => {
      for (const listener of [...(this.#listeners.get(type) ?? [])]) listener();
    });
  }
}
