import { expect, it } from 'vitest';
import { OlderVersion } from '../../src/platform/versions/served-version.ts';

const version = new OlderVersion({ date: '2026-11-28', sunset: '2027-12-01' }, '2026-12-01', []);

it.each([
  ['2027-11-30T23:59:59.999Z', false],
  ['2027-12-01T00:00:00.000Z', true],
  ['2027-12-01T00:00:00.001Z', true],
])('a version whose sunset is 2027-12-01 has ended at %s: %s', (at, hasEnded) => {
  expect(version.hasEnded(Date.parse(at))).toBe(hasEnded);
});
