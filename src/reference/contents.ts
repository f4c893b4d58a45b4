import { type Html, html, nothing, trusted } from './text/html.ts';

/**
 * The headings of a page, each a link. They are read from the page as it is printed: whatever makes a heading, a guide or
 * a section, is listed, and under the anchor that it has.
 */
export const contents = (main: Html): Html => {
  const headings = [...main.text.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)];
  if (headings.length < FEW) return nothing;
  return html`<nav class="contents" aria-label="On this page">
<p class="group">On this page</p>
<ul>${headings.map(([, anchor = '', title = '']) => html`<li><a href="#${trusted(anchor)}">${trusted(title.replace(/<[^>]+>/g, ''))}</a></li>\n`)}</ul>
</nav>
`;
};

/** Fewer headings are seen without a list. */
const FEW = 2;
