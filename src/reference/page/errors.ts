import type { ErrorEntry } from '../catalog.ts';
import { pathTo } from '../links.ts';
import type { Operation } from '../operations.ts';
import { type Html, html, joined, type Part } from '../text/html.ts';
import { phrase } from '../text/prose.ts';
import type { Content, View } from '../view.ts';
import { retryBadge } from './refusals.ts';

/** `/docs/errors`: the registry of codes. */
export const errorsPage = (view: View): Content => {
  const entries = [...view.catalog.errors.values()];
  const byStatus = Map.groupBy(entries, ({ statuses }) => statuses[0] ?? 0);
  const statuses = [...byStatus.keys()].sort((a, b) => a - b);
  return {
    title: 'Errors',
    hasContents: true,
    main: html`<h1>Errors</h1>
<p>Every refusal has the same envelope and a single code: the first that applies. Handle <code>code</code> in your program; the message is for people. A code has the same meaning in every operation. Sending the same request again does not help unless the code says so.</p>
<form class="filter" hidden>
<label>Text <input type="search" name="text" placeholder="phone, limit, TWOFA_"></label>
<label>Operation <input type="search" name="operation" list="operations" placeholder="createOfframpPayment"></label>
<datalist id="operations"></datalist>
<output></output>
</form>
<p class="jump">${joined(
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
  html`<article class="code" id="${name}">
<h3><code>${name}</code>${statuses.length > 1 && html` <span class="status">${statuses.join(', ')}</span>`}${retry && html` ${retryBadge(true)}`}</h3><p>${phrase(view, meaning)}</p><div class="meta">${schema && html`Body: ${named(view, pathTo.schema(schema), schema)}. `}${answeredBy(view, operations)}</div></article>\n`;

/** The first few operations by name, and the others folded; of a code that most operations answer, those that do not. */
const answeredBy = (view: View, operations: readonly Operation[]): Part => {
  const all = [...view.catalog.operations.values()];
  if (operations.length === 0) return 'No operation returns it.';
  if (operations.length === all.length) return 'Any operation can return it.';
  if (operations.length > all.length / 2 && all.length > LISTED) {
    const answering = new Set(operations);
    const others = all.filter((operation) => !answering.has(operation));
    return html`Returned by ${operations.length} of ${all.length} operations: ${fold(view, `not by ${others.length}`, others)}`;
  }
  const [first, rest] =
    operations.length <= NAMED + 1 ? [operations, []] : [operations.slice(0, NAMED), operations.slice(NAMED)];
  if (rest.length === 0) return html`Returned by ${names(view, first)}.`;
  return html`Returned by ${operations.length} operations: ${names(view, first)} ${fold(view, `and ${rest.length} more`, rest)}`;
};

const fold = (view: View, summary: string, operations: readonly Operation[]): Html =>
  html`<details><summary>${summary}</summary>${operations.length <= LISTED ? names(view, operations) : bySubject(view, new Set(operations))}</details>`;

const names = (view: View, operations: readonly Operation[]): Part =>
  joined(
    operations.map(({ id }) => named(view, pathTo.operation(id), id)),
    ', ',
  );

const named = ({ links }: View, path: string, name: string): Html => html`<a href="${links.to(path)}">${name}</a>`;

/**
 * The number of operations that are named beside a code. One more is named as well: folding a single one saves nothing.
 */
const NAMED = 2;

/** More operations than these are counted by subject: their names alone would make the page several times as long. */
const LISTED = 4;

const bySubject = ({ catalog, links }: View, answering: ReadonlySet<Operation>): Part =>
  joined(
    catalog.tags.flatMap(({ name, slug, operations }) => {
      const count = operations.filter((operation) => answering.has(operation)).length;
      return count === 0 ? [] : [html`<a href="${links.to(pathTo.tag(slug))}">${name}</a> (${count})`];
    }),
    ', ',
  );
