import type { Lifecycle, Schema } from '../contract.ts';
import { badge } from '../layout.ts';
import type { Operation, Refusal } from '../operations.ts';
import { json } from '../schema/example.ts';
import { schemaTable } from '../schema/schema-table.ts';
import { type Html, html, nothing, type Part } from '../text/html.ts';
import { linked, phrase } from '../text/prose.ts';
import type { View } from '../view.ts';

/** Every code that an operation answers: its own in the order in which they apply, then those of its form. */
export const refusals = (view: View, { refusals: all }: Operation, context: readonly Lifecycle[]): Html => {
  if (all.length === 0) return nothing;
  const own = all.filter(({ isOwn }) => isOwn);
  const others = all.filter(({ isOwn, code }) => !isOwn && code !== NOT_IMPLEMENTED);
  return html`${
    own.length > 0 &&
    html`<h3 id="own-errors">Of this operation</h3>
<p>In the order in which they apply.</p>
${own.map((one) => refusal(view, one, context, sameDetails(view, own, one)))}`
  }
${
  others.length > 0 &&
  html`<h3 id="common-errors">Shared with other operations</h3>
<p>Errors about the credential, the form of the request, limits, and the service itself.</p>
<ul class="shared">${others.map((one) => shared(view, one))}</ul>`
}`;
};

/** Belongs to no operation of a released service: only one under development has operations that are not built. */
const NOT_IMPLEMENTED = 'NOT_IMPLEMENTED';

const refusal = (
  view: View,
  { code, status, commits, schema, example }: Refusal,
  context: readonly Lifecycle[],
  same: Refusal | undefined,
): Html => {
  const entry = view.catalog.errors.get(code);
  const details = detailsOf(view, schema);
  return html`<details class="refusal" id="${code}-${status}"><summary><span class="status">${status}</span> <code>${code}</code>${entry?.retry === true && html` ${retryBadge(true)}`} <span class="means">${entry?.meaning}</span></summary>
<p>${phrase(view, entry?.meaning, context)} ${retryWords(entry?.retry)} ${linked(view, 'In the error list', { path: 'errors', anchor: code })}.</p>
${commits && html`<p>Some changes remain after this error.</p>`}${details && (same ? html`<p>Its details have the fields of <a href="#${same.code}-${same.status}">${same.code}</a>.</p>` : schemaTable(view, details, `Details of ${code}`))}
<p class="hint">From the mock: <code>Prefer: code=${status}, example=${code}</code></p>
${example !== undefined && json(example)}</details>\n`;
};

const detailsOf = ({ catalog }: View, schema: string): Schema | undefined =>
  catalog.schemas.get(schema)?.schema.properties?.details;

/** The first code before this one whose details have the same fields: one table serves both. */
const sameDetails = (view: View, own: readonly Refusal[], one: Refusal): Refusal | undefined => {
  const fields = JSON.stringify(detailsOf(view, one.schema));
  const first = own.find(({ schema }) => JSON.stringify(detailsOf(view, schema)) === fields);
  return fields === undefined || first === one ? undefined : first;
};

/** A code that many operations return is explained once, in the registry: this shows its meaning and links to it. */
const shared = (view: View, { code, status }: Refusal): Html => {
  const entry = view.catalog.errors.get(code);
  const name = linked(view, html`<code>${code}</code>`, { path: 'errors', anchor: code });
  return html`<li id="${code}-${status}"><span class="status">${status}</span> ${name}${entry?.retry === true && html` ${retryBadge(true)}`} ${entry?.meaning}</li>\n`;
};

const retryWords = (retry: boolean | undefined): string =>
  retry === true ? 'The same request may succeed later.' : 'Sending the same request again does not help.';

/** Tells whether the same request can succeed when it is sent again. */
export const retryBadge = (retry: boolean | undefined): Part =>
  retry === true ? badge('good', 'a retry can help') : badge('plain', 'a retry does not help');
