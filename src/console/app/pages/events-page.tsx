import { useEffect, useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import type { FeedEvent } from '../feed/feed-state.ts';
import { shortId } from '../format.ts';
import { Empty, Json, Moment, ProblemNote } from '../parts.tsx';
import { useLoad } from '../use-load.ts';

interface EventsPageProps {
  /** `payment.delivered`, or `payment.*` for all of a kind; empty for all. */
  readonly type: string;
  readonly resourceId: string;
}

/** The feed of the account as it comes, or the events of one type or one resource. */
export function EventsPage({ type, resourceId }: EventsPageProps) {
  const { api, feed, go } = usePane();
  const isFiltered = type !== '' || resourceId !== '';
  const { data, problem, reload } = useLoad<{ events: readonly FeedEvent[] }>(
    async () =>
      isFiltered
        ? api.call('listEvents', { take: 100, ...(type && { type }), ...(resourceId && { resourceId }) })
        : { data: { events: [] }, requestId: undefined },
    [api, type, resourceId],
  );
  useEffect(() => {
    if (isFiltered && feed.turn > 1) reload();
  }, [feed.turn]);
  const events = isFiltered ? (data?.events ?? []) : feed.events;
  const show = (wanted: Partial<EventsPageProps>): void => {
    const next = { type, resourceId, ...wanted };
    go(`events/${encodeURIComponent(next.type)}/${encodeURIComponent(next.resourceId)}`);
  };
  return (
    <>
      <div class="page-head">
        <div>
          <h1>Events</h1>
          <p class="soft">The newest {events.length} events of this account. New ones appear by themselves.</p>
        </div>
      </div>
      <EventFilters {...{ type, resourceId }} known={feed.events} onChange={show} />
      {problem && <ProblemNote problem={problem} />}
      {events.length === 0 ? (
        <Empty>
          {isFiltered
            ? 'No event fits the filter.'
            : 'No events yet. Each change of a resource with a lifecycle is one: make a payment, or verify a phone number.'}
        </Empty>
      ) : (
        <section class="card">
          <EventRows events={events} isOpenable />
        </section>
      )}
    </>
  );
}

interface EventFiltersProps extends EventsPageProps {
  readonly known: readonly FeedEvent[];
  readonly onChange: (wanted: Partial<EventsPageProps>) => void;
}

/** The types are those that have come, each kind as a whole, too. */
function EventFilters({ type, resourceId, known, onChange }: EventFiltersProps) {
  const families = known.map((event) => `${event.type.split('.')[0]}.*`);
  const types = [...new Set([...families, ...known.map((event) => event.type), ...(type === '' ? [] : [type])])].sort();
  return (
    <search class="filters">
      <label class="filter">
        <span>Type</span>
        <select value={type} onChange={({ currentTarget }) => onChange({ type: currentTarget.value })}>
          <option value="">All</option>
          {types.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <label class="filter">
        <span>ID of the resource</span>
        <input
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder="pay_…"
          value={resourceId}
          onChange={({ currentTarget }) => onChange({ resourceId: currentTarget.value.trim().toWellFormed() })}
        />
      </label>
      {(type !== '' || resourceId !== '') && (
        <button type="button" class="quiet" onClick={() => onChange({ type: '', resourceId: '' })}>
          Clear
        </button>
      )}
    </search>
  );
}

interface RowsProps {
  readonly events: readonly FeedEvent[];
  readonly isOpenable?: boolean;
  /** False where all of them are of one resource. */
  readonly hasIds?: boolean;
}

export const EventRows = ({ events, isOpenable = false, hasIds = true }: RowsProps) => (
  <ol class={hasIds ? 'events' : 'events short'}>
    {events.map((event) => (
      <EventRow key={event.id} {...{ event, isOpenable, hasIds }} />
    ))}
  </ol>
);

interface RowProps {
  readonly event: FeedEvent;
  readonly isOpenable: boolean;
  readonly hasIds: boolean;
}

function EventRow({ event, isOpenable, hasIds }: RowProps) {
  const { href, catalog } = usePane();
  const [isOpen, setOpen] = useState(false);
  const lifecycle = lifecycleOf(
    event,
    catalog.resources.map((resource) => resource.lifecycle),
  );
  return (
    <li>
      <span class="event-type">{event.type}</span>
      {hasIds && (
        <a class="id" title={event.resourceId} href={href(`r/${lifecycle}/${encodeURIComponent(event.resourceId)}`)}>
          {shortId(event.resourceId)}
        </a>
      )}
      <span class="soft small">
        #{event.sequence} · <Moment at={event.createdAt} />
      </span>
      {isOpenable && (
        <button type="button" class="quiet small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Payload'}
        </button>
      )}
      {isOpen && <Json value={event} />}
    </li>
  );
}

/** Explanations are asked by id alone; the lifecycle in the address is a guess until the answer is there. */
function lifecycleOf({ type, resourceId }: FeedEvent, lifecycles: readonly string[]): string {
  if (resourceId.startsWith('pay_')) return 'offramp-payment';
  const family = type.split('.')[0]?.replaceAll('_', '-') ?? '';
  return lifecycles.find((one) => one === family) ?? lifecycles.find((one) => one.includes(family)) ?? 'resource';
}
