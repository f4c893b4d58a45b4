import Turndown from 'turndown';

/** Parts of a page that a text has no use for: what is operated, and what is drawn. */
const LEFT_OUT = 'script, style, svg, form, button, .zoom, .trail, .skip, [role=tablist]';

/** The part of a node of the parsed page that is looked at. */
interface DomNode {
  readonly nodeName: string;
  readonly parentNode: DomNode | null;
  matches(selector: string): boolean;
}

/** The Markdown of a page's main part. Its tables are those of GitHub; links stay as they are. */
export function markdownOf(html: string): string {
  const turndown = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
  turndown.addRule('left out', {
    filter: (node) => (node as unknown as DomNode).matches(LEFT_OUT),
    replacement: () => '',
  });
  turndown.addRule('fold', { filter: 'summary', replacement: (content) => `\n\n**${content.trim()}**\n\n` });
  turndown.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content) => ` ${inOneLine(content)} |`,
  });
  turndown.addRule('row', {
    filter: 'tr',
    replacement: (content, node) =>
      `|${content}\n${isHead(node as unknown as DomNode) ? `|${' --- |'.repeat(node.childNodes.length)}\n` : ''}`,
  });
  turndown.addRule('table part', { filter: ['thead', 'tbody'], replacement: (content) => content });
  turndown.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` });
  return `${turndown.turndown(html).replaceAll(/\n{3,}/g, '\n\n')}\n`;
}

const isHead = ({ parentNode }: DomNode): boolean => parentNode?.nodeName === 'THEAD';

/** A cell has one line: what it lists is separated by semicolons. */
const inOneLine = (content: string): string =>
  content
    .trim()
    .replaceAll(/[.;]?\s*\n+-\s+/g, '; ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
