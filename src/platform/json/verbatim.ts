/**
 * Begins a text that stands for JSON. No value holds U+0000: requests with it are refused (D-063), and PostgreSQL stores
 * none.
 */
export const MARK = '\u0000';
const ESCAPED_MARK = String.raw`\u0000`;
const MARKED_TEXT = /"\\u0000[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * A JSON text in place of the value that it denotes: `renderJson` puts it in as it is. JSON.parse would round its numbers
 * and sort its keys (D-490), and JSON.rawJSON takes no objects.
 */
export const verbatim = <T extends object>(json: string): T => ({ toJSON: () => `${MARK}${json}` }) as unknown as T;

/** JSON.stringify, for values that may hold verbatim ones. */
export function renderJson(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  const text = JSON.stringify(value, replacer) as string | undefined;
  // An answer without a body has no text at all.
  if (!text?.includes(ESCAPED_MARK)) return text as string;
  return text.replaceAll(MARKED_TEXT, (marked) => (JSON.parse(marked) as string).slice(MARK.length));
}
