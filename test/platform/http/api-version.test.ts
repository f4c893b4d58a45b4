import { describe, expect, it } from 'vitest';
import type { Credential } from '../../../src/platform/http/credentials/credential.ts';
import type { Exchange } from '../../../src/platform/http/exchange.ts';
import { versionOfHeader, versionOfKey } from '../../../src/platform/http/request/api-version.ts';
import { knownVersions, newestVersion, olderVersion } from '../../../src/platform/versions/index.ts';
import { operations } from '../../support/operations.ts';

const older = knownVersions.slice(0, -1);
const endOf = (date: string): number => Date.parse(`${olderVersion(date)?.sunset}T00:00:00Z`);
const endpoint = { meta: operations.getMe };

/** A request with this version in its header. */
const exchangeOf = (named?: string): Exchange =>
  ({ header: (name: string) => (name === 'x-service-api-version' ? named : undefined) }) as Exchange;
const keyOf = (apiVersion: string | null): Credential => ({ key: { apiVersion } }) as Credential;

/** What becomes of a request at a time: the version that it has, and its refusal. */
const byHeader = (named: string | undefined, now: number) => {
  const exchange = exchangeOf(named);
  return { refusal: versionOfHeader({ now: () => now }, exchange, endpoint), version: exchange.version?.date };
};
const byKey = (pinned: string | null, named: string | undefined, now: number) => {
  const exchange = exchangeOf(named);
  return { refusal: versionOfKey({ now: () => now }, exchange, keyOf(pinned)), version: exchange.version?.date };
};

describe.each(older)('version %s', (date) => {
  const end = endOf(date);
  const served = knownVersions.filter((one) => one === newestVersion || endOf(one) > end);

  it.each([
    ['the header', (now: number) => byHeader(date, now)],
    ['the key', (now: number) => byKey(date, undefined, now)],
  ])('is served until the day of its sunset begins, by %s', (_, ask) => {
    expect(ask(end - 1)).toEqual({ refusal: undefined, version: date });
    for (const now of [end, end + 1])
      expect(ask(now).refusal).toMatchObject({
        code: 'API_VERSION_ENDED',
        details: { version: date, versions: served },
      });
  });

  it('is no longer offered to a request of an unknown version after its end', () => {
    const offered = (now: number) => byHeader('2020-01-01', now).refusal?.details;
    expect(offered(end - 1)).toMatchObject({ versions: expect.arrayContaining([date]) });
    expect(offered(end)).toEqual({ versions: served });
  });
});

describe('the version of a key', () => {
  const [date = ''] = older;
  const now = endOf(date) - 1;

  it('applies unless the header names another one', () => {
    expect(byKey(date, newestVersion, now)).toEqual({ refusal: undefined, version: undefined });
    expect(byKey(date, date, endOf(date))).toEqual({ refusal: undefined, version: undefined });
  });

  it.each([null, newestVersion ?? null])('is the newest if the key has %s', (pinned) => {
    expect(byKey(pinned, undefined, now)).toEqual({ refusal: undefined, version: undefined });
  });
});

describe('the version header', () => {
  it('may name the newest version, or be absent', () => {
    for (const named of [newestVersion, undefined])
      expect(byHeader(named, 0)).toEqual({ refusal: undefined, version: undefined });
  });

  it('must name an existing version', () => {
    expect(byHeader('2020-01-01', 0).refusal).toMatchObject({
      code: 'API_VERSION_UNKNOWN',
      details: { versions: knownVersions },
    });
  });
});
