import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { disclose } from '../../../../src/domains/identity/rules/disclosure.ts';
import { leafOf, proofOf, rootOf, sortedByKey } from '../../../../src/domains/identity/rules/merkle-tree.ts';

const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const hashes = (count: number) => Array.from({ length: count }, (_, at) => `0x${sha(`0${at % 10}`)}` as const);
const node = (left: string, right: string) => `0x${sha(`01${left.slice(2)}${right.slice(2)}`)}`;

describe('the Merkle tree of claims (D-330)', () => {
  test('a leaf is SHA-256 of byte 0 and the canonical JSON of salt, key and value', () => {
    const claim = { salt: `0x${'1a'.repeat(32)}`, key: 'country', value: 'US' };
    const text = `["0x${'1a'.repeat(32)}","country","US"]`;
    expect(leafOf(claim)).toBe(`0x${sha(`00${Buffer.from(text).toString('hex')}`)}`);
    expect(leafOf({ ...claim, value: null })).not.toBe(leafOf({ ...claim, value: 'null' }));
  });

  test('takes a single leaf as the root, and refuses an empty list', () => {
    const [only = '0x'] = hashes(1);
    expect(rootOf([only])).toBe(only);
    expect(proofOf([only], 0)).toEqual([]);
    expect(() => rootOf([])).toThrow('at least one');
  });

  test('pairs become nodes, and an odd one goes up as it is', () => {
    const [a, b, c, d, e] = hashes(5) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`];
    expect(rootOf([a, b])).toBe(node(a, b));
    expect(rootOf([b, a])).toBe(node(b, a));
    expect(rootOf([a, b, c])).toBe(node(node(a, b), c));
    expect(rootOf([a, b, c, d, e])).toBe(node(node(node(a, b), node(c, d)), e));
    expect(proofOf([a, b, c, d, e], 4)).toEqual([{ position: 'left', hash: node(node(a, b), node(c, d)) }]);
    expect(proofOf([a, b, c], 1)).toEqual([
      { position: 'left', hash: a },
      { position: 'right', hash: c },
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('with %i leaves proves each leaf against the root', (count) => {
    const leaves = hashes(count);
    for (const [index, leaf] of leaves.entries()) {
      const reached = proofOf(leaves, index).reduce<string>(
        (at, { position, hash }) => (position === 'left' ? node(hash, at) : node(at, hash)),
        leaf,
      );
      expect(reached).toBe(rootOf(leaves));
    }
  });

  test('sorts claims by key in UTF-16 code units, and leaves the given list unchanged', () => {
    const claims = ['b', 'a', 'Z', 'é', 'aa'].map((key) => ({ key }));
    expect(sortedByKey(claims).map(({ key }) => key)).toEqual(['Z', 'a', 'aa', 'b', 'é']);
    expect(claims[0]).toEqual({ key: 'b' });
  });

  test('discloses a claim by its key alone, whatever the order of the claims', () => {
    const claims = ['c', 'a', 'b'].map((key) => ({ key, value: key.toUpperCase(), salt: `0x${key.repeat(64)}` }));
    const shown = disclose(claims, 'b');
    expect(shown).toMatchObject({ key: 'b', value: 'B', salt: `0x${'b'.repeat(64)}` });
    expect(shown).toEqual(disclose(claims.toReversed(), 'b'));
    expect(shown?.leaf).toBe(leafOf({ key: 'b', value: 'B', salt: `0x${'b'.repeat(64)}` }));
    expect(disclose(claims, 'd')).toBeUndefined();
  });
});
