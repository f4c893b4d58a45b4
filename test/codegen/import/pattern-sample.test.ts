import { expect, test } from 'vitest';
import { patternSample } from '../../../codegen/import/pattern-sample.ts';

test.each([
  ['^[0-9]{6}$', 0, 1000],
  ['^[A-Z]{2}\\d{3,5}-?[a-f0-9]+$', 0, 1000],
  ['^(?:draft|sent)_\\w+$', 0, 1000],
  ['^#([A-Fa-f0-9]{6})$', 0, 1000],
  ['^\\+[1-9][0-9]{6,14}$', 10, 15],
  ['^[^/]+\\.[a-z]*$', 4, 8],
  ['^\\S+@\\S+$', 0, 1000],
  ['^[a-z]+?$', 3, 3],
  ['^[\\w.-]+$', 2, 4],
  ['x', 0, 1000],
])('finds a text that matches %s', (pattern, least, most) => {
  const text = patternSample(pattern, least, most) ?? '';
  expect(text).toMatch(new RegExp(pattern, 'u'));
  expect([text.length >= least, text.length <= most]).toEqual([true, true]);
});

test.each(['^(?=.*\\d).{8,}$', '^(', '^[a', '\\p{L}', '(?<year>\\d)', '^a{2}b$(', '^[0-9]{6}$|'])(
  'finds a text that matches %s, or none',
  (pattern) => {
    const text = patternSample(pattern);
    if (text !== undefined) expect(text).toMatch(new RegExp(pattern, 'u'));
  },
);

test('finds none if the length limits exclude every match', () => {
  expect(patternSample('^[0-9]{6}$', 0, 5)).toBeUndefined();
  expect(patternSample('^a+$', 20, 30)).toBeUndefined();
});
