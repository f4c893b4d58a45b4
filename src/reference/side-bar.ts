import { pathTo } from './links.ts';
import type { Operation } from './operations.ts';
import { type Html, html, type Part } from './text/html.ts';
import { CHANGES_PAGE, olderVersionOf } from './version-switch.ts';
import type { View } from './view.ts';

/** Sections beside the operations, each with a page of its own. */
const SECTIONS = [
  ['guides', 'Guides'],
  ['errors', 'Errors'],
  ['access', 'Access'],
  ['webhooks', 'Webhooks'],
  ['lifecycles', 'Lifecycles'],
  ['schemas', 'Schemas'],
] as const;

/** Only the newest version has it: it is about all of them. */
const CHANGES = [CHANGES_PAGE, 'What changed'] as const;

/**
 * Where a reader is among all pages: the subjects, of which the current one shows its operations. The script fills the
 * others when they are unfolded, so that 267 links are not on every page; without it their names lead to their pages.
 */
export const sideBar = (view: View): Html => {
  const { catalog, here, links } = view;
  const own = here.startsWith('operations/')
    ? catalog.operations.get(here.slice('operations/'.length))?.tag
    : undefined;
  return html`<details class="side" id="side">
<summary>Contents of the reference</summary>
<nav aria-label="Sections">
<ul class="sections">
<li><a href="${links.to('')}"${current(here, '')}>Start</a></li>
${[...SECTIONS, ...(hasChanges(view) ? [CHANGES] : [])].map(([path, name]) => html`<li><a href="${links.to(path)}"${current(here, path)}>${name}</a></li>\n`)}</ul>
<p class="group"><a href="${links.to('operations')}"${current(here, 'operations')}>Operations</a></p>
${catalog.tags
  .filter(({ operations }) => operations.length > 0)
  .map(({ name, slug, operations }) => {
    const isOpen = name === own || here === pathTo.tag(slug);
    return html`<details class="subject" data-subject="${slug}"${isOpen && html` open`}><summary>${name}</summary><ul><li><a href="${links.to(pathTo.tag(slug))}"${current(here, pathTo.tag(slug))}>Overview</a></li>${isOpen && operations.map((operation) => item(view, operation))}</ul></details>\n`;
  })}</nav>
</details>`;
};

const hasChanges = (view: View): boolean =>
  view.catalog.contract.versions !== undefined && olderVersionOf(view) === undefined;

const item = ({ here, links }: View, { id, method, summary }: Operation): Html => {
  const path = pathTo.operation(id);
  return html`<li><a href="${links.to(path)}"${current(here, path)}><span>${summary}</span> <span class="verb ${method.toLowerCase()}">${method}</span></a></li>`;
};

const current = (here: string, path: string): Part => {
  if (here === path) return html` aria-current="page"`;
  return path !== '' && here.startsWith(`${path}/`) && html` aria-current="true"`;
};
