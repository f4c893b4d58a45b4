import { useEffect } from 'preact/hooks';
import type { CatalogResource } from '../../catalog.ts';
import { operationOf, resourceOf, usePane } from '../context.ts';
import { withLocalTimes, words } from '../format.ts';
import { RequestCode } from '../forms/call-form.tsx';
import { Copy, Empty, Json, Moment, ProblemNote, Section, Spinner, Status } from '../parts.tsx';
import { Actions } from '../resource/actions.tsx';
import { Approvals, Attempts, Deliveries, Work } from '../resource/details.tsx';
import { Diagram } from '../resource/diagram.tsx';
import type { Explanation } from '../resource/explanation.ts';
import { Money } from '../resource/money.tsx';
import { Quotes } from '../resource/quotes.tsx';
import { Related } from '../resource/related.tsx';
import { Timeline } from '../resource/timeline.tsx';
import { ContractVersion } from '../resource/upgrade.tsx';
import { Waits } from '../resource/waits.tsx';
import { useLoad } from '../use-load.ts';
import { EventRows } from './events-page.tsx';

export type Item = Readonly<Record<string, unknown>>;

const REFRESH_MS = 2500;

/** Everything that is known about one resource, from its explanation and the operation that reads it. */
export function ResourcePage({ lifecycle, id }: { readonly lifecycle: string; readonly id: string }) {
  const { api, feed, catalog } = usePane();
  const explained = useLoad(() => api.call<Explanation>('explainResource', { id }), [api, id]);
  const { data: explanation, problem, reload } = explained;
  const resource = resourceOf(catalog, explanation?.resource.lifecycle ?? lifecycle);
  const get = resource?.get;
  const read = useLoad<Item | undefined>(
    async () =>
      get ? api.call<Item>(get.operation, { [get.parameter]: id }) : { data: undefined, requestId: undefined },
    [api, id, get?.operation],
  );
  const refresh = (): void => {
    reload();
    read.reload();
  };
  useEffect(() => {
    if (feed.events.some((event) => event.resourceId === id)) refresh();
  }, [feed.turn]);
  const isFinal = explanation?.resource.isFinal;
  useEffect(() => {
    // Jobs, deadlines and deliveries change without an event of their own.
    if (isFinal !== false) return;
    const timer = setInterval(() => !document.hidden && refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isFinal, reload, read.reload]);
  if (!explanation) {
    return (
      <>
        <h1>{resource?.title ?? 'Resource'}</h1>
        <p>
          <code class="id">{id}</code>
        </p>
        {problem ? <ProblemNote problem={problem} /> : <Spinner label="Loading…" />}
      </>
    );
  }
  return <Explained {...{ explanation, resource, refresh }} item={read.data} />;
}

interface ExplainedProps {
  readonly explanation: Explanation;
  readonly resource: CatalogResource | undefined;
  readonly item: Item | undefined;
  readonly refresh: () => void;
}

function Explained({ explanation, resource, item, refresh }: ExplainedProps) {
  const { feed } = usePane();
  const { id } = explanation.resource;
  const events = feed.events.filter((event) => event.resourceId === id);
  const shared = { explanation, resource, item, refresh };
  return (
    <>
      <Head {...{ explanation, resource, item }} />
      <div class="columns resource">
        <div>
          <Diagram
            explanation={explanation}
            states={resource?.states ?? []}
            internalStatus={typeof item?.internalStatus === 'string' ? item.internalStatus : undefined}
          />
          {explanation.money && <Money money={explanation.money} />}
          {explanation.routes && <Quotes {...shared} />}
          <Timeline explanation={explanation} states={resource?.states ?? []} />
        </div>
        <div>
          <Waits {...shared} />
          <Actions {...shared} />
          {resource && <Related {...{ id, resource, item, refresh }} />}
          <ContractVersion item={item} />
          <Approvals explanation={explanation} />
          <Attempts explanation={explanation} />
          <Work explanation={explanation} />
          <Section title="Events" count={events.length || undefined}>
            {events.length === 0 ? (
              <Empty>No event of it is among the newest ones of the feed. Its next change appears here.</Empty>
            ) : (
              <EventRows events={events} hasIds={false} />
            )}
          </Section>
          <Deliveries explanation={explanation} />
        </div>
      </div>
      <Data {...{ explanation, resource, item }} />
    </>
  );
}

function Head({ explanation, resource, item }: Omit<ExplainedProps, 'refresh'>) {
  const { id, status, since } = explanation.resource;
  const kind = resource?.title ?? words(explanation.resource.lifecycle);
  const title = titleOf(item);
  return (
    <header class="resource-head">
      {title && <p class="soft small">{kind}</p>}
      <div class="title-row">
        <h1>{title ?? kind}</h1>
        <Status status={status} />
        <span class="soft small">
          since <Moment at={since} />
        </span>
      </div>
      <p class="row">
        <code class="id">{id}</code> <Copy text={id} label="Copy the ID" />
        {typeof item?.memo === 'string' && <span class="soft">{item.memo}</span>}
      </p>
      <p class="summary" aria-live="polite">
        {withLocalTimes(explanation.summary)}
      </p>
    </header>
  );
}

/** What a person calls it: its amount or its name. The ID stands below anyway. */
const titleOf = (item: Item | undefined): string | undefined => {
  const text = (name: string): string | undefined => {
    const value = item?.[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  if (text('amountUsd')) return `${text('amountUsd')} USD`;
  if (text('amount') && text('asset')) return `${text('amount')} ${text('asset')?.toUpperCase()}`;
  return ['name', 'label', 'phoneMasked', 'email', 'url', 'number'].map(text).find((value) => value !== undefined);
};

function Data({ explanation, resource, item }: Omit<ExplainedProps, 'refresh'>) {
  const { catalog } = usePane();
  const { id } = explanation.resource;
  const get = resource?.get;
  const reading = get && operationOf(catalog, get.operation);
  const explaining = operationOf(catalog, 'explainResource');
  return (
    <Section title="As data">
      {item !== undefined && (
        <details>
          <summary>The resource as JSON</summary>
          <Json value={item} />
          {reading && get && (
            <RequestCode operation={reading} parts={{ path: { [get.parameter]: id }, query: {}, body: undefined }} />
          )}
        </details>
      )}
      <details>
        <summary>The explanation as JSON</summary>
        <Json value={explanation} />
        {explaining && <RequestCode operation={explaining} parts={{ path: { id }, query: {}, body: undefined }} />}
      </details>
    </Section>
  );
}
