import { type Html, html, type Part, text } from '../text/html.ts';

/** A value as JSON that scrolls in itself, without the numbers of the rules behind it. */
export const json = (value: unknown): Html =>
  html`<pre tabindex="0"><code>${text(JSON.stringify(value, withoutSources, 2))}</code></pre>`;

const withoutSources = (key: string, value: unknown): unknown => (key === 'x-requirements' ? undefined : value);

/** An example that opens on demand; the first may stand open. */
export const example = (
  name: Part,
  value: unknown,
  options: { readonly open?: boolean; readonly hint?: Part } = {},
): Html =>
  html`<details class="example"${options.open ? html` open` : ''}><summary>${name}</summary>${options.hint && html`<p class="hint">${options.hint}</p>`}${json(value)}</details>\n`;

/** The same with its keys and strings marked: a highlighter of one line, at render time. */
export const coloured = (value: unknown): Html =>
  html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)
    .split(TOKENS)
    .map((part, at) => {
      if (at % 2 === 0) return text(part);
      return part.endsWith(':') ? html`<b>${text(part.slice(0, -1))}</b>:` : html`<i>${text(part)}</i>`;
    })}</code></pre>`;

const TOKENS = /("(?:[^"\\]|\\.)*":?)/;
