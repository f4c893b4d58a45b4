/** What a test asks of a printed page. */
export interface Markup {
  /** Tags that do not fit together, bare angle brackets, doubled ids. */
  readonly problems: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Every `href` and `src`. */
  readonly addresses: readonly string[];
}

const VOID = new Set(['meta', 'link', 'input', 'br', 'img', 'hr']);
/** A browser ends a paragraph before these, whatever the source says. */
const BLOCKS = new Set([
  'p',
  'ul',
  'ol',
  'div',
  'table',
  'pre',
  'details',
  'section',
  'article',
  'h1',
  'h2',
  'h3',
  'nav',
]);
const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/** A small and strict reader: what it cannot read, a page must not print. */
export const readMarkup = (page: string): Markup => {
  const problems: string[] = [];
  const ids = new Set<string>();
  const addresses: string[] = [];
  const open: string[] = [];
  const text = page.replace('<!doctype html>', '').replace(TAG, (tag, closing, name, attributes, empty) => {
    if (closing === '/') {
      const last = open.pop();
      if (last !== name) problems.push(`</${name}> closes <${last}>`);
      return '';
    }
    if (BLOCKS.has(name) && open.at(-1) === 'p') problems.push(`<${name}> in a paragraph`);
    for (const [, key, value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (key === 'id' && ids.has(value)) problems.push(`the id ${value} twice`);
      if (key === 'id') ids.add(value);
      if (key === 'href' || key === 'src') addresses.push(unescaped(value));
      if (key.startsWith('on') || key === 'style') problems.push(`inline ${key} in ${tag}`);
    }
    if (empty === '' && !VOID.has(name)) open.push(name);
    return '';
  });
  if (open.length > 0) problems.push(`left open: ${open.join(' ')}`);
  const bare = /.{0,40}[<>].{0,40}/.exec(text);
  if (bare) problems.push(`bare bracket: ${bare[0]}`);
  const loose = /&(?!(?:[a-z]+|#\d+);).{0,20}/.exec(text);
  if (loose) problems.push(`bare ampersand: ${loose[0]}`);
  return { problems, ids, addresses };
};

const unescaped = (value: string): string =>
  value
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
