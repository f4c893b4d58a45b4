import { describe, expect, test } from 'vitest';
import type { Json } from '../../codegen/load/json.ts';
import { DEPRECATIONS_FILE, earliestSunset, fillDeprecations } from '../../codegen/model/deprecation/schedule.ts';

describe('the earliest sunset', () => {
  test.each([
    ['2026-06-30', '2027-06-30'],
    ['2026-12-31', '2027-12-31'],
    // 2025 has no such day: the last of the month counts.
    ['2024-02-29', '2025-02-28'],
    ['2027-02-28', '2028-02-28'],
  ])('of a feature that is deprecated since %s is %s', (since, sunset) => expect(earliestSunset(since)).toBe(sunset));
});

const files = new Map<string, Json>([
  [DEPRECATIONS_FILE, { old: { since: '2026-01-31', sunset: '2027-01-31', replacement: 'Order.sku', header: 'true' } }],
]);
const fill = fillDeprecations(files);
const dates = { since: '2026-01-31', sunset: '2027-01-31', replacement: 'Order.sku' };
const NOTICE = 'Deprecated since 2026-01-31, and served until 2027-01-31. Use `Order.sku` instead.';

describe('what is deprecated', () => {
  test('gets its schedule, its mark and a sentence', () => {
    expect(fill({ type: 'string', description: 'A code.', 'x-deprecation': { of: 'old' } })).toEqual({
      type: 'string',
      description: `A code.\n\n${NOTICE}`,
      deprecated: true,
      'x-deprecation': { ...dates, header: 'true' },
    });
    expect(fill({ 'x-deprecation': dates })).toEqual({
      description: NOTICE,
      deprecated: true,
      'x-deprecation': dates,
    });
  });

  test('may be some requests of an operation only', () => {
    expect(fill({ 'x-deprecation': { of: 'old', when: 'handler' } })).toEqual({
      'x-deprecation': { ...dates, header: 'true', when: 'handler' },
    });
    expect(fill({ 'x-deprecation': { of: 'old', with: 'coupon' } })).not.toHaveProperty('deprecated');
  });

  test('may be a value of an enum', () => {
    expect(fill({ enum: ['A', 'B'], description: 'A kind.', 'x-deprecated-values': { A: { of: 'old' } } })).toEqual({
      enum: ['A', 'B'],
      description: `A kind.\n\n\`A\`: ${NOTICE}`,
      'x-deprecated-values': { A: { ...dates, header: 'true' } },
    });
  });

  test('changes no other object', () => {
    const plain = { type: 'string', description: 'A code.' };
    expect(fill(plain)).toBe(plain);
    const unknown = { 'x-deprecation': { of: 'unknown' } };
    expect(fill(unknown)).toBe(unknown);
  });
});
