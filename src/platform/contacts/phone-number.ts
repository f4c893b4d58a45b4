import { createRequire } from 'node:module';

type Library = typeof import('libphonenumber-js/min');

/** Loaded with the first number: it would be a good part of every start, and of commands that never see a phone. */
let library: Library | undefined;
const libphonenumber = (): Library => {
  library ??= createRequire(import.meta.url)('libphonenumber-js/min') as Library;
  return library;
};

/**
 * The number in its one E.164 form; undefined when no number can be written so: an unassigned calling code, or a length
 * that its country does not have (D-065). A trunk zero behind the calling code is dropped, so that two spellings of one
 * number meet in one blind index.
 *
 * Possible is asked, not valid: which ranges are in use changes by the month, and a payment must not be refused because
 * this release is older than a number. Lengths stand in the smallest metadata already (`/min`).
 */
export function parsePhone(text: string): string | undefined {
  // The library also reads spaces, brackets and letters; the contract takes E.164 alone.
  if (!E164.test(text)) return undefined;
  const parsed = libphonenumber().parsePhoneNumberFromString(text);
  return parsed?.isPossible() ? parsed.number : undefined;
}

const E164 = /^\+[1-9][0-9]{6,14}$/;
