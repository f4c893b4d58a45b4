import { describe, expect, it } from 'vitest';
import { equalSecrets } from '../../../src/platform/crypto/equal-secrets.ts';
import { hashToken, sha256Hex } from '../../../src/platform/crypto/hash.ts';
import { otpCode, randomBase62, randomToken } from '../../../src/platform/crypto/random.ts';

/** Pearson's chi squared of counts that should be even. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('random texts', () => {
  it('have their documented forms (D-010, D-027)', () => {
    expect(randomToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(randomBase62(40)).toMatch(/^[0-9A-Za-z]{40}$/);
    for (let round = 0; round < 1000; round += 1) expect(otpCode()).toMatch(/^[0-9]{6}$/);
  });

  it('prefer no character of base 62', () => {
    const counts = new Map<string, number>();
    for (const character of randomBase62(124_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 61 degrees of freedom: above 130 one run in a million; with `byte % 62` it is about 700.
    expect(chiSquared([...counts.values()])).toBeLessThan(130);
  });

  it('prefer no first digit of a one-time code', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let round = 0; round < 20_000; round += 1) {
      const digit = Number(otpCode().charAt(0));
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
    expect(chiSquared(counts)).toBeLessThan(45);
  });
});

it('hashes as FIPS 180-4 does', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashToken('abc')).toBe(sha256Hex(Buffer.from('abc')));
});

it('compares secrets of any two lengths', () => {
  expect(equalSecrets('same', 'same')).toBe(true);
  expect(equalSecrets('same', 'samE')).toBe(false);
  expect(equalSecrets('same', 'same ')).toBe(false);
  expect(equalSecrets('', '')).toBe(true);
});
