import { contents } from './contents.ts';
import { fileOf } from './links.ts';
import { sideBar } from './side-bar.ts';
import { type Html, html, type Part } from './text/html.ts';
import { olderVersionOf, versionSwitch } from './version-switch.ts';
import type { Content, View } from './view.ts';

/** A whole page. Scripts and styles are files, so that a strict content security policy holds. */
export const layout = (view: View, { title, main, hasContents, hasText = true }: Content): string => {
  const { catalog, links } = view;
  const { info } = catalog.contract.document;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${title === info.title ? `The reference of the ${info.title} API, version ${info.version}.` : `${title}, in the reference of the ${info.title} API, version ${info.version}.`}">
<title>${title === info.title ? `${title} API` : `${title} – ${info.title} API`}</title>
<link rel="icon" href="${links.to('icon.svg')}">
<link rel="stylesheet" href="${links.to('reference.css')}">
<script src="${links.to('search.js')}" defer></script>
<script src="${links.to('page.js')}" defer></script>
</head>
<body data-root="${links.root}"${view.isServed && html` data-served="${olderVersionOf(view) === undefined ? '..' : '../..'}"`}>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="${links.to('')}"><img src="${links.to('icon.svg')}" alt="" width="22" height="22"> ${info.title} <span>API ${info.version}</span></a>
${versionSwitch(view)}
<search class="search" hidden>
<label for="search">Search</label>
<input id="search" type="search" role="combobox" autocomplete="off" spellcheck="false" placeholder="Search, press /" aria-expanded="false" aria-autocomplete="list" aria-controls="found">
<p class="count" role="status"></p>
<ul id="found" role="listbox" aria-label="Found" hidden></ul>
</search>
</header>
<div class="shell">
${sideBar(view)}
<main id="main" tabindex="-1">
${main}
</main>
${hasContents === true && contents(main)}</div>
<footer><p>Made from the contract that this service runs on: ${info.title} ${info.version}.${hasText && html` <a class="as-text" href="${asText(view)}">This page as Markdown</a>`}</p></footer>
</body>
</html>
`.text;
};

/** The same page as Markdown. */
const asText = ({ here, links }: View): string => `${links.root}${fileOf(here, '.md')}`;

/** Where a page stands: the way back up. */
export const trail = ({ links }: View, steps: readonly (readonly [path: string, name: string])[]): Html =>
  html`<nav class="trail" aria-label="Breadcrumb"><ol>${steps.map(([path, name]) => html`<li><a href="${links.to(path)}">${name}</a></li>`)}</ol></nav>`;

/** A region that scrolls if its content is wider than the page: reachable by keyboard, and named. */
export const wide = (label: string, content: Part): Html =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${label}">${content}</div>`;

export const badge = (kind: string, text: Part): Html => html`<span class="badge ${kind}">${text}</span>`;

/** A method in its colour. */
export const methodBadge = (method: string): Html => badge(`method ${method.toLowerCase()}`, method);
