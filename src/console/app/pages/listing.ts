import type { Catalog, CatalogOperation, CatalogResource } from '../../catalog.ts';
import { payingOf } from './paying.ts';
import { listedUnder } from './view.ts';

interface Listing {
  readonly description: string;
  /** The operation that makes one of them. */
  readonly create: { readonly id: string; readonly operation: CatalogOperation } | undefined;
}

/** What a list has, and how one of its resources comes about. A list may have the resources of several lifecycles. */
export function listingOf(resource: CatalogResource, catalog: Catalog): Listing {
  const members = catalog.resources.filter(({ lifecycle }) => listedUnder(lifecycle, catalog) === resource.lifecycle);
  if (members.length < 2) return { description: resource.description, create: named(resource.create, catalog) };
  const titles = members.map(({ title }) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`);
  const description = `The API lists these together: ${titles.join(', ')}.`;
  const pay = resource.list === 'listPayments' ? payingOf(catalog) : undefined;
  return { description, create: pay && { id: 'createPayment', operation: pay } };
}

const named = (id: string | undefined, { operations }: Catalog): Listing['create'] => {
  const operation = id === undefined ? undefined : operations[id];
  return id === undefined || operation === undefined ? undefined : { id, operation };
};
