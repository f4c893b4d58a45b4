import type { ErrorEntry } from '../catalog.ts';
import { type Html, html, joined } from '../html.ts';
import type { Operation } from '../operations.ts';
import { code, phrase } from '../prose.ts';
import { sources } from '../sources.ts';
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

const entrySection = (
  view: View,
  { code: name, statuses, meaning, retry, schema, operations, requirements }: ErrorEntry,
): Html =>
  html`<article class="code" id="${name}" aria-labelledby="title-${name}">
<h3 id="title-${name}"><span class="status">${statuses.join(', ')}</span> <code>${name}</code> ${retryBadge(retry)}</h3>
<p>${phrase(view, meaning)}${sources(view, requirements)}</p>
${schema && html`<p class="meta">Body: ${code(view, schema)}.</p>`}
${answeredBy(view, operations)}
</article>\n`;

/** The operations, or, where most answer it, those that do not. */
const answeredBy = (view: View, operations: readonly Operation[]): Html => {
  const all = [...view.catalog.operations.values()];
  if (operations.length === 0) return html`<p class="meta">No operation answers it.</p>`;
  if (operations.length === all.length) return html`<p class="meta">Any operation answers it.</p>`;
  if (operations.length <= all.length / 2) return listed(view, 'Answered by', operations);
  const answering = new Set(operations);
  return listed(
    view,
    'Answered by all operations but',
    all.filter((operation) => !answering.has(operation)),
  );
};

/** Long lists are folded. */
const listed = (view: View, words: string, operations: readonly Operation[]): Html => {
  const links = joined(
    operations.map(({ id }) => code(view, id)),
    ', ',
  );
  return operations.length <= 8
    ? html`<p class="meta">${words} ${links}.</p>`
    : html`<details class="meta"><summary>${words} ${operations.length}</summary><p>${links}</p></details>`;
};
