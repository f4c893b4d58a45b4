import { highlighted } from './highlight.ts';
import { type Html, html, type Part } from './html.ts';

/** The parts of Markdown that the page prints: running text, code and links. */
export interface Inline {
  text(plain: string): Part;
  code(content: string): Part;
  link(label: Part, address: string): Part;
}

/**
 * The Markdown that descriptions and guides are written in: paragraphs, headings, lists, fences, tables, code, bold,
 * links. HTML is text here: descriptions say `<memberId>` and mean it, where CommonMark would make a tag of it.
 */
export const blocks = (text: string, inline: Inline): Html => {
  const lines = text.replaceAll('\r', '').split('\n');
  const printed: Html[] = [];
  for (let at = 0; at < lines.length; ) {
    const { block, next } = blockAt(lines, at, inline);
    if (block !== undefined) printed.push(block);
    at = next;
  }
  return html`${printed}`;
};

interface Block {
  readonly block: Html | undefined;
  readonly next: number;
}

const ITEM = /^\s*(?:[-*]|\d+\.) +/;
const FENCE = /^```(\w*)/;
/** Tells a tool where it writes. */
const COMMENT = /^<!--.*-->$/;
const HEADING = /^(#{1,6}) +(.+)$/;

const blockAt = (lines: readonly string[], at: number, inline: Inline): Block => {
  const line = lines[at] ?? '';
  if (line.trim() === '' || COMMENT.test(line)) return { block: undefined, next: at + 1 };
  if (FENCE.test(line)) return tabs(lines, at) ?? fence(lines, at);
  const [, marks, title = ''] = HEADING.exec(line) ?? [];
  if (marks !== undefined) return { block: heading(marks.length, title, inline), next: at + 1 };
  if (line.startsWith('|')) return table(lines, at, inline);
  if (ITEM.test(line)) return list(lines, at, inline);
  const next = endOf(lines, at + 1, (one) => FENCE.test(one) || HEADING.test(one) || ITEM.test(one) || one[0] === '|');
  return { block: html`<p>${spans(lines.slice(at, next).join('\n'), inline)}</p>`, next };
};

/** The next empty line, or one where something else begins. */
const endOf = (lines: readonly string[], from: number, begins: (line: string) => boolean): number => {
  let next = from;
  while (next < lines.length && lines[next]?.trim() !== '' && !begins(lines[next] ?? '')) next += 1;
  return next;
};

/** The languages that are shown in place of one another. */
const LANGUAGES: Readonly<Record<string, string>> = { ts: 'TypeScript', python: 'Python' };

/** A program in several languages: fences that follow one another, each in another of these. Undefined for any other. */
const tabs = (lines: readonly string[], at: number): Block | undefined => {
  const found: { readonly name: string; readonly block: Html | undefined }[] = [];
  let next = at;
  for (;;) {
    const [, language = ''] = FENCE.exec(lines[next] ?? '') ?? [];
    const name = LANGUAGES[language];
    if (name === undefined || found.some((one) => one.name === name)) break;
    const { block, next: end } = fence(lines, next);
    found.push({ name, block });
    next = end;
    while (lines[next]?.trim() === '') next += 1;
  }
  if (found.length < 2) return undefined;
  const printed = found.map(
    ({ name, block }) => html`<div class="tab" data-tab="${name}"><h3>${name}</h3>${block}</div>\n`,
  );
  return { block: html`<section class="tabs">${printed}</section>`, next };
};

const fence = (lines: readonly string[], at: number): Block => {
  const end = lines.indexOf('```', at + 1);
  const next = end === -1 ? lines.length : end;
  const language = /^`{3,}(\w*)/.exec(lines[at] ?? '')?.[1] ?? '';
  const program = highlighted(lines.slice(at + 1, next).join('\n'), language);
  return { block: html`<pre tabindex="0"><code>${program}</code></pre>`, next: next + 1 };
};

/** As GitHub makes it of a heading, so that a link within a file holds there and here. */
export const anchorOf = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The page's own title is the first level, so that a description begins at the second. */
const heading = (level: number, title: string, inline: Inline): Html => {
  const anchor = anchorOf(title);
  const text = spans(title, inline);
  return level < 3 ? html`<h2 id="${anchor}">${text}</h2>` : html`<h3 id="${anchor}">${text}</h3>`;
};

const table = (lines: readonly string[], at: number, inline: Inline): Block => {
  const next = endOf(lines, at, (line) => !line.startsWith('|'));
  const [head = [], , ...body] = lines.slice(at, next).map(cells);
  return {
    block: html`<div class="wide" tabindex="0" role="region" aria-label="Table"><table>
<thead><tr>${head.map((cell) => html`<th scope="col">${spans(cell, inline)}</th>`)}</tr></thead>
<tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${spans(cell, inline)}</td>`)}</tr>\n`)}</tbody>
</table></div>`,
    next,
  };
};

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Items may go on in indented lines, an empty one between them included. */
const list = (lines: readonly string[], at: number, inline: Inline): Block => {
  const isOrdered = /^\s*\d/.test(lines[at] ?? '');
  const items: string[] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else if (/^\s+\S/.test(line)) items.push(`${items.pop()}\n${line.trim()}`);
    else break;
  }
  const printed = items.map((item) => html`<li>${spans(item, inline)}</li>\n`);
  return { block: isOrdered ? html`<ol>${printed}</ol>` : html`<ul>${printed}</ul>`, next };
};

const SPANS = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Code, bold and links within a line. */
export const spans = (text: string, inline: Inline): Part => {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(SPANS)) {
    const [all, content, bold, label, address = ''] = match;
    parts.push(inline.text(text.slice(from, match.index)));
    if (content !== undefined) parts.push(inline.code(content));
    else if (bold !== undefined) parts.push(html`<strong>${spans(bold, inline)}</strong>`);
    else if (label !== undefined) parts.push(inline.link(label, address));
    from = match.index + all.length;
  }
  return from === 0 ? inline.text(text) : [...parts, inline.text(text.slice(from))];
};
