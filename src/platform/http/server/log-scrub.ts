import { KEY_PREFIXES } from '../../names.ts';

/** Texts without any of these hold nothing to mask. To look for them costs much less than to match, and most texts have none. */
const MARKS = ['+', '%2', ...Object.values(KEY_PREFIXES), 'sgs_', 'whsec_', 'eyJ', '@'];

/**
 * Masks what no log line and no error message may carry: phone numbers, keys, signing secrets, JWTs and e-mail addresses
 * (D-066). Clients choose the text, so the time it takes is linear in its length (D-511).
 */
export const scrub = (text: string): string =>
  MARKS.some((mark) => text.includes(mark)) ? withoutEmails(withoutCredentials(withoutPhones(text))) : text;

/** Masks API keys, signing secrets and JWTs alone, in linear time. */
export const withoutCredentials = (text: string): string => withoutTokens(text.replace(KEYS, MASK));

/** Plain or percent-encoded. */
const PHONES = /(?:\+|%2[Bb])[1-9][0-9]{6,14}/g;

const withoutPhones = (text: string): string => text.replace(PHONES, (phone) => `+***${phone.slice(-4)}`);

/** API keys, and the secrets that sign requests and webhooks. */
const KEYS = new RegExp(
  `(?:${Object.values(KEY_PREFIXES).join('|')})[0-9A-Za-z]+|sgs_[0-9A-Za-z_-]+|whsec_[0-9A-Za-z+/=_-]+`,
  'g',
);
const MASK = '[redacted]';

/** Base64url text, in parts that dots separate. */
const DOTTED = /[0-9A-Za-z_-]+(?:\.[0-9A-Za-z_-]+)*/g;
const JWT_START = 'eyJ';

/**
 * JWTs: three parts, the first of which begins with the JSON of a header. One expression for a whole JWT would read the rest
 * of the text again at each `eyJ` that begins none.
 */
const withoutTokens = (text: string): string =>
  text.includes(JWT_START)
    ? text.replace(DOTTED, (dotted) => (dotted.includes(JWT_START) ? withoutTokensOf(dotted.split('.')) : dotted))
    : text;

function withoutTokensOf(parts: readonly string[]): string {
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as string;
    const start = part.indexOf(JWT_START);
    const isToken = start !== -1 && part.length > start + JWT_START.length && at + 2 < parts.length;
    kept.push(isToken ? part.slice(0, start) + MASK : part);
    if (isToken) at += 2;
  }
  return kept.join('.');
}

const LOCAL_CHARACTER = /[0-9A-Za-z._+-]/;
const MOST_LOCAL_CHARACTERS = 64;
const DOMAIN = /(?:[0-9A-Za-z-]{1,63}\.){1,8}[A-Za-z]{2,63}/y;

/** E-mail addresses keep their first letter and their domain. Each is looked for around its `@`. */
function withoutEmails(text: string): string {
  let masked = '';
  let done = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > done && at - start < MOST_LOCAL_CHARACTERS && LOCAL_CHARACTER.test(text.charAt(start - 1)))
      start -= 1;
    DOMAIN.lastIndex = at + 1;
    if (start === at || !DOMAIN.test(text)) continue;
    masked += `${text.slice(done, start + 1)}***${text.slice(at, DOMAIN.lastIndex)}`;
    done = DOMAIN.lastIndex;
  }
  return masked + text.slice(done);
}
