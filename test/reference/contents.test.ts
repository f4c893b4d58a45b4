import { describe, expect, it } from 'vitest';
import { contents } from '../../src/reference/contents.ts';
import { createReference } from '../../src/reference/index.ts';
import { html } from '../../src/reference/text/html.ts';
import { smallContract } from './small-contract.ts';

describe('the contents of a page', () => {
  it('are its sections with their anchors, without the markup of a title', () => {
    const { text } = contents(html`<h2 id="a--b">A &amp; <code>b</code></h2><h3 id="no">No</h3><h2 id="c">C</h2>`);
    expect([...text.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(([, ...link]) => link)).toEqual([
      ['#a--b', 'A &amp; b'],
      ['#c', 'C'],
    ]);
  });

  it('are left out if there is only one section', () => {
    expect(contents(html`<h2 id="a">A</h2>`).text).toBe('');
  });

  it('appear on the pages of a lifecycle and of the errors, but not of an operation', () => {
    const reference = createReference(smallContract(), '');
    const shown = ['lifecycles/lamp', 'errors', 'operations/switchLamp'].map((path) =>
      reference.file(path)?.body.includes('aria-label="On this page"'),
    );
    expect(shown).toEqual([true, true, false]);
  });
});
