import { describe, expect, test } from 'vitest';
import { cutText } from '../../src/platform/cut-text.ts';

describe('a text that is cut', () => {
  test.each([
    ['abc', 2, 'ab'],
    ['abc', 3, 'abc'],
    ['abc', 9, 'abc'],
    ['abc', 0, ''],
    ['a😀b', 1, 'a'],
    ['a😀b', 2, 'a'],
    ['a😀b', 3, 'a😀'],
    ['😀', 1, ''],
    ['a\ud83d', 2, 'a\ud83d'],
  ])('%j has at most %d characters: %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut));
});
