import type { Product } from './contract.ts';
import { html, type Part } from './text/html.ts';
import type { View } from './view.ts';

/** The page of what changed between two versions. */
export const CHANGES_PAGE = 'changes';

/** Leads to the same page of each version, or to its start where it has none. */
export const versionSwitch = (view: View): Part => {
  const { versions } = view.catalog.contract;
  if (versions === undefined) return undefined;
  const [newest] = versions.all;
  return html`<details class="versions">
<summary><span class="hidden">Version </span>${versions.current}</summary>
<ul>${versions.all.map(
    ({ date }) =>
      html`<li><a href="${pageIn(view, date)}"${date === versions.current && html` aria-current="true"`}>${date}</a>${date === newest?.date && html` <span class="meta">newest</span>`}</li>\n`,
  )}<li><a href="${pageIn(view, newest?.date ?? '', CHANGES_PAGE)}">What changed</a></li>
</ul>
</details>`;
};

/** The version that these pages show, if it is not the newest: a request has to name it then. */
export const olderVersionOf = ({ catalog }: Pick<View, 'catalog'>): string | undefined => {
  const { current, all = [] } = catalog.contract.versions ?? {};
  return current === all[0]?.date ? undefined : current;
};

/** The header by which a request names its version. */
export const versionHeader = ({ headerPrefix }: Product): string => `${headerPrefix}Api-Version`;

/** The address of a page of a version, this one unless told, as this page writes it. */
export const pageIn = ({ catalog, here, links }: View, date: string, page = here): string => {
  const { current, all = [] } = catalog.contract.versions ?? {};
  const pages = all.find((one) => one.date === date)?.pages;
  const path = pages?.has(page) === false ? '' : page;
  const newest = all[0]?.date;
  const folder = date === newest ? '' : `${date}/`;
  // The pages of the newest version lie beside the folders of the others.
  return current === newest
    ? links.to(`${folder}${path}`)
    : `${links.root}../${above(links.to(`${folder}${path}`), links.root)}`;
};

/** Without the way up, which is written before it. */
const above = (address: string, root: string): string => {
  const rest = address.startsWith(root) ? address.slice(root.length) : address;
  return rest === './' ? '' : rest;
};
