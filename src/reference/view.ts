import type { Catalog } from './catalog.ts';
import { type Links, linksFrom, type Suffix } from './links.ts';
import type { Html } from './text/html.ts';

/** The input of a page: the contract, and the form of addresses on this page. */
export interface View {
  readonly catalog: Catalog;
  readonly here: string;
  readonly links: Links;
  /** True if a service serves the page: its programs then call that service. */
  readonly isServed: boolean;
}

export const viewOf = (catalog: Catalog, here: string, suffix: Suffix): View => ({
  catalog,
  here,
  links: linksFrom(here, suffix),
  isServed: suffix === '',
});

/** A page's title, and what stands in its main part. */
export interface Content {
  readonly title: string;
  readonly main: Html;
  /** True if the page's headings are listed beside it, where the window is wide enough. */
  readonly hasContents?: boolean;
  /** True if the page exists as Markdown as well; true by default. */
  readonly hasText?: boolean;
}
