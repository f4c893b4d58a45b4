import type { NamedSchema } from '../catalog.ts';
import { trail } from '../layout.ts';
import { json } from '../schema/example.ts';
import { schemaHead, schemaTable } from '../schema/schema-table.ts';
import type { SchemaUse } from '../schema/schema-uses.ts';
import { html, joined, type Part } from '../text/html.ts';
import { code, linked, prose } from '../text/prose.ts';
import type { Content, View } from '../view.ts';

/** `/docs/schemas/<name>`. */
export const schemaPage = (view: View, { name, schema, error, uses }: NamedSchema): Content => ({
  title: name,
  main: html`${trail(view, [['schemas', 'Schemas']])}
<h1>${name}</h1>
${prose(view, schema.description)}
${error !== undefined && html`<p>The body of ${linked(view, html`<code>${error}</code>`, { path: 'errors', anchor: error })}.</p>`}
${schemaHead(view, schema)}
${schemaTable(view, schema, name)}
${usedBy(view, uses)}
<details><summary>As JSON Schema</summary>${json(schema)}</details>`,
});

const KINDS = [
  ['request', 'Sent to'],
  ['response', 'Returned by'],
  ['webhook', 'Sent in'],
  ['schema', 'Part of'],
] as const;

const usedBy = (view: View, uses: readonly SchemaUse[]): Part =>
  uses.length > 0 &&
  html`<section aria-labelledby="uses">
<h2 id="uses">Where it is used</h2>
${KINDS.map(([kind, words]) => {
  const own = [...new Set(uses.filter((use) => use.kind === kind).map(nameOf))];
  return (
    own.length > 0 &&
    html`<p>${words} ${joined(
      own.map((one) => code(view, one)),
      ', ',
    )}.</p>\n`
  );
})}</section>`;

const nameOf = (use: SchemaUse): string => ('operation' in use ? use.operation : 'type' in use ? use.type : use.name);
