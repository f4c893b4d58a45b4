import { describe, expect, test } from 'vitest';
import { parsePhone } from '../../../src/payments/phones/phone-number.ts';

describe('phone numbers (D-065)', () => {
  test.each(['+15550104567', '+442071838750', '+4915123456789', '+393906123456', '+80012345678', '+6421123456'])(
    '%s is valid, and is its own E.164 form (R268)',
    (phone) => expect(parsePhone(phone)).toBe(phone),
  );

  test.each([
    ['an unassigned calling code', '+999123456789'],
    ['too short for its country', '+1555010456'],
    ['too long for its country', '+155501045678'],
    ['no plus', '15550104567'],
    ['a zero first', '+05550104567'],
    ['spaces', '+1 555 010 4567'],
    ['an extension', '+15550104567;ext=1'],
    ['letters that a keypad would dial', '+1800FLOWERS'],
    ['digits of another script', '+１５５５０１０４５６７'],
    ['nothing', ''],
  ])('%s is invalid (R268)', (_what, text) => expect(parsePhone(text)).toBeUndefined());

  test('two spellings of one number have one form', () => {
    expect(parsePhone('+4402071838750')).toBe('+442071838750');
  });
});
