import { useState } from 'preact/hooks';
import type { Catalog, CatalogResource } from '../catalog.ts';
import { CallForm } from './call-form.tsx';
import { operationOf, usePane } from './context.ts';
import { ownCollection } from './known.ts';
import { Section } from './parts.tsx';

interface RelatedProps {
  readonly id: string;
  readonly resource: CatalogResource;
  readonly refresh: () => void;
}

/**
 * Shows the operations that create something from a resource, and the lists that belong to it: none is a step of its
 * lifecycle.
 */
export function Related({ id, resource, refresh }: RelatedProps) {
  const { catalog, href } = usePane();
  const [open, setOpen] = useState<string>();
  const own = ownCollection(catalog, resource);
  const operations = relatedOperations(catalog, resource.lifecycle, own);
  const lists = catalog.resources.flatMap(({ list, lifecycle, listTitle }) => {
    const parameter = list && parameterBehind(operationOf(catalog, list)?.path ?? '', own);
    return parameter ? [{ lifecycle, listTitle, parameter }] : [];
  });
  if (operations.length + lists.length === 0) return null;
  return (
    <Section title="Belongs to it">
      {lists.length > 0 && (
        <p class="row">
          {lists.map(({ lifecycle, listTitle, parameter }) => (
            <a key={lifecycle} href={href(`list/${lifecycle}/${parameter}/${encodeURIComponent(id)}`)}>
              {listTitle}
            </a>
          ))}
        </p>
      )}
      <ul class="actions">
        {operations.map(({ operationId, operation, parameter }) => (
          <li key={operationId} class={open === operationId ? 'open' : ''}>
            <button
              type="button"
              class="action"
              aria-expanded={open === operationId}
              onClick={() => setOpen(open === operationId ? undefined : operationId)}
            >
              <span>{operation.summary}</span>
              {operation.isSandbox && <span class="tag">sandbox</span>}
            </button>
            {open === operationId && (
              <CallForm id={operationId} operation={operation} known={{ [parameter]: id }} onDone={refresh} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** `id` of `/v1/cards/{id}/authorizations`, and of `/v1/test/cards/{id}/authorizations`, for cards. */
const parameterBehind = (path: string, own: string): string | undefined =>
  own === '' ? undefined : new RegExp(`/${own}/\\{(\\w+)\\}/[^{]+$`).exec(path)?.[1];

function relatedOperations({ operations }: Catalog, lifecycle: string, own: string) {
  return Object.entries(operations).flatMap(([operationId, operation]) => {
    const parameter = parameterBehind(operation.path, own);
    if (parameter === undefined || operation.method === 'GET' || operation.moves.includes(lifecycle)) return [];
    return [{ operationId, operation, parameter }];
  });
}
