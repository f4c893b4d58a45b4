import { readFileSync } from 'node:fs';
import type { File } from './file.ts';

const asset = (name: string, type: string): readonly [string, () => File] => [
  name,
  () => ({ type, body: readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8') }),
];

/** The style sheet, the scripts and the icon: read when they are first asked for. */
export const assets: readonly (readonly [string, () => File])[] = [
  asset('reference.css', 'text/css; charset=utf-8'),
  asset('search.js', 'text/javascript; charset=utf-8'),
  asset('page.js', 'text/javascript; charset=utf-8'),
  asset('icon.svg', 'image/svg+xml'),
];
