import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where distributions put it; no browser is downloaded. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const executablePath = [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));

/** Why there is nothing to test with; in CI that is a failure, not an excuse. */
export const noBrowser: string | undefined =
  executablePath === undefined && process.env.CI !== 'true'
    ? 'no Chromium here (apt-get install chromium, or CHROMIUM_PATH)'
    : undefined;

export const openBrowser = (): Promise<Browser> => {
  if (executablePath === undefined) throw new Error('CI needs a Chromium: apt-get install chromium, or CHROMIUM_PATH');
  // Containers have no user namespaces for its sandbox, and the pages are ours.
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
};
