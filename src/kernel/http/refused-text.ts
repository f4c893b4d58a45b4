// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point (D-063)
const CONTROL = /[\u0000-\u0008\u000b-\u001f]/;

/** What turns the direction of text: with it a memo or a name reads as another one than it is. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The first bytes of all of those in UTF-8. */
const DIRECTION_LEADS = [0xd8, 0xe2];

const BACKSLASH = 0x5c;

/**
 * Whether the bytes of a JSON text may hold refused text at all, which few do: JSON takes no unescaped control
 * characters, and UTF-8 no halves of surrogate pairs.
 */
export const mayHoldRefusedText = (raw: Buffer): boolean =>
  raw.includes(BACKSLASH) || DIRECTION_LEADS.some((lead) => raw.includes(lead));

/** Text that no field takes (D-063): C0 controls other than newline and tab, and halves of surrogate pairs. */
const isRefused = (text: string): boolean => CONTROL.test(text) || !text.isWellFormed();

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * JSON pointers, below `pointer`, to the strings and members that hold refused text. What turns the direction of text is
 * none at and below `opaque`, which nobody but its sender reads.
 */
export function refusedText(value: unknown, pointer: string, opaque?: string): string[] {
  const isOpaque = pointer === opaque;
  const refuses = (text: string): boolean => isRefused(text) || (!isOpaque && DIRECTION.test(text));
  if (typeof value === 'string') return refuses(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (refuses(key)) return [pointer];
    const at = `${pointer}/${escaped(key)}`;
    return refusedText(member, at, isOpaque ? at : opaque);
  });
}
