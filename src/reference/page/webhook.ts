import { trail } from '../layout.ts';
import { exampleValue } from '../operations.ts';
import { example } from '../schema/example.ts';
import { schemaHead, schemaTable } from '../schema/schema-table.ts';
import { html, joined, type Part } from '../text/html.ts';
import { code, prose } from '../text/prose.ts';
import type { Content, View } from '../view.ts';
import { isOfFamily, type Webhook } from '../webhooks.ts';

/** `/docs/webhooks/<event>`. */
export const webhookPage = (view: View, { type, summary, description, body }: Webhook): Content => ({
  title: type,
  main: html`${trail(view, [['webhooks', 'Webhooks']])}
<h1>${type}</h1>
<p class="lead">${summary}</p>
${prose(view, description)}
${lifecycles(view, type)}
<h2 id="payload">Payload</h2>
${Object.values(body?.content ?? {}).map(({ schema, examples = {} }) => [
  schema && [schemaHead(view, schema), schemaTable(view, schema, 'Payload')],
  Object.entries(examples).map(([name, one]) =>
    example(html`Example <code>${name}</code>`, exampleValue(view.catalog.contract.document, one), { open: true }),
  ),
])}`,
});

const lifecycles = (view: View, type: string): Part => {
  const own = [...view.catalog.lifecycles.values()].filter(({ family }) => isOfFamily(type, family));
  return (
    own.length > 0 &&
    html`<p>Sent for a change of ${joined(
      own.map(({ id }) => code(view, id)),
      ', ',
    )}.</p>`
  );
};
