import type { Tag } from '../catalog.ts';
import { trail } from '../layout.ts';
import { html } from '../text/html.ts';
import { prose } from '../text/prose.ts';
import type { Content, View } from '../view.ts';
import { operationList } from './lists.ts';

/** `/docs/tags/<slug>`: the operations of one subject. */
export const tagPage = (view: View, { name, description, operations }: Tag): Content => ({
  title: name,
  main: html`${trail(view, [['operations', 'Operations']])}
<h1>${name}</h1>
${prose(view, description)}
${operationList(view, operations)}`,
});
