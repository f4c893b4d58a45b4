import { cutText } from '../platform/cut-text.ts';
import type { Catalog } from './catalog.ts';
import { eventAnchor, type Links, linksFrom, pathTo, type Suffix, stateAnchor } from './links.ts';
import { anchorOf } from './text/markdown.ts';

/**
 * Kind, name, words beside it, and the address as the start page writes it; for an operation its subject too, and for a
 * guide's section every word of its text, each once.
 */
type Entry = readonly [kind: string, name: string, words: string, address: string, more?: string];

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
  yield* fieldsOf(catalog, to);
  for (const { name, markdown } of catalog.contract.guides) {
    const title = catalog.guides.get(name) ?? name;
    for (const { heading, text } of sectionsOf(markdown)) {
      const address = to(pathTo.guide(name), heading === undefined ? undefined : anchorOf(heading));
      yield ['guide', heading ?? title, heading === undefined ? name : title, address, wordsOf(text)];
    }
  }
}

/** Each name of a field once, with the schemas that have it; it leads to the first of them. */
function* fieldsOf({ schemas }: Catalog, to: Links['to']): Iterable<Entry> {
  const found = new Map<string, string[]>();
  for (const { name, schema, error } of schemas.values()) {
    if (error !== undefined) continue;
    for (const field of Object.keys(schema.properties ?? {})) found.set(field, [...(found.get(field) ?? []), name]);
  }
  for (const [field, names] of found) {
    const [first = '', second, ...others] = names;
    const also = second === undefined ? '' : others.length === 0 ? ` and ${second}` : ` and ${others.length + 1} more`;
    yield ['field', field, `of ${first}${also}`, to(pathTo.schema(first))];
  }
}

interface GuideSection {
  /** Undefined for what stands before the first heading. */
  readonly heading: string | undefined;
  readonly text: string;
}

const sectionsOf = (markdown: string): GuideSection[] =>
  markdown.split(/^(?=#{1,3} )/m).map((part) => {
    const [line = '', ...rest] = part.split('\n');
    const heading = /^#{2,3} (.+)$/.exec(line)?.[1];
    return { heading, text: rest.join('\n') };
  });

/** As they are typed: `e-mail` is found by `email`, and `Idempotency-Key` by its parts, too. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_./-]*/gu) ?? [];
  const all = words.flatMap((word) => {
    const bare = word.replace(/[./_-]+$/, '');
    return bare.includes('-') ? [bare, bare.replaceAll('-', '')] : [bare];
  });
  return [...new Set(all)].filter((word) => word.length > 1 && word.length < 40).join(' ');
}

const short = (text: string): string => (text.length > 90 ? `${cutText(text, 87)}...` : text);
