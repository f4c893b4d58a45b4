import { titleOf } from '../catalog.ts';
import { type GuideLine, guideGroups } from '../guide-groups.ts';
import { badge, methodBadge } from '../layout.ts';
import { lifecycleTitle } from '../lifecycle-title.ts';
import { pathTo } from '../links.ts';
import type { Operation } from '../operations.ts';
import { type Html, html, nothing, type Part } from '../text/html.ts';
import { code, phrase } from '../text/prose.ts';
import type { Content, View } from '../view.ts';

/** `/docs/operations`: all of them, by subject. */
export const operationsPage = (view: View): Content => ({
  title: 'Operations',
  main: html`<h1>Operations</h1>
${view.catalog.tags
  .filter(({ operations }) => operations.length > 0)
  .map(
    ({ name, slug, operations }) => html`<section aria-labelledby="${slug}">
<h2 id="${slug}"><a href="${view.links.to(pathTo.tag(slug))}">${name}</a></h2>
${operationList(view, operations)}
</section>\n`,
  )}`,
});

export const operationList = ({ links }: View, operations: readonly Operation[]): Html =>
  html`<ul class="operations">${operations.map(
    ({ id, method, path, summary, deprecated }) =>
      html`<li><a href="${links.to(pathTo.operation(id))}">${summary}</a>${deprecated && html` ${badge('warn', 'deprecated')}`}<br>${methodBadge(method)} <code>${path}</code></li>\n`,
  )}</ul>`;

/** `/docs/schemas`: those with pages to look for; the bodies of errors are reached through the registry. */
export const schemasPage = (view: View): Content => {
  const all = [...view.catalog.schemas.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const list = (isError: boolean): Html =>
    html`<ul class="columns">${all.filter(({ error }) => (error !== undefined) === isError).map(({ name }) => html`<li>${code(view, name)}</li>\n`)}</ul>`;
  return {
    title: 'Schemas',
    main: html`<h1>Schemas</h1>
${list(false)}
<h2 id="errors">Bodies of errors</h2>
${list(true)}`,
  };
};

/** `/docs/webhooks`. */
export const webhooksPage = (view: View): Content => ({
  title: 'Webhooks',
  main: html`<h1>Webhooks</h1>
<p>The events that the service sends to a tenant's endpoints, one for each change. A deployment also describes them as data, at <code>/asyncapi.json</code> (AsyncAPI 3).</p>
<ul class="columns">${[...view.catalog.webhooks.values()].map(({ type, summary }) => html`<li>${code(view, type)}<br>${phrase(view, summary)}</li>\n`)}</ul>`,
});

/** `/docs/lifecycles`. */
export const lifecyclesPage = (view: View): Content => ({
  title: 'Lifecycles',
  main: html`<h1>Lifecycles</h1>
<p>Statuses change only through these state machines. The service executes them exactly as they are shown here.</p>
${lifecycleList(view)}`,
});

export const lifecycleList = (view: View): Html =>
  html`<ul class="lines">${[...view.catalog.lifecycles.values()].map(
    ({ id, words, description, leaves }) =>
      html`<li><a href="${view.links.to(pathTo.lifecycle(id))}">${lifecycleTitle(words)}</a> <span class="meta">${leaves.length} states</span>${description && html`<br>${phrase(view, description)}`}</li>\n`,
  )}</ul>`;

/** `/docs/guides`. */
export const guidesPage = (view: View): Content => ({
  title: 'Guides',
  main: html`<h1>Guides</h1>
${guideList(view)}
${origins(view)}`,
});

/** The pages to which the small links behind descriptions lead. */
const origins = ({ catalog, links }: View): Html =>
  catalog.contract.sources.length === 0
    ? nothing
    : html`<h2 id="sources">Where the rules come from</h2>
<ul>${catalog.contract.sources.map((source) => html`<li><a href="${links.to(source.name)}">${titleOf(source)}</a></li>\n`)}</ul>`;

export const guideList = (view: View): Html =>
  view.catalog.guides.size === 0
    ? html`<p>There are none.</p>`
    : html`${guideGroups.map(({ title, guides }) => guideGroup(view, title, guides))}${guideGroup(view, 'More guides', ungrouped(view))}`;

const guideGroup = ({ catalog, links }: View, title: string, guides: readonly GuideLine[]): Part => {
  const present = guides.filter(([name]) => catalog.guides.has(name));
  return (
    present.length > 0 &&
    html`<h3>${title}</h3>
<ul class="lines">${present.map(([name, line]) => html`<li><a href="${links.to(pathTo.guide(name))}">${catalog.guides.get(name)}</a>${line !== '' && html`<br>${line}`}</li>\n`)}</ul>\n`
  );
};

const ungrouped = ({ catalog }: View): GuideLine[] => {
  const grouped = new Set(guideGroups.flatMap(({ guides }) => guides.map(([name]) => name)));
  return [...catalog.guides.keys()].filter((name) => !grouped.has(name)).map((name) => [name, '']);
};
