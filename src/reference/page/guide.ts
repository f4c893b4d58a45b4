import { titleOf } from '../catalog.ts';
import type { Document } from '../contract.ts';
import { html, type Part } from '../html.ts';
import { trail } from '../layout.ts';
import { anchorOf } from '../markdown.ts';
import { prose } from '../prose.ts';
import type { Content, View } from '../view.ts';

/** `/docs/guides/<name>`: a Markdown file, whose first heading is its title. */
export const guidePage = (view: View, guide: Document): Content => {
  const title = titleOf(guide);
  return {
    title,
    main: html`${trail(view, [['guides', 'Guides']])}
<h1>${title}</h1>
${contents(guide.markdown)}
${prose(view, guide.markdown.replace(/^# .+\n/, ''))}`,
  };
};

/** The sections of a guide that has several, as links: `## Title`, and not within a fence. */
const contents = (markdown: string): Part => {
  const text = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  return (
    titles.length > 2 &&
    html`<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${titles.map((title) => html`<li><a href="#${anchorOf(title)}">${title.replaceAll('`', '')}</a></li>\n`)}</ul></nav>`
  );
};
