import { readFileSync } from 'node:fs';
import { drawingStyle } from '../drawing/index.ts';
import type { File } from './file.ts';

const asset = (name: string, type: string): readonly [string, () => File] => [
  name,
  () => ({ type, body: readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8') }),
];

/** One style sheet to ask for, with that of the drawings before it. */
const styles = (): File => {
  const own = readFileSync(new URL('./assets/reference.css', import.meta.url), 'utf8');
  return { type: 'text/css; charset=utf-8', body: drawingStyle() + own };
};

/** The style sheet, the scripts and the icon: read when they are first asked for. */
export const assets: readonly (readonly [string, () => File])[] = [
  ['reference.css', styles],
  asset('search.js', 'text/javascript; charset=utf-8'),
  asset('page.js', 'text/javascript; charset=utf-8'),
  asset('icon.svg', 'image/svg+xml'),
];
