import { endOfString } from './scan.ts';

/**
 * Returns the text of one member of a JSON object as it was sent, without the space between its tokens; undefined if the
 * object has no such member. If the name comes twice, the last one counts, as in JSON.parse. The text must be valid JSON.
 */
export function memberText(json: string, name: string): string | undefined {
  const escapes = json.includes('\\');
  let found: string | undefined;
  let depth = 0;
  let key: string | undefined;
  let start = 0;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (char === '"') {
      const end = endOfString(json, at, escapes);
      if (depth === 1 && key === undefined) key = JSON.parse(json.slice(at, end + 1)) as string;
      at = end;
    } else if (char === '{' || char === '[') depth += 1;
    else if (depth === 1 && char === ':') start = at + 1;
    else if (depth === 1 && (char === ',' || char === '}')) {
      if (key === name) found = json.slice(start, at);
      key = undefined;
    }
    if (char === '}' || char === ']') depth -= 1;
  }
  return found?.replaceAll(SPACE_OR_TEXT, (token) => (token.startsWith('"') ? token : ''));
}

/** Also matches the text that stays as it is: a space within a string is part of it. */
const SPACE_OR_TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"|[ \t\r\n]+/g;
