import { useState } from 'preact/hooks';
import type { Catalog, CatalogResource } from '../../catalog.ts';
import { operationOf, usePane } from '../context.ts';
import { words } from '../format.ts';
import { CallForm } from '../forms/call-form.tsx';
import { ownCollection } from '../known.ts';
import { Section } from '../parts.tsx';
import { parameterBehind, relatedOperations } from './related-operations.ts';

interface RelatedProps {
  readonly id: string;
  readonly resource: CatalogResource;
  readonly item: Readonly<Record<string, unknown>> | undefined;
  readonly refresh: () => void;
}

/**
 * Shows the resources that a resource names, the operations that create something from it, and the lists that belong to
 * it: none is a step of its lifecycle.
 */
export function Related({ id, resource, item, refresh }: RelatedProps) {
  const { catalog, href } = usePane();
  const [open, setOpen] = useState<string>();
  const own = ownCollection(catalog, resource);
  const operations = relatedOperations(catalog, { resource, own, item });
  const lists = catalog.resources.flatMap(({ list, lifecycle, listTitle }) => {
    const parameter = list && parameterBehind(operationOf(catalog, list)?.path ?? '', own);
    return parameter ? [{ lifecycle, listTitle, parameter }] : [];
  });
  const named = namedIn(catalog, id, item);
  if (operations.length + lists.length + named.length === 0) return null;
  return (
    <Section title="Belongs to it">
      {lists.length + named.length > 0 && (
        <p class="row">
          {named.map(({ lifecycle, title, of }) => (
            <a key={of} href={href(`r/${lifecycle}/${encodeURIComponent(of)}`)}>
              Its {title.toLowerCase()}
            </a>
          ))}
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

/** `paymentId` of a sweep names a payment, which has a page of its own. */
function namedIn({ resources }: Catalog, id: string, item: RelatedProps['item']) {
  return Object.entries(item ?? {}).flatMap(([field, of]) => {
    if (!field.endsWith('Id') || typeof of !== 'string' || of === id) return [];
    const name = field.slice(0, -2).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    // The explanation tells which kind it is, where several kinds have the name.
    const found = resources.find(({ lifecycle }) => lifecycle === name || lifecycle.endsWith(`-${name}`));
    return found ? [{ lifecycle: found.lifecycle, title: words(name), of }] : [];
  });
}
