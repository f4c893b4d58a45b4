import type { ErrorEntry } from '../catalog.ts';
import { type Html, html, joined, type Part } from '../html.ts';
import { pathTo } from '../links.ts';
import type { Operation } from '../operations.ts';
import { code, linked, phrase } from '../prose.ts';
import type { Content, View } from '../view.ts';
import { retryBadge } from './refusals.ts';

/** `/docs/errors`: the registry of codes. */
export const errorsPage = (view: View): Content => {
  const entries = [...view.catalog.errors.values()];
  const byStatus = Map.groupBy(entries, ({ statuses }) => statuses[0] ?? 0);
  const statuses = [...byStatus.keys()].sort((a, b) => a - b);
  return {
    title: 'Errors',
    main: html`<h1>Errors</h1>
<p>Every refusal has one envelope, with one code: the first that applies. Branch on <code>code</code>; the message is for people. One code means one thing wherever it is answered.</p>
<p>${joined(
      statuses.map((status) => html`<a href="#status-${status}">${status}</a>`),
      ' ',
    )}</p>
${statuses.map(
  (status) => html`<section aria-labelledby="status-${status}">
<h2 id="status-${status}">${status}</h2>
${(byStatus.get(status) ?? []).map((entry) => entrySection(view, entry))}</section>\n`,
)}`,
  };
};

const entrySection = (view: View, { code: name, statuses, meaning, retry, schema, operations }: ErrorEntry): Html =>
  html`<article class="code" id="${name}" aria-labelledby="title-${name}">
<h3 id="title-${name}"><span class="status">${statuses.join(', ')}</span> <code>${name}</code> ${retryBadge(retry)}</h3>
<p>${phrase(view, meaning)}</p>
<p class="meta">${schema && html`Body: ${code(view, schema)}. `}${answeredBy(view, operations)}</p>
</article>\n`;

/** The operations, or, where nearly all answer it, those that do not. */
const answeredBy = (view: View, operations: readonly Operation[]): Part => {
  const all = [...view.catalog.operations.values()];
  if (operations.length === 0) return 'No operation answers it.';
  if (operations.length === all.length) return 'Any operation answers it.';
  if (operations.length <= all.length / 2) return html`Answered by ${list(view, operations)}.`;
  const answering = new Set(operations);
  return html`Answered by all operations but ${list(
    view,
    all.filter((operation) => !answering.has(operation)),
  )}.`;
};

const list = (view: View, operations: readonly Operation[]): Part => {
  const links = joined(
    operations.map(({ id }) => linked(view, html`<code>${id}</code>`, { path: pathTo.operation(id) })),
    ', ',
  );
  return operations.length <= 8
    ? links
    : html`</p><details><summary>${operations.length} operations</summary><p>${links}</p></details><p>`;
};
