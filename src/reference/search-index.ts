import type { Catalog } from './catalog.ts';
import { eventAnchor, type Links, linksFrom, pathTo, type Suffix, stateAnchor } from './links.ts';

/** Kind, name, words beside it, and the address as the start page writes it; for an operation its subject too. */
type Entry = readonly [kind: string, name: string, words: string, address: string, subject?: string];

/** A script that hands the search what there is to be found: a script and not JSON, because `file://` allows no fetch. */
export const searchIndex = (catalog: Catalog, suffix: Suffix): string => {
  const entries = [...entriesOf(catalog, linksFrom('', suffix))];
  return `globalThis.searchIndex = ${JSON.stringify(entries).replaceAll('<', '\\u003c')};\n`;
};

function* entriesOf(catalog: Catalog, { to }: Links): Iterable<Entry> {
  const subjects = new Map(catalog.tags.map(({ name, slug }) => [name, slug]));
  for (const { id, method, path, summary, tag } of catalog.operations.values()) {
    yield ['operation', id, `${method} ${path} ${summary}`, to(pathTo.operation(id)), subjects.get(tag) ?? ''];
  }
  for (const { code, statuses, meaning } of catalog.errors.values()) {
    yield ['error', code, `${statuses.join(' ')} ${short(meaning)}`, to('errors', code)];
  }
  for (const { id, description = '', leaves, events } of catalog.lifecycles.values()) {
    const path = pathTo.lifecycle(id);
    yield ['lifecycle', id, short(description), to(path)];
    for (const { name } of leaves) yield ['state', name, id, to(path, stateAnchor(name))];
    for (const name of events) yield ['event', name, id, to(path, eventAnchor(name))];
  }
  for (const { type, summary } of catalog.webhooks.values()) {
    yield ['webhook', type, summary, to(pathTo.webhook(type))];
  }
  for (const { name, schema, error } of catalog.schemas.values()) {
    if (error === undefined) yield ['schema', name, short(schema.description ?? ''), to(pathTo.schema(name))];
  }
  for (const [name, title] of catalog.guides) yield ['guide', title, name, to(pathTo.guide(name))];
}

const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 87)}...` : text);
