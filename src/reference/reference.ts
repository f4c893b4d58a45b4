import { assets } from './assets.ts';
import { type Catalog, catalogOf } from './catalog.ts';
import type { Contract } from './contract.ts';
import type { File } from './file.ts';
import { layout } from './layout.ts';
import type { Suffix } from './links.ts';
import { missingPage } from './page/missing.ts';
import { type Page, pagesOf } from './pages.ts';
import { searchIndex } from './search-index.ts';
import { markdownPage, type TextIndex, textIndex } from './text/text-pages.ts';
import { viewOf } from './view.ts';

/** The documentation of a contract: pages, and the files that they need. */
export interface Reference {
  /** Every page's path below the root, the start page's is empty; then every file's. */
  readonly paths: readonly string[];
  /** Undefined where nothing is. Rendered when it is first asked for, then kept. */
  file(path: string): File | undefined;
  /** A page as Markdown; undefined where no page is. */
  markdown(path: string): File | undefined;
  /** The files for agents at the root of a site. */
  textIndex(): Promise<TextIndex>;
  /** The page that a browser shows for an address that does not exist. */
  missing(path: string): File;
}

const HTML_TYPE = 'text/html; charset=utf-8';

export const createReference = (contract: Contract, suffix: Suffix): Reference =>
  referenceOf(catalogOf(contract), suffix);

/** `extra` are pages that are about more than this contract. */
export const referenceOf = (
  catalog: Catalog,
  suffix: Suffix,
  extra: ReadonlyMap<string, Page> = new Map(),
): Reference => {
  const pages = new Map([...pagesOf(catalog), ...extra]);
  const files = filesOf(catalog, suffix);
  const kept = new Map<string, File>();
  const texts = new Map<string, File>();
  const render = (path: string, page: Page): File => {
    const view = viewOf(catalog, path, suffix);
    return { type: HTML_TYPE, body: layout(view, page(view)) };
  };
  const make = (path: string): File | undefined => {
    const page = pages.get(path);
    return page === undefined ? files.get(path)?.() : render(path, page);
  };
  const markdown = (path: string): File | undefined => {
    const page = pages.get(path);
    if (page === undefined) return undefined;
    const known = texts.get(path) ?? markdownPage(catalog, path, page);
    texts.set(path, known);
    return known;
  };
  let index: Promise<TextIndex> | undefined;
  return {
    markdown,
    textIndex: () => {
      index ??= textIndex(catalog, (path) => markdown(path)?.body ?? '');
      return index;
    },
    paths: [...pages.keys(), ...files.keys()],
    file: (path) => {
      const known = kept.get(path) ?? make(path);
      if (known !== undefined) kept.set(path, known);
      return known;
    },
    missing: (path) => render(path, missingPage),
  };
};

const filesOf = (catalog: Catalog, suffix: Suffix): Map<string, () => File> =>
  new Map<string, () => File>([
    ...assets,
    ['search-index.js', () => ({ type: 'text/javascript; charset=utf-8', body: searchIndex(catalog, suffix) })],
  ]);
