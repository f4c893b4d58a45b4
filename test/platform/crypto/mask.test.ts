import { expect, it } from 'vitest';
import { maskEmail, maskPhone } from '../../../src/platform/crypto/mask.ts';

it('masks all but the last four digits of a phone (D-065)', () => {
  expect(maskPhone('+15550104567')).toBe('+*******4567');
  expect(maskPhone('+4915123456789')).toBe('+*********6789');
  expect(maskPhone('+1234567')).toBe('+***4567');
});

it('keeps first character and domain of an e-mail (D-065)', () => {
  expect(maskEmail('ana@example.com')).toBe('a***@example.com');
  expect(maskEmail('a@example.com')).toBe('a***@example.com');
});
