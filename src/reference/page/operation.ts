import type { Lifecycle, LifecycleUse } from '../contract.ts';
import { badge, methodBadge, trail, wide } from '../layout.ts';
import { articleFor } from '../lifecycle-title.ts';
import { eventAnchor, pathTo, stateAnchor } from '../links.ts';
import { exampleValue, type Operation, type Success } from '../operations.ts';
import { example } from '../schema/example.ts';
import { clientOf, methodOf } from '../schema/samples.ts';
import { notes, schemaHead, schemaTable, typeLine } from '../schema/schema-table.ts';
import { type Html, html, nothing, type Part } from '../text/html.ts';
import { linked, phrase, prose } from '../text/prose.ts';
import type { Content, View } from '../view.ts';
import { access, traits } from './access.ts';
import { panel } from './panel.ts';
import { refusals } from './refusals.ts';
import { refusedIn } from './refused-in.ts';

/** `/docs/operations/<operationId>`. */
export const operationPage = (view: View, operation: Operation): Content => {
  const context = lifecyclesOf(view, operation);
  const tag = view.catalog.tags.find(({ name }) => name === operation.tag);
  return {
    title: operation.id,
    main: html`${trail(view, [['operations', 'Operations'], ...(tag ? ([[pathTo.tag(tag.slug), tag.name]] as const) : [])])}
<div class="operation">
<div class="about">
<h1>${operation.summary}</h1>
<p class="request">${methodBadge(operation.method)} <code>${operation.path}</code></p>
<p class="meta">${sdkName(view, operation)}<code>${operation.id}</code> in the contract${operation.deprecated && html` ${badge('warn', 'deprecated')}`}</p>
${prose(view, operation.description, context)}
</div>
${panel(view, operation)}
<div class="about">
${section('access', 'Access', access(view, operation))}
${section('lifecycle', 'Lifecycle', lifecycle(view, operation))}
${section('behaviour', 'Behaviour', traits(view, operation))}
${section('parameters', 'Parameters', parameters(view, operation))}
${section('request', 'Request body', body(view, operation))}
${operation.successes.map((success) => section(`response-${success.status}`, `Response ${success.status}`, response(view, success)))}
${section('errors', 'Errors', refusals(view, operation, context))}
</div>
</div>`,
  };
};

/** Where a client of the SDK has it. */
const sdkName = ({ catalog }: View, { id }: Operation): Part => {
  const method = methodOf(catalog.contract.namespaces, id);
  return method !== undefined && html`<code>${clientOf(catalog.contract.product)}.${method}</code> in the SDK, `;
};

const section = (anchor: string, title: string, content: Html): Html =>
  content === nothing
    ? nothing
    : html`<section aria-labelledby="${anchor}">\n<h2 id="${anchor}">${title}</h2>\n${content}\n</section>\n`;

const lifecyclesOf = ({ catalog }: View, operation: Operation): Lifecycle[] =>
  operation.lifecycle.flatMap(({ machine }) => catalog.lifecycles.get(machine) ?? []);

/** Shows the steps of lifecycles that the call makes, and the codes by which a state refuses it. */
const lifecycle = (view: View, operation: Operation): Html =>
  operation.lifecycle.length === 0
    ? nothing
    : html`<ul>${operation.lifecycle.map((use) => html`<li>${useLine(view, use)}.</li>\n`)}</ul>`;

const useLine = (view: View, { machine, event, refused }: LifecycleUse): Part => {
  const path = pathTo.lifecycle(machine);
  const known = view.catalog.lifecycles.get(machine);
  const link = (name: string, anchor: string): Part =>
    linked(view, html`<code>${name}</code>`, known && { path, anchor });
  const words = known?.words ?? machine;
  const resource = html`${articleFor(words)} ${linked(view, words, known && { path })}`;
  if (event === undefined) {
    const initial = known?.initial ?? '';
    return html`Creates ${resource} in the status ${link(initial, stateAnchor(initial))}`;
  }
  const refusal = refused && html`. ${refusedIn(view, refused, (name) => link(name, stateAnchor(name)))}`;
  return html`Sends ${link(event, eventAnchor(event))} to ${resource}${refusal}`;
};

const parameters = (view: View, { parameters: all }: Operation): Html =>
  all.length === 0
    ? nothing
    : wide(
        'Parameters',
        html`<table class="fields"><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>
${all.map(
  ({ name, in: place, required, description, schema = {} }) =>
    html`<tr><th scope="row"><code>${name}</code> <span class="place">${place}</span>${required && html` <span class="need">required</span>`}</th><td>${typeLine(view, schema)}</td><td>${phrase(view, description)}${notes(view, schema)}</td></tr>\n`,
)}</tbody></table>`,
      );

const body = (view: View, { body: request }: Operation): Html =>
  request === undefined
    ? nothing
    : html`${request.description && prose(view, request.description)}${!request.required && html`<p>The body can be left out.</p>`}${media(view, request.content, 'Request body')}${otherExamples(view, request.content)}`;

const response = (view: View, { status, description, headers, content }: Success): Html =>
  html`${prose(view, description)}${Object.entries(headers).map(
    ([name, header]) => html`<p class="header">Header <code>${name}</code>: ${phrase(view, header.description)}</p>`,
  )}${Object.keys(content).length === 0 && html`<p>The response has no body.</p>`}${media(view, content, `Response ${status}`)}`;

/** Each media type with its schema; examples stand in the second column. */
const media = (view: View, content: Success['content'] = {}, caption: string): Part =>
  Object.entries(content).map(([type, { schema }]) => [
    html`<p class="media"><code>${type}</code></p>`,
    schema && [schemaHead(view, schema), schemaTable(view, schema, caption)],
  ]);

/** The examples of a body but the first, which is the request of the second column. */
const otherExamples = ({ catalog }: View, content: Success['content'] = {}): Part =>
  Object.values(content).map(({ examples = {} }) =>
    Object.entries(examples)
      .slice(1)
      .map(([name, one]) => example(html`Example <code>${name}</code>`, exampleValue(catalog.contract.document, one))),
  );
