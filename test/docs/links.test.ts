import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A reader who begins at the README finds every guide, and no link between the two leads nowhere. */

const ROOT = new URL('../../', import.meta.url);
const operating = readdirSync(new URL('docs/operate/', ROOT)).map((name) => `docs/operate/${name}`);
const guides = readdirSync(new URL('docs/guides/', ROOT)).map((name) => `docs/guides/${name}`);

/** The files that a page links to, by their path below the root. */
const linkedFrom = (page: string): string[] =>
  [...readFileSync(new URL(page, ROOT), 'utf8').matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, address = '']) =>
    new URL(address, new URL(page, ROOT)).pathname.slice(ROOT.pathname.length),
  );

describe('links', () => {
  it('of the README lead to every guide', () => {
    const linked = new Set(linkedFrom('README.md'));
    expect(guides.length).toBeGreaterThan(15);
    expect(guides.filter((guide) => !linked.has(guide))).toEqual([]);
  });

  it.each(['README.md', 'SECURITY.md', ...operating, ...guides])('of %s lead to files that exist', (page) => {
    expect(linkedFrom(page).filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
  });
});
