import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/**
 * Builds for platforms that the lock file was not made on, of packages that the registry it was made with does not carry:
 * npm could not ask for their hashes. Who installs on such a platform gets them unverified. A hash that npm adds there is
 * welcome: the name then goes from here.
 */
const UNVERIFIED = [
  '@foundry-rs/anvil-darwin-amd64',
  '@foundry-rs/anvil-darwin-arm64',
  '@foundry-rs/anvil-linux-arm64',
  '@foundry-rs/anvil-win32-amd64',
];

/** The project itself, and what is a link to a folder of it, come from nowhere else. */
const fetched = Object.entries(lock.packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);

const unverified = fetched.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));

test('every installed package has a verified hash, except builds for other platforms', () => {
  expect(fetched.length).toBeGreaterThan(300);
  expect(unverified.map(([path]) => path.slice('node_modules/'.length)).sort()).toEqual(UNVERIFIED);
});

test('no unverified package is installed unless its platform requires it', () => {
  for (const [path, { optional }] of unverified) expect(optional, path).toBe(true);
});
