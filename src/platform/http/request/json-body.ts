import { isUtf8 } from 'node:buffer';
import { endOfString, memberText } from '../../json/index.ts';

/** The limits of a body (D-511). Everything that reads it afterwards takes a bounded time. */
export const BODY_LIMITS = { values: 10_000, keyCharacters: 256, levels: 32 } as const;

/** The limit that a body exceeds. */
export type BodyLimit = keyof typeof BODY_LIMITS;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/**
 * A body's JSON object, or the limit that it exceeds; undefined where it is not UTF-8, not JSON, not an object, or repeats a
 * key (D-036), unless that key is within the member that is kept verbatim, which has a code of its own (D-490).
 */
export function parseJsonObject(raw: Buffer, verbatim?: string): Record<string, unknown> | BodyLimit | undefined {
  if (!isUtf8(raw)) return undefined;
  const text = raw.toString('utf8');
  const counted = countMembers(text, raw.includes(BACKSLASH));
  if (typeof counted !== 'number') return counted;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = countKeys(value);
  if (keys === undefined) return 'keyCharacters';
  // JSON.parse keeps the last of several equal keys, so that repeated ones are missing from the count.
  const surplus = counted - keys;
  const body = value as Record<string, unknown>;
  if (surplus === 0) return body;
  const inside = verbatim === undefined ? 0 : repeatedKeys(memberText(text, verbatim), body[verbatim]);
  return surplus === inside ? body : undefined;
}

/** Counts the keys that the JSON text of a value within the limits repeats. */
export function repeatedKeys(text: string | undefined, value: unknown): number {
  if (text === undefined || typeof value !== 'object' || value === null) return 0;
  const counted = countMembers(text, text.includes('\\'));
  return (typeof counted === 'number' ? counted : 0) - (countKeys(value) ?? 0);
}

/**
 * How many members the objects of a text have together, by its colons outside of strings. It ends at the first limit that is
 * exceeded: nothing is parsed that has more values. Undefined where a string does not end.
 */
function countMembers(text: string, escapes: boolean): number | BodyLimit | undefined {
  let members = 0;
  // The text itself, what follows each comma, and the first entry of each object and list.
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at, escapes);
      if (at === -1) return undefined;
      continue;
    }
    if (code === COLON) members += 1;
    else if (code === COMMA) values += 1;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > BODY_LIMITS.levels) return 'levels';
      if (!isEmptyFrom(text, at + 1)) values += 1;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
    else continue;
    if (members + values > BODY_LIMITS.values) return 'values';
  }
  return members;
}

const BLANK = /[ \t\r\n]/;

/** Tells whether an object or a list ends where its first entry would begin. */
function isEmptyFrom(text: string, start: number): boolean {
  let at = start;
  while (BLANK.test(text.charAt(at))) at += 1;
  return text[at] === '}' || text[at] === ']';
}

/** Undefined where a key is too long. */
function countKeys(value: object): number | undefined {
  let keys = 0;
  if (!Array.isArray(value)) {
    for (const key of Object.keys(value)) {
      if (key.length > BODY_LIMITS.keyCharacters) return undefined;
      keys += 1;
    }
  }
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof member !== 'object' || member === null) continue;
    const inside = countKeys(member);
    if (inside === undefined) return undefined;
    keys += inside;
  }
  return keys;
}
