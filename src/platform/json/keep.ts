import { endOfString } from './scan.ts';
import { MARK } from './verbatim.ts';

/**
 * JSON.parse for a text that is going to be rendered again by `renderJson`: members of these names are kept as they are
 * written, at any depth. JSON.parse would round their numbers and sort their keys (D-490).
 */
export function parseKeeping(text: string, names: readonly string[]): unknown {
  const kept = names.some((name) => text.includes(`"${name}":`)) ? withKept(text, new Set(names)) : text;
  return JSON.parse(kept);
}

function withKept(text: string, names: ReadonlySet<string>): string {
  const escapes = text.includes('\\');
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    const end = endOfString(text, at, escapes) + 1;
    if (text[end] !== ':' || !names.has(text.slice(at + 1, end - 1))) {
      at = end;
      continue;
    }
    const after = endOfValue(text, end + 1, escapes);
    const value = text.slice(end + 1, after);
    parts.push(text.slice(from, end + 1), value === 'null' ? value : JSON.stringify(`${MARK}${value}`));
    from = after;
    at = after;
  }
  return parts.join('') + text.slice(from);
}

/** Behind the value that begins at `start`, in a text that JSON.stringify wrote or that has no space between tokens. */
function endOfValue(text: string, start: number, escapes: boolean): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at, escapes);
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      if (depth === 0) return at;
      depth -= 1;
    } else if (char === ',' && depth === 0) return at;
  }
  return text.length;
}
