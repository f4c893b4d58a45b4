// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point (PostgreSQL takes no NUL)
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * A path parameter's value: the segment decoded, or as it was sent where it does not decode to text without control
 * characters. Such a value is no resource's id, so that whoever looks it up finds nothing (D-492).
 */
export function parameterValue(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    const value = decodeURIComponent(segment);
    return CONTROL.test(value) ? segment : value;
  } catch {
    return segment;
  }
}
