import { describe, expect, it } from 'vitest';
import { mockScript } from '../../../src/payments/providers/mock-script.ts';

const TABLE: Readonly<Record<string, readonly string[]>> = {
  '00': ['SUBMITTED', 'PENDING', 'SUCCEEDED'],
  '01': ['SUBMITTED', 'FAILED'],
  '02': ['SUBMITTED', 'PENDING', 'FAILED'],
  '03': ['SUBMITTED', 'BLOCKED', 'FAILED'],
  '04': ['SUBMITTED', 'UNCLAIMED', 'SUCCEEDED'],
  '05': ['SUBMITTED', 'HELD', 'PENDING', 'SUCCEEDED'],
  '06': ['REJECTED'],
  '07': ['SUBMITTED', 'SUCCEEDED', 'RETURNED'],
  '08': ['TIMEOUT', 'PENDING', 'SUCCEEDED'],
  '09': ['SUBMITTED', 'PENDING'],
};
const PAIRS = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'));

describe('mockScript (D-127, R142, R143, R144)', () => {
  it.each(PAIRS)('has one script for all amounts that end in %s', (pair) => {
    const expected = TABLE[pair] ?? ['SUBMITTED', 'PENDING', 'SUCCEEDED'];
    expect(mockScript(BigInt(pair))).toEqual(expected);
    expect(mockScript(BigInt(`250000${pair}`))).toEqual(expected);
    expect(mockScript(BigInt(`9999999999999${pair}`))).toEqual(expected);
  });
});
