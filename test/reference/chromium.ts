import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where distributions put it; no browser is downloaded. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The program; undefined where there is none. */
export const chromiumPath = [process.env.CHROMIUM_PATH ?? '', ...PLACES].find(
  (path) => path !== '' && existsSync(path),
);

/** Why there is nothing to test with; where BROWSER_TESTS is `required`, as in CI, that is a failure. */
export const noBrowser: string | undefined =
  chromiumPath === undefined && process.env.BROWSER_TESTS !== 'required'
    ? 'no Chromium here (apt-get install chromium, or CHROMIUM_PATH)'
    : undefined;

export const openBrowser = (): Promise<Browser> => {
  if (chromiumPath === undefined)
    throw new Error('BROWSER_TESTS needs a Chromium: apt-get install chromium, or CHROMIUM_PATH');
  // Containers have no user namespaces for its sandbox, and the pages are ours.
  return chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
};
