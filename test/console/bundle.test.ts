import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundled, CONSOLE_BUNDLES } from '../../scripts/console/bundle.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { drawingStyle } from '../../src/drawing/index.ts';
import { sources } from './sources.ts';

const MOST_BYTES = 150_000;

it.each(CONSOLE_BUNDLES)('$file is built from the current sources: else run `npm run console`', async (bundle) => {
  expect((await bundled(bundle)) === readFileSync(bundle.file, 'utf8')).toBe(true);
});

it('weighs at most 150 kB compressed, with its style sheet and its catalog', () => {
  const css = drawingStyle() + readFileSync(new URL('../../src/console/assets/console.css', import.meta.url), 'utf8');
  const parts = [
    ...CONSOLE_BUNDLES.map(({ file }) => readFileSync(file)),
    css,
    JSON.stringify(deriveCatalog(sources())),
  ];
  const weights = parts.map((part) => gzipSync(part).length);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThan(MOST_BYTES);
});

it.each(CONSOLE_BUNDLES)('$file makes no markup out of text', ({ file }) => {
  const code = readFileSync(file, 'utf8');
  // Preact knows the property that its users may set; nothing sets it.
  const setters = code.match(
    /\.(?:outerHTML|insertAdjacentHTML|write)\s*[=(]|\beval\(|new Function|dangerouslySetInnerHTML\s*:/g,
  );
  expect(setters).toBeNull();
});
