import type { ErrorEntry } from '../catalog.ts';
import { type Html, html, joined, type Part } from '../html.ts';
import { pathTo } from '../links.ts';
import type { Operation } from '../operations.ts';
import { phrase } from '../prose.ts';
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
<p>Every refusal has one envelope, with one code: the first that applies. Branch on <code>code</code>; the message is for people. One code means one thing wherever it is answered. Sending the same request again does not help, unless the code says that a retry can.</p>
<form class="filter" hidden>
<label>Text <input type="search" name="text" placeholder="phone, limit, TWOFA_"></label>
<label>Operation <input type="search" name="operation" list="operations" placeholder="createOfframpPayment"></label>
<datalist id="operations"></datalist>
<output></output>
</form>
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
  html`<article class="code" id="${name}">
<h3><span class="status">${statuses.join(', ')}</span> <code>${name}</code> ${retry && retryBadge(true)}</h3>
<p>${phrase(view, meaning)}${sources(view, requirements)}</p>
<p class="meta">${schema && html`Body: ${named(view, pathTo.schema(schema), schema)}. `}${answeredBy(view, operations)}</p>
${manyAnswering(view, operations)}</article>\n`;

/** Few operations by name; many by their number. */
const answeredBy = (view: View, operations: readonly Operation[]): Part => {
  if (operations.length === 0) return 'No operation answers it.';
  if (operations.length === view.catalog.operations.size) return 'Any operation answers it.';
  if (operations.length > NAMED) return html`Answered by ${operations.length} operations.`;
  const parts = operations.map(({ id }) => named(view, pathTo.operation(id), id));
  return html`Answered by ${joined(parts, ', ')}.`;
};

/** Which ones, for who wants to know: closed, since the code means the same wherever it is answered. */
const manyAnswering = (view: View, operations: readonly Operation[]): Part =>
  operations.length > NAMED &&
  operations.length <= COUNTED &&
  html`<details class="answering"><summary>Which operations</summary><p>${joined(bySubject(view, new Set(operations)), ', ')}.</p></details>\n`;

const named = ({ links }: View, path: string, name: string): Html => html`<a href="${links.to(path)}">${name}</a>`;

/** More operations than these are counted, by subject. */
const NAMED = 4;

/** What more of them answer belongs to requests as such: nobody looks for these. */
const COUNTED = 60;

const bySubject = ({ catalog, links }: View, answering: ReadonlySet<Operation>): Html[] =>
  catalog.tags.flatMap(({ name, slug, operations }) => {
    const count = operations.filter((operation) => answering.has(operation)).length;
    return count === 0 ? [] : [html`<a href="${links.to(pathTo.tag(slug))}">${name}</a> (${count})`];
  });
