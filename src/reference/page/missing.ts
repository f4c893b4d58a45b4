import { html } from '../text/html.ts';
import type { Content, View } from '../view.ts';

/** The page for an address that does not exist. */
export const missingPage = ({ links }: View): Content => ({
  title: 'Not found',
  hasText: false,
  main: html`<h1>Page not found</h1>
<p>Search above, or <a href="${links.to('')}">start at the beginning</a>.</p>`,
});
