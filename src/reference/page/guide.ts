import { titleOf } from '../catalog.ts';
import type { Document } from '../contract.ts';
import { trail } from '../layout.ts';
import { html } from '../text/html.ts';
import { prose } from '../text/prose.ts';
import type { Content, View } from '../view.ts';

/** `/docs/guides/<name>`: a Markdown file, whose first heading is its title. */
export const guidePage = (view: View, guide: Document): Content => {
  const title = titleOf(guide);
  return {
    title,
    hasContents: true,
    main: html`${trail(view, [['guides', 'Guides']])}
<h1>${title}</h1>
${prose(view, guide.markdown.replace(/^# .+\n/, ''))}`,
  };
};
