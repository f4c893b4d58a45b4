import { type Html, html, type Part } from './html.ts';

/** A value as JSON that scrolls in itself. */
export const json = (value: unknown): Html =>
  html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;

/** An example that opens on demand; the first may stand open. */
export const example = (
  name: Part,
  value: unknown,
  options: { readonly open?: boolean; readonly hint?: Part } = {},
): Html =>
  html`<details class="example"${options.open ? html` open` : ''}><summary>${name}</summary>${options.hint && html`<p class="hint">${options.hint}</p>`}${json(value)}</details>\n`;
