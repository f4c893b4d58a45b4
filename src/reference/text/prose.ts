import type { Lifecycle } from '../contract.ts';
import { targetOf } from '../glossary.ts';
import { pathTo, type Target } from '../links.ts';
import type { View } from '../view.ts';
import { type Html, html, type Part } from './html.ts';
import { blocks, type Inline, spans } from './markdown.ts';

/** A description as the contract has it: Markdown, whose names of codes, operations, schemas and states are links. */
export const prose = (view: View, text: string | undefined, context: readonly Lifecycle[] = []): Html =>
  blocks(text ?? '', inlineOf(view, context));

/** The same within a line: for cells and summaries. */
export const phrase = (view: View, text: string | undefined, context: readonly Lifecycle[] = []): Part =>
  spans(text ?? '', inlineOf(view, context));

/** A name in the fixed font, linked where it is explained. */
export const code = (view: View, name: string, context: readonly Lifecycle[] = []): Html =>
  linked(view, html`<code>${name}</code>`, targetOf(view.catalog, name, context));

export const linked = ({ links, here }: View, label: Part, target: Target | undefined): Html =>
  target === undefined || (target.path === here && target.anchor === undefined)
    ? html`${label}`
    : html`<a href="${links.to(target.path, target.anchor)}">${label}</a>`;

const inlineOf = (view: View, context: readonly Lifecycle[]): Inline => ({
  text: (plain) => withNames(view, plain, context),
  code: (content) => code(view, content, context),
  link: (label, address) => {
    const [, name = '', anchor] = /^(?:\.{1,2}\/)*(?:guides\/)?([\w-]+)\.md(?:#(.+))?$/.exec(address) ?? [];
    const path = pathOfFile(view, name);
    if (path !== undefined) return html`<a href="${view.links.to(path, anchor)}">${label}</a>`;
    return /^(https?:\/\/|#)/.test(address) ? html`<a href="${address}" rel="noreferrer">${label}</a>` : label;
  },
});

/** A Markdown file that is a page here: a guide, or what the rules come from. */
const pathOfFile = ({ catalog }: View, name: string): string | undefined => {
  if (catalog.guides.has(name)) return pathTo.guide(name);
  return catalog.contract.sources.some((source) => source.name === name) ? name : undefined;
};

/** Codes and statuses, names of more than one hump, and requests: what no English word looks like. */
const NAMES =
  /\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w{}/-]+(?:\.\d[\w{}/-]*)?|\b[A-Z][A-Z0-9]{2,}(?:_[A-Z0-9]+)*\b|\b[A-Za-z][a-z]+[A-Z]\w*\b/g;

const withNames = (view: View, plain: string, context: readonly Lifecycle[]): Part => {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: name, index } of plain.matchAll(NAMES)) {
    const target = targetOf(view.catalog, name, context);
    if (target === undefined) continue;
    parts.push(plain.slice(from, index), linked(view, name, target));
    from = index + name.length;
  }
  return from === 0 ? plain : [...parts, plain.slice(from)];
};
