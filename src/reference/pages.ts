import type { Catalog } from './catalog.ts';
import { pathTo } from './links.ts';
import { accessPage } from './page/access-table.ts';
import { errorsPage } from './page/errors.ts';
import { guidePage } from './page/guide.ts';
import { lifecyclePage } from './page/lifecycle.ts';
import { guidesPage, lifecyclesPage, operationsPage, schemasPage, webhooksPage } from './page/lists.ts';
import { operationPage } from './page/operation.ts';
import { schemaPage } from './page/schema.ts';
import { startPage } from './page/start.ts';
import { tagPage } from './page/tag.ts';
import { webhookPage } from './page/webhook.ts';
import type { Content, View } from './view.ts';

export type Page = (view: View) => Content;

/** Every page of the reference by its path below the root, none of them rendered yet. */
export const pagesOf = (catalog: Catalog): ReadonlyMap<string, Page> => {
  const pages = new Map<string, Page>([
    ['', startPage],
    ['operations', operationsPage],
    ['errors', errorsPage],
    ['access', accessPage],
    ['schemas', schemasPage],
    ['webhooks', webhooksPage],
    ['lifecycles', lifecyclesPage],
    ['guides', guidesPage],
  ]);
  const add = <T>(all: Iterable<T>, path: (one: T) => string, page: (view: View, one: T) => Content): void => {
    for (const one of all) pages.set(path(one), (view) => page(view, one));
  };
  add(catalog.tags, ({ slug }) => pathTo.tag(slug), tagPage);
  add(catalog.operations.values(), ({ id }) => pathTo.operation(id), operationPage);
  add(catalog.schemas.values(), ({ name }) => pathTo.schema(name), schemaPage);
  add(catalog.webhooks.values(), ({ type }) => pathTo.webhook(type), webhookPage);
  add(catalog.lifecycles.values(), ({ id }) => pathTo.lifecycle(id), lifecyclePage);
  add(catalog.contract.guides, ({ name }) => pathTo.guide(name), guidePage);
  add(catalog.contract.guides, ({ name }) => `guides/${name}`, guidePage);
  add(catalog.contract.sources, ({ name }) => name, guidePage);
  return pages;
};
