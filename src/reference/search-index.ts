import type { Catalog } from './catalog.ts';
import { eventAnchor, pathTo, stateAnchor } from './links.ts';

/** Kind, name, words beside it, and the page below the root with its anchor. */
type Entry = readonly [kind: string, name: string, words: string, path: string, anchor?: string];

/** A script that hands the search what there is to be found: a script and not JSON, because `file://` allows no fetch. */
export const searchIndex = (catalog: Catalog): string =>
  `globalThis.searchIndex = ${JSON.stringify(entriesOf(catalog)).replaceAll('<', '\\u003c')};\n`;

const entriesOf = (catalog: Catalog): Entry[] => [
  ...[...catalog.operations.values()].map(
    ({ id, method, path, summary }): Entry => ['operation', id, `${method} ${path} ${summary}`, pathTo.operation(id)],
  ),
  ...[...catalog.errors.values()].map(
    ({ code, statuses, meaning }): Entry => ['error', code, `${statuses.join(' ')} ${short(meaning)}`, 'errors', code],
  ),
  ...[...catalog.lifecycles.values()].flatMap(({ id, description = '', leaves, events }): Entry[] => {
    const path = pathTo.lifecycle(id);
    return [
      ['lifecycle', id, short(description), path],
      ...leaves.map(({ name }): Entry => ['state', name, id, path, stateAnchor(name)]),
      ...events.map((name): Entry => ['event', name, id, path, eventAnchor(name)]),
    ];
  }),
  ...[...catalog.webhooks.values()].map(({ type, summary }): Entry => ['webhook', type, summary, pathTo.webhook(type)]),
  ...[...catalog.schemas.values()]
    .filter(({ error }) => error === undefined)
    .map(({ name, schema }): Entry => ['schema', name, short(schema.description ?? ''), pathTo.schema(name)]),
  ...[...catalog.guides].map(([name, title]): Entry => ['guide', title, name, pathTo.guide(name)]),
];

const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 87)}...` : text);
