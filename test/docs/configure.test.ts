import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { values } from '../../generated/contract/values.ts';
import { ConfigError, parseConfig } from '../../src/app/config.ts';

const page = readFileSync(new URL('../../docs/operate/configure.md', import.meta.url), 'utf8');

/** The names that the configuration reads when `given` is set. */
function namesReadWith(given: Record<string, string>): string[] {
  const read = new Set<string>();
  const variables = new Proxy<Record<string, string | undefined>>(given, {
    get: (target, name) => {
      read.add(String(name));
      return target[String(name)];
    },
  });
  try {
    parseConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
  }
  return [...read];
}

const vendors = (mode: string): Record<string, string> => ({
  ...Object.fromEntries(values.PayoutVendor.map((name) => [`PAYOUT_PROVIDER_${name.toUpperCase()}_MODE`, mode])),
  VERIFICATION_PROVIDER_MODE: mode,
  CARD_ISSUER_MODE: mode,
});

const everyName = new Set([
  ...namesReadWith(vendors('sandbox')),
  ...namesReadWith({ SERVICE_ENV: 'live', ...vendors('live') }),
]);

const missingFrom = (text: string): string[] => [...everyName].filter((name) => !text.includes(`\`${name}\``));

it('the page of variables has every variable that the service reads', () => {
  expect(everyName.size).toBeGreaterThan(80);
  expect(missingFrom(page)).toEqual([]);
  expect(missingFrom(page.replace('`CORS_ORIGINS`', ''))).toEqual(['CORS_ORIGINS']);
});

it('the page of variables has no variable that the service does not read', () => {
  const named = [...page.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT|METRICS|WORKERS|AUDIENCE)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !everyName.has(name) && !/^PAYAPP_|^ACTION_REQUIRED$/.test(name))).toEqual([]);
});

it('the first table of the page has what live requires', () => {
  const [, table = ''] = page.split('## Required in live');
  const [required = ''] = table.split('\n## ');
  const named = [...required.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name).sort();
  let demanded: string[] = [];
  try {
    parseConfig({ SERVICE_ENV: 'live' });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    demanded = error.problems.flatMap((problem) => /^(\w+) is missing/.exec(problem)?.[1] ?? []).sort();
  }
  expect(named).toEqual(demanded);
});
