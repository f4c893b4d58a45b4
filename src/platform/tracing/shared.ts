import { type Scope, scopes, tracingSdk } from './scope.ts';
import { inSpan } from './span.ts';

/** The place where somebody asked for something; undefined without tracing, and outside of any span. */
export type Place = Scope | undefined;

export const currentPlace = (): Place => (tracingSdk() === undefined ? undefined : scopes.getStore());

/** Work that runs later, and hangs where it was asked for. */
export function boundHere<A extends unknown[], R>(work: (...given: A) => R): (...given: A) => R {
  if (tracingSdk() === undefined) return work;
  const place = scopes.getStore();
  return (...given) => scopes.run(place, () => work(...given));
}

/**
 * Does one piece of work for several that asked for it, in a span under the first one, which is linked to the others. Work
 * for one alone needs no span of its own.
 */
export function inSharedSpan<T>(name: string, places: readonly Place[], work: () => T): T {
  const sdk = tracingSdk();
  if (sdk === undefined) return work();
  const [first, ...others] = places.filter((place) => place !== undefined);
  if (others.length === 0) return scopes.run(first, work);
  return scopes.run(first, () =>
    inSpan(name, {}, (span) => {
      for (const other of others) {
        const context = sdk.api.trace.getSpanContext(other.parent());
        if (context) span?.addLink({ context });
      }
      return work();
    }),
  );
}
