import { expect, it } from 'vitest';
import { readMarkup } from './markup.ts';

/** The reader of pages is shown to see what it is there for. */
it.each([
  ['<p>one<b>two</p></b>', '</p> closes <b>'],
  ['<div><p>one</p>', 'left open: div'],
  ['<p>one<ul></ul></p>', '<ul> in a paragraph'],
  ['<p>1 < 2</p>', 'bare bracket: 1 < 2'],
  ['<p>a & b</p>', 'bare ampersand: & b'],
  ['<p id="a"></p><p id="a"></p>', 'the id a twice'],
  ['<p onclick="x">a</p>', 'inline onclick in <p onclick="x">'],
])('%s', (page, problem) => {
  expect(readMarkup(page).problems).toContain(problem);
});

it('reads ids and addresses', () => {
  const { problems, ids, addresses } = readMarkup(
    '<p id="a"><a href="b?c&amp;d">e &lt; f</a><br></p><svg><path d="M0"/></svg>',
  );
  expect([problems, [...ids], addresses]).toEqual([[], ['a'], ['b?c&d']]);
});
