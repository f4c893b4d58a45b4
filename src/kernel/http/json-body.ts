import { isUtf8 } from 'node:buffer';
import { endOfString, memberText } from '../json/index.ts';

/** Deeper nesting is `INVALID_JSON`: no contract goes deeper, and everything that walks a body may recurse. */
export const MAX_DEPTH = 64;

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/**
 * A body's JSON object; undefined where it is not UTF-8, not JSON, not an object, too deep, or repeats a key (D-036), unless
 * it is one within the member that is kept verbatim, of which a field's own code tells (D-490).
 */
export function parseJsonObject(raw: Buffer, verbatim?: string): Record<string, unknown> | undefined {
  if (!isUtf8(raw)) return undefined;
  const text = raw.toString('utf8');
  const members = countMembers(text, raw.includes(BACKSLASH));
  if (members === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  // JSON.parse keeps the last of several equal keys, so that repeated ones are missing from the count.
  const surplus = members - countKeys(value);
  const body = value as Record<string, unknown>;
  if (surplus === 0) return body;
  const inside = verbatim === undefined ? 0 : repeatedKeys(memberText(text, verbatim), body[verbatim]);
  return surplus === inside ? body : undefined;
}

/** How often a value's JSON text repeats a key. */
export function repeatedKeys(text: string | undefined, value: unknown): number {
  if (text === undefined || typeof value !== 'object' || value === null) return 0;
  return (countMembers(text, text.includes('\\')) ?? 0) - countKeys(value);
}

/** How many members the text's objects have together, by its colons outside strings; undefined when too deep. */
function countMembers(text: string, escapes: boolean): number | undefined {
  let members = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at, escapes);
      if (at === -1) return undefined;
    } else if (code === COLON) members += 1;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > MAX_DEPTH) return undefined;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return members;
}

function countKeys(value: object): number {
  let keys = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object' && item !== null) keys += countKeys(item);
    return keys;
  }
  for (const key in value) {
    keys += 1;
    const member = (value as Record<string, unknown>)[key];
    if (typeof member === 'object' && member !== null) keys += countKeys(member);
  }
  return keys;
}
