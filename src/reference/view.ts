import type { Catalog } from './catalog.ts';
import type { Html } from './html.ts';
import { type Links, linksFrom, type Suffix } from './links.ts';

/** What a page is rendered with: the contract, and how this very page writes addresses. */
export interface View {
  readonly catalog: Catalog;
  readonly here: string;
  readonly links: Links;
}

export const viewOf = (catalog: Catalog, here: string, suffix: Suffix): View => ({
  catalog,
  here,
  links: linksFrom(here, suffix),
});

/** A page's title, and what stands in its main part. */
export interface Content {
  readonly title: string;
  readonly main: Html;
  /** Whether its headings are listed beside it, where the window is wide enough. */
  readonly hasContents?: boolean;
  /** Whether the page exists as Markdown, too; true by default. */
  readonly hasText?: boolean;
}
