import { isUtf8 } from 'node:buffer';

/** Explains why bytes are no JSON object that a body can be. Only a refusal asks, so that it may read them a second time. */
export function jsonFault(raw: Buffer): string {
  if (!isUtf8(raw)) return 'The body is not UTF-8 text.';
  let value: unknown;
  try {
    value = JSON.parse(raw.toString('utf8'));
  } catch (error) {
    return `The body is not valid JSON${placeOf(error)}.`;
  }
  if (Array.isArray(value)) return 'The body is a JSON array, but it has to be an object.';
  if (typeof value !== 'object' || value === null)
    return 'The body is a single JSON value, but it has to be an object.';
  return 'The body repeats a key within one object.';
}

/** The parser's own message quotes the body, which may be secret: its position is all that is told. */
function placeOf(error: unknown): string {
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return position === undefined ? '' : `: the error is at character ${Number(position) + 1}`;
}
