import { html, joined, type Part } from './text/html.ts';
import { linked } from './text/prose.ts';
import type { View } from './view.ts';

/** Small links from a rule to the sections and decisions that it comes from: behind a description, never within it. */
export const sources = (view: View, requirements: readonly string[] = []): Part =>
  requirements.length > 0 &&
  html` <span class="sources">${joined(
    requirements.map((number) => linked(view, number, view.catalog.sources.get(number))),
    ' ',
  )}</span>`;

/** The same below a description of paragraphs, folded: they are for those who check a rule. */
export const sourcesLine = (view: View, requirements: readonly string[] = []): Part =>
  requirements.length > 0 &&
  html`<details class="sources-line"><summary>Sources of this rule</summary>${sources(view, requirements)}</details>\n`;
