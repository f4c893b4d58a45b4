import { expect, it } from 'vitest';
import { html } from '../../src/reference/text/html.ts';
import { blocks, type Inline } from '../../src/reference/text/markdown.ts';

const plain: Inline = {
  text: (text) => text,
  code: (content) => html`<code>${content}</code>`,
  link: (label, address) => html`<a href="${address}">${label}</a>`,
};

const print = (text: string): string => blocks(text, plain).text;

it('separates paragraphs at empty lines', () => {
  expect(print('one\ntwo\n\nthree')).toBe('<p>one\ntwo</p><p>three</p>');
});

it('prints headings with anchors', () => {
  expect(print('## If you call the API')).toBe('<h2 id="if-you-call-the-api">If you call the API</h2>');
});

it('prints lists whose items continue on the next line', () => {
  expect(print('- one\n  more\n- two').replaceAll('\n', ' ')).toBe('<ul><li>one more</li> <li>two</li> </ul>');
  expect(print('1. one')).toContain('<ol><li>one</li>');
});

it('ends a paragraph where a list begins', () => {
  expect(print('these:\n- one')).toBe('<p>these:</p><ul><li>one</li>\n</ul>');
});

it('keeps a fence as it is', () => {
  expect(print('```json\n{ "a": "**b** <c>" }\n```\nafter')).toBe(
    '<pre tabindex="0"><code>{ <i>"a"</i>: <i>"**b** &lt;c&gt;"</i> }</code></pre><p>after</p>',
  );
});

it('prints tables that scroll by themselves', () => {
  const printed = print('| a | b |\n|---|---|\n| `x` | y \\| z |');
  expect(printed).toContain('<th scope="col">a</th>');
  expect(printed).toContain('<td><code>x</code></td><td>y | z</td>');
});

it('prints code, bold and links within a line', () => {
  expect(print('a `b` **c `d`** [e](f)')).toBe(
    '<p>a <code>b</code> <strong>c <code>d</code></strong> <a href="f">e</a></p>',
  );
});

it('prints HTML as text', () => {
  expect(print('sign <memberId> & more')).toBe('<p>sign &lt;memberId&gt; &amp; more</p>');
});
