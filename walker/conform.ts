import type { Lifecycle, Lifecycles, State } from './contract.ts';

/** An event as the feed and webhooks tell it. */
export interface FeedEvent {
  readonly id: string;
  readonly type: string;
  readonly resourceId: string;
  /** The number of the step in the resource's history. */
  readonly resourceSequence: number;
  readonly data: { readonly object?: Readonly<Record<string, unknown>>; readonly previousStatus?: string | null };
}

/** A history that the lifecycle does not allow. */
export interface Violation {
  readonly resourceId: string;
  readonly lifecycle: string;
  readonly message: string;
}

export interface Conformance {
  readonly resources: number;
  readonly events: number;
  readonly violations: readonly Violation[];
  /** Types of events that tell of no lifecycle. */
  readonly unknown: readonly string[];
}

/** Says of each resource in a feed whether its history is one that its lifecycle allows. */
export function conformanceOf(events: readonly FeedEvent[], lifecycles: Lifecycles): Conformance {
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  const unknown = new Set<string>();
  const violations: Violation[] = [];
  const histories = new Map<string, FeedEvent[]>();
  for (const event of once) histories.set(event.resourceId, [...(histories.get(event.resourceId) ?? []), event]);
  for (const [resourceId, history] of histories) {
    const lifecycle = lifecycleOf(history[0] as FeedEvent, lifecycles);
    if (lifecycle === undefined) {
      for (const { type } of history) unknown.add(type);
      continue;
    }
    const message = faultOf(history, lifecycle);
    if (message !== undefined) violations.push({ resourceId, lifecycle: lifecycle.id, message });
  }
  return { resources: histories.size, events: once.length, violations, unknown: [...unknown] };
}

/**
 * The lifecycle that an event tells of: the one that says so, the one of its name, or the only one whose name begins with
 * it, as `approval-request` does with `approval`. A deployment that names no families is older, and says too little for
 * the last.
 */
const lifecycleOf = ({ type }: FeedEvent, lifecycles: Lifecycles): Lifecycle | undefined => {
  const family = type.slice(0, type.lastIndexOf('.'));
  const all = Object.values(lifecycles);
  const name = family.replaceAll(/[._]/g, '-');
  const isOlder = all.every((lifecycle) => lifecycle.family === undefined);
  const longer = isOlder ? [] : all.filter(({ id }) => id.startsWith(`${name}-`));
  return (
    all.find((lifecycle) => lifecycle.family === family) ??
    lifecycles[name] ??
    (longer.length === 1 ? longer[0] : undefined)
  );
};

function faultOf(history: readonly FeedEvent[], lifecycle: Lifecycle): string | undefined {
  const sorted = history.toSorted((one, other) => one.resourceSequence - other.resourceSequence);
  let at: ReadonlySet<string> | undefined;
  let step = 0;
  for (const event of sorted) {
    const shown = shownBy(event);
    if (shown === undefined) continue;
    const here = lifecycle.states.filter((state) => shows(state, shown)).map(({ name }) => name);
    if (here.length === 0) return `${event.type} tells of ${shown}, which is no status of the lifecycle`;
    const reached = reachedBy(lifecycle, at, event.resourceSequence - step, event);
    const next = here.filter((name) => reached === undefined || reached.has(name));
    if (next.length === 0) {
      const before = at === undefined ? 'the beginning' : [...at].join(' or ');
      return `step ${event.resourceSequence}: no transition leads from ${before} to ${shown} (${event.type})`;
    }
    at = new Set(next);
    step = event.resourceSequence;
  }
  return undefined;
}

/** The status that an event tells: the inner one, where the resource has two. */
function shownBy({ data }: FeedEvent): string | undefined {
  const { internalStatus, status } = data.object ?? {};
  const shown = internalStatus ?? status;
  return typeof shown === 'string' ? shown : undefined;
}

const shows = ({ status, public: face }: State, shown: string): boolean => status === shown || face === shown;

/** States after so many steps; undefined if the feed begins later than the resource, so that any may be. */
function reachedBy(
  lifecycle: Lifecycle,
  from: ReadonlySet<string> | undefined,
  steps: number,
  { data: { previousStatus } }: FeedEvent,
): ReadonlySet<string> | undefined {
  if (from === undefined) return steps === 1 ? new Set([lifecycle.initial]) : undefined;
  let reached = from;
  for (let left = steps; left > 0; left -= 1) {
    const isLast = left === 1;
    const taken = lifecycle.transitions.filter(
      (transition) => reached.has(transition.from) && (!isLast || isFrom(lifecycle, transition.from, previousStatus)),
    );
    reached = new Set(taken.map(({ to }) => to));
  }
  return reached;
}

const isFrom = ({ states }: Lifecycle, name: string, previous: string | null | undefined): boolean => {
  const state = states.find((one) => one.name === name);
  return previous === undefined || previous === null || state === undefined || shows(state, previous);
};
