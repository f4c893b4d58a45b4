import { relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';

/** What a module of the service says that holds in its source tree alone, and what the package says instead. */
const REPLACED: Readonly<Record<string, readonly (readonly [said: string, instead: string])[]>> = {
  'src/platform/contacts/phone-number.ts': [
    ["createRequire(import.meta.url)('libphonenumber-js/min')", "require('libphonenumber-js/min')"],
  ],
  'src/pages/route.ts': [
    [
      "new URL('index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('uqr')))",
      "new URL('../../node_modules/uqr/dist/index.mjs', import.meta.url)",
    ],
  ],
};

/** A program of its own is an entry of the bundle. */
const PROGRAM = /new URL\('\.\/(read-document\.(?:process|watch))\.ts', import\.meta\.url\)/g;

/** It stands for the real `import.meta.url` until the others have been replaced. */
const REAL = '__REAL_IMPORT_META_URL__';

/**
 * A bundled module is no longer where its source was. `import.meta.url` is replaced by the place that it would have among
 * the files that the package carries, so that what it reads from beside itself is found.
 */
export const moduleUrls = (root: string): Plugin => ({
  name: 'module-urls',
  transform(code, id) {
    const path = relative(root, id).split(sep).join('/');
    let text = code;
    for (const [said, instead] of REPLACED[path] ?? []) {
      if (!text.includes(said))
        throw new Error(`${path} does not say ${said} any more: adapt mock/build/module-urls.ts`);
      text = text.replaceAll(said, instead);
    }
    if (!text.includes('import.meta.url')) return text === code ? null : { code: text };
    if (path.startsWith('mock/src/packaged-files')) return null;
    const place = JSON.stringify(`./files/${path.replaceAll('node_modules', 'modules')}`);
    text = text
      .replaceAll(PROGRAM, `new URL('./$1.js', ${REAL})`)
      .replaceAll('import.meta.url', `(new URL(${place}, import.meta.url).href)`)
      .replaceAll('node_modules/uqr', 'modules/uqr')
      .replaceAll(REAL, 'import.meta.url');
    return { code: text };
  },
});
