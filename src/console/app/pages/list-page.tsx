import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CatalogResource } from '../../catalog.ts';
import type { Api, PageOf } from '../api.ts';
import { Cell } from '../cell.tsx';
import { operationOf, resourceOf, usePane } from '../context.ts';
import { Filters } from '../filters.tsx';
import { shortId, words } from '../format.ts';
import { CallForm } from '../forms/call-form.tsx';
import { LatestAnswer } from '../latest-answer.ts';
import { Empty, ProblemNote, Spinner, Status } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import { listingOf } from './listing.ts';

type Item = Readonly<Record<string, unknown>>;

interface ListPageProps {
  readonly lifecycle: string;
  /** Filters that are set at first, such as the resource whose list it is. */
  readonly filters?: Filled;
}

type Filled = Readonly<Record<string, string>>;

/** The resources of one lifecycle, newest first, with the filters that the API has. */
export function ListPage({ lifecycle, filters = {} }: ListPageProps) {
  const { catalog } = usePane();
  const resource = resourceOf(catalog, lifecycle);
  if (resource?.list === undefined) return <Empty>The API has no list of these.</Empty>;
  return <Listed resource={resource} list={resource.list} first={filters} />;
}

const PAGE = 25;

interface Shown {
  readonly items: readonly Item[];
  readonly page: PageOf<Item> | undefined;
  readonly problem?: Problem;
}

/** The first page; nothing while a filter is missing that the path needs. */
async function firstPage(api: Api, list: string, filters: Filled | undefined): Promise<Shown> {
  if (filters === undefined) return { items: [], page: undefined };
  try {
    const page = await api.page<Item>(list, { ...filters, take: PAGE });
    return { items: page.data, page };
  } catch (problem) {
    return { items: [], page: undefined, problem: problem as Problem };
  }
}

interface ListedProps {
  readonly resource: CatalogResource;
  readonly list: string;
  readonly first: Filled;
}

function Listed({ resource, list, first }: ListedProps) {
  const { api, catalog, feed, go } = usePane();
  const operation = operationOf(catalog, list);
  const [filters, setFilters] = useState(first);
  const [shown, setShown] = useState<Shown>();
  const [isCreating, setCreating] = useState(false);
  const statuses = useMemo(() => [...new Set(resource.states.map(({ status }) => status))], [resource]);
  const missing = operation?.parameters.filter((one) => one.in === 'path' && !filters[one.name]) ?? [];
  const latest = useRef(new LatestAnswer());
  const load = useCallback(
    () => latest.current.ask(() => firstPage(api, list, missing.length > 0 ? undefined : filters), setShown),
    [api, list, JSON.stringify(filters)],
  );
  useEffect(() => {
    void load();
    return () => latest.current.forget();
  }, [load]);
  useEffect(() => {
    // A list that somebody has paged through stays as it is.
    if (feed.turn > 1 && (shown?.items.length ?? 0) <= PAGE) void load();
  }, [feed.turn]);
  const more = async () => {
    const { page, items } = shown ?? {};
    await latest.current.ask(
      async () => page?.next(),
      (next) => next && items && setShown({ items: [...items, ...next.data], page: next }),
    );
  };
  const { description, create } = useMemo(() => listingOf(resource, catalog), [resource, catalog]);
  const opened = (data: unknown): void => {
    const id = (data as Item | undefined)?.[resource.idField] ?? (data as Item | undefined)?.id;
    setCreating(false);
    if (typeof id === 'string') go(`r/${resource.lifecycle}/${encodeURIComponent(id)}`);
    else void load();
  };
  return (
    <>
      <div class="page-head">
        <div>
          <h1>{resource.listTitle}</h1>
          <p class="soft">{description}</p>
        </div>
        {create && (
          <button
            type="button"
            class={isCreating ? '' : 'primary'}
            aria-expanded={isCreating}
            onClick={() => setCreating(!isCreating)}
          >
            {isCreating ? 'Close' : create.operation.summary}
          </button>
        )}
      </div>
      {create && isCreating && (
        <section class="card">
          <CallForm id={create.id} operation={create.operation} onDone={opened} />
        </section>
      )}
      {operation && <Filters operation={operation} statuses={statuses} values={filters} onChange={setFilters} />}
      {shown?.problem && <ProblemNote problem={shown.problem} />}
      {shown === undefined && <Spinner label="Loading…" />}
      {missing.length > 0 && (
        <Empty>
          Enter the {missing.map(({ name }) => words(name).replace(/^./, (first) => first.toLowerCase())).join(' and ')}{' '}
          above: the API lists these for one at a time. Its page links to this list, too.
        </Empty>
      )}
      {shown && !shown.problem && shown.items.length === 0 && missing.length === 0 && (
        <Empty>{emptyText(resource, Object.values(filters).some(Boolean), create?.operation.summary)}</Empty>
      )}
      {shown && shown.items.length > 0 && <Table resource={resource} items={shown.items} />}
      {shown?.page?.hasMore && (
        <p class="more-rows">
          <button type="button" onClick={more}>
            Show {PAGE} more
          </button>
        </p>
      )}
    </>
  );
}

const emptyText = ({ title }: CatalogResource, isFiltered: boolean, create: string | undefined): string => {
  if (isFiltered) return `No ${title.toLowerCase()} fits these filters.`;
  const how =
    create === undefined ? 'They come about by themselves as other things happen.' : `“${create}” makes the first one.`;
  return `No ${title.toLowerCase()} yet. ${how}`;
};

function Table({ resource, items }: { readonly resource: CatalogResource; readonly items: readonly Item[] }) {
  const { lifecycle, idField, statusField, columns } = resource;
  const { href } = usePane();
  const used = useMemo(
    () => columns.filter((name) => items.some((item) => item[name] !== null && item[name] !== undefined)),
    [items],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach what scrolls.
    <section class="table" aria-label={resource.listTitle} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">ID</th>
            {used.map((name) => (
              <th key={name} scope="col">
                {words(name.replace(/Masked$/, ''))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const id = String(item[idField] ?? '');
            return (
              <tr key={id}>
                <td>
                  <Status status={String(item[statusField] ?? '')} />
                </td>
                <td>
                  <a class="id cover" title={id} href={href(`r/${lifecycle}/${encodeURIComponent(id)}`)}>
                    {shortId(id)}
                  </a>
                </td>
                {used.map((name) => (
                  <td key={name} class={/amount|usd|At$/i.test(name) ? 'number' : ''}>
                    <Cell name={name} value={item[name]} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
