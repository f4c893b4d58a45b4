import { useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import type { FeedEvent } from '../feed/feed-state.ts';
import { shortId } from '../format.ts';
import { Empty, Json, Moment } from '../parts.tsx';

/** The feed of the account, as it comes. */
export function EventsPage() {
  const { feed } = usePane();
  return (
    <>
      <div class="page-head">
        <div>
          <h1>Events</h1>
          <p class="soft">The newest {feed.events.length} events of this account. New ones appear by themselves.</p>
        </div>
      </div>
      {feed.events.length === 0 ? (
        <Empty>
          No events yet. Each change of a resource with a lifecycle is one: make a payment, or verify a phone number.
        </Empty>
      ) : (
        <section class="card">
          <EventRows events={feed.events} isOpenable />
        </section>
      )}
    </>
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
        <a class="id" title={event.resourceId} href={href(`r/${lifecycle}/${event.resourceId}`)}>
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
