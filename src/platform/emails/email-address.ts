import { domainToASCII } from 'node:url';

const MAX_LENGTH = 254;
const MAX_LOCAL_BYTES = 64;

/** A dot-atom of RFC 5322, with the letters of other scripts that RFC 6531 adds. Quoted strings are not accepted. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+)*$/u;
/** Host names in letters: `domainToASCII` would also read percent signs, slashes and addresses in brackets. */
const DOMAIN = /^[A-Za-z0-9.\-\u{80}-\u{10ffff}]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The one form in which an address is compared, stored and looked up: the local part in NFC with A to Z in lowercase, the
 * domain as IDNA writes it in ASCII. Undefined for an address to which no mail can be sent.
 *
 * Only ASCII letters lose their case, because other letters would meet that mail servers hold apart: U+212A, the Kelvin
 * sign, is a `k` in lowercase (D-503).
 */
export function canonicalEmail(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const at = text.lastIndexOf('@');
  const [local, domain] = [canonicalLocal(text.slice(0, Math.max(at, 0))), canonicalDomain(text.slice(at + 1))];
  if (local === undefined || domain === undefined) return undefined;
  const address = `${local}@${domain}`;
  return address.length > MAX_LENGTH ? undefined : address;
}

/** For a value that is only compared, or was stored before addresses had one form: as it is where it is no address. */
export const comparableEmail = (text: string): string => canonicalEmail(text) ?? asciiLowercase(text);

/** The entry of VALIDATION_FAILED for an address that no mail can be sent to. */
export const emailFault = (path: string) => ({ path, message: 'is not an e-mail address', rule: 'email' });

function canonicalLocal(text: string): string | undefined {
  if (!LOCAL.test(text) || Buffer.byteLength(text) > MAX_LOCAL_BYTES) return undefined;
  // NFC makes an ASCII letter of the Kelvin sign. The two mailboxes can have different owners.
  if ([...text].some((character) => character > '\x7f' && character.normalize('NFC') <= '\x7f')) return undefined;
  return asciiLowercase(text.normalize('NFC'));
}

function canonicalDomain(text: string): string | undefined {
  if (!DOMAIN.test(text)) return undefined;
  const domain = domainToASCII(text);
  const labels = domain.split('.');
  const isName = domain.length <= 253 && labels.every((label) => LABEL.test(label));
  // A name that ends in a number is an IPv4 address, which mail would need in brackets.
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? domain : undefined;
}

const asciiLowercase = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
