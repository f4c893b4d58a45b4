import { inlineDrawing } from '../drawing/index.ts';
import type { Lifecycle } from './contract.ts';
import { stateAnchor } from './links.ts';
import { escaped, type Html, html, trusted } from './text/html.ts';

/** The anchor of the circle that leads to the initial state. */
const BEGINNING = 'diagram-beginning';

/**
 * The drawing as part of a page, each state a link to its row. It is as wide as the page. In full size, which the style sheet gives it
 * while its first circle is what the address names, it is scrolled to where it begins.
 */
export const diagram = (svg: string, { words, leaves }: Lifecycle): Html => {
  const drawn = inlineDrawing(svg)
    .replace(/<g id="node\d+"( class="node">\n<title>start<\/title>)/, `<g id="${BEGINNING}"$1`)
    .replace('<svg ', `<svg role="group" aria-label="${escaped(`State diagram of ${words}`)}" `);
  const names = new Set(leaves.map(({ name }) => name));
  const withLinks = drawn.replaceAll(
    /(<title>)([^<]*)(<\/title>\n<g id="a_node\d+"><a )(xlink:title=)/g,
    (all, open, name, middle, attribute) =>
      names.has(name) ? `${open}${name}${middle}href="#${encodeURIComponent(stateAnchor(name))}" ${attribute}` : all,
  );
  return html`<p class="zoom"><a class="full" href="#${BEGINNING}">Show the diagram in full size</a><a class="fit" href="#diagram">Fit the diagram to the page</a></p>
<div class="wide diagram drawn" tabindex="0" role="region" aria-label="State diagram">${trusted(withLinks)}</div>`;
};
