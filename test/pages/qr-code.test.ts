import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('../../src/pages/assets/qr.js', import.meta.url), 'utf8');
const scope: { qrCode?: (text: string) => boolean[][]; TextEncoder: typeof TextEncoder } = { TextEncoder };
runInNewContext(source, scope);

const drawn = (text: string): string[] =>
  (scope.qrCode?.(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

/** As jsQR 1.4 has read it back. */
const KNOWN = [
  '#######...##..##..##..#######',
  '#.....#.#...####...#..#.....#',
  '#.###.#....##..##.##..#.###.#',
  '#.###.#..###..###..##.#.###.#',
  '#.###.#.#.#.#.###..##.#.###.#',
  '#.....#....##..#.####.#.....#',
  '#######.#.#.#.#.#.#.#.#######',
  '.........#...#.###.##........',
  '#.#.#.#..##..##.###.#...#..#.',
  '....#..####..##.#######..#..#',
  '.##.###.###.##....#.#.###...#',
  '####.#..##...#...#...........',
  '..#...##....###..##...##..###',
  '#.####....#####...#...##.#.#.',
  '#.##.########...#.#.#.##...##',
  '.....#.......#.#.####....#.#.',
  '#..##.####.#####.##.####.#...',
  '.#...#...####.#..##.##.#....#',
  '#..#..####.##.#.##..###.#..##',
  '.###.#...##..##.####.###...#.',
  '#.#.#.#.#.#..##.#########.#.#',
  '........#....######.#...#...#',
  '#######...#..#.....##.#.#.#.#',
  '#.....#...#####..####...##.##',
  '#.###.#.##.##.#.##..######...',
  '#.###.#.....##..##..#...#####',
  '#.###.#.##..#.....#.#.#.###.#',
  '#.....#....###.#.##.##.#.#.#.',
  '#######.#.....#..##.##.###.##',
];

describe('the QR code of an address', () => {
  it('is the one that another reader has understood', () => {
    expect(drawn('0xE2B6D94075a1FC38d2E6b40975a1cF83d2eb6497')).toEqual(KNOWN);
  });

  it('differs by a single letter’s case, and takes no more than 42 bytes', () => {
    expect(drawn('0xe2B6D94075a1FC38d2E6b40975a1cF83d2eb6497')).not.toEqual(KNOWN);
    expect(() => drawn('x'.repeat(43))).toThrow('too long');
  });
});
