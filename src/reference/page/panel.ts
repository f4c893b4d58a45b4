import { exampleValue, type Operation } from '../operations.ts';
import { coloured } from '../schema/example.ts';
import { isOwnHeader, sampleOf } from '../schema/samples.ts';
import { type Html, html, nothing, type Part, text } from '../text/html.ts';
import { olderVersionOf } from '../version-switch.ts';
import type { View } from '../view.ts';

/** The second column of an operation: the request in three languages, what it answers, and a form to send it. */
export const panel = (view: View, operation: Operation): Html => {
  const { curl, typescript, python, body } = sampleOf(view, operation);
  const answers = operation.successes.flatMap(({ status, content }) =>
    Object.values(content).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([name, one]) => ({
        status,
        name,
        value: exampleValue(view.catalog.contract.document, one),
      })),
    ),
  );
  return html`<div class="panel">
<section class="tabs" aria-labelledby="sample"><h2 id="sample">Request</h2>
${tab('curl', html`<pre tabindex="0"><code>${text(curl)}</code></pre>`)}
${typescript && tab('TypeScript', html`<pre tabindex="0"><code>${text(typescript)}</code></pre>`)}
${python && tab('Python', html`<pre tabindex="0"><code>${text(python)}</code></pre>`)}
</section>
${tryIt(view, operation, body)}
${
  answers.length > 0 &&
  html`<section class="tabs answers" aria-labelledby="answers"><h2 id="answers">Response</h2>
${answers.map(({ status, name, value }) => tab(`${status} ${name}`, [coloured(value), html`<p class="hint">From the mock: <code>Prefer: code=${status}, example=${name}</code></p>`]))}</section>`
}
</div>`;
};

const tab = (name: string, content: Part): Html =>
  html`<div class="tab" data-tab="${name}"><h3>${name}</h3>${content}</div>\n`;

/** Shown by the script, where the page is served by a service that can be asked. */
const tryIt = (view: View, { method, path, parameters, security, body }: Operation, example: unknown): Html => {
  const version = olderVersionOf(view);
  const { product } = view.catalog.contract;
  const [bodyType] = Object.keys(body?.content ?? {});
  if (method !== 'GET' && bodyType !== undefined && !bodyType.includes('json')) return nothing;
  const fields = parameters.filter((one) => one.in === 'path' || one.in === 'query' || isOwnHeader(one, product));
  return html`<form class="try" data-method="${method}" data-path="${path}" data-key-prefix="${product.keyPrefix}" data-header-prefix="${product.headerPrefix}"${version && html` data-version="${version}"`} hidden>
<details><summary>Try it in the sandbox</summary>
${security.length > 0 && html`<label>Test key or session <input name="key" type="password" autocomplete="off" spellcheck="false" placeholder="${KEY}"></label>`}
${fields.map(({ name, in: place, required }) => html`<label>${name}${required && html` <span class="need">required</span>`} <input name="${name}" data-in="${place}" autocomplete="off" spellcheck="false"${required && html` required`}></label>`)}
${body && html`<label>Body <textarea name="body"${bodyType !== undefined && bodyType !== 'application/json' && html` data-type="${bodyType}"`} rows="7" spellcheck="false">${example === undefined ? '' : JSON.stringify(example, null, 2)}</textarea></label>`}
<button type="submit">Send ${method}</button>
<output></output>
</details></form>`;
};

const KEY = 'Stored only in this browser tab';
