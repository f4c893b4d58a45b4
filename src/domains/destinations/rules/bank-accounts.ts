import { isSEPACountry, isValidIBAN } from 'ibantools';

/**
 * The first two digits of an ABA routing number: the Federal Reserve districts (01 to 12) and the government (00), thrifts
 * (21 to 32), electronic transactions (61 to 72) and traveler's checks (80). No others have been assigned.
 */
const ROUTING_PREFIX = /^(?:0[0-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/** Nine digits with an assigned prefix whose weighted sum (3, 7, 1) is a multiple of ten: the ABA checksum (D-239). */
export function isRoutingNumber(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text) || !ROUTING_PREFIX.test(text)) return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}

/** 4 to 17 digits (D-239). */
export const isAccountNumber = (text: string): boolean => /^[0-9]{4,17}$/.test(text);

/** Electronic form: no spaces, upper case. Paper form is what people copy. */
export const normaliseIban = (text: string): string => text.replaceAll(' ', '').toUpperCase();

/** Mod-97, and length and form of its country by the SWIFT registry; takes the electronic form (D-239). */
export const isIban = (iban: string): boolean => isValidIBAN(iban);

/**
 * The countries that joined after the library's list was made: Albania, Moldova, Montenegro, North Macedonia and
 * Serbia.
 */
const JOINED_SEPA = new Set(['AL', 'MD', 'ME', 'MK', 'RS']);

/**
 * Tells whether SEPA payments reach the country of an IBAN, by the scheme's own list: more countries have IBANs
 * (D-239).
 */
export const isInSepa = (iban: string): boolean => {
  const country = iban.slice(0, 2);
  return isSEPACountry(country) || JOINED_SEPA.has(country);
};
