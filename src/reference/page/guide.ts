import type { Guide } from '../contract.ts';
import { html } from '../html.ts';
import { trail } from '../layout.ts';
import { prose } from '../prose.ts';
import type { Content, View } from '../view.ts';

/** `/docs/guides/<name>`: a Markdown file, whose first heading is its title. */
export const guidePage = (view: View, { name, markdown }: Guide): Content => {
  const title = view.catalog.guides.get(name) ?? name;
  return {
    title,
    main: html`${trail(view, [['guides', 'Guides']])}
<h1>${title}</h1>
${prose(view, markdown.replace(/^# .+\n/, ''))}`,
  };
};
