// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point (D-063)
const CONTROL = /[\u0000-\u0008\u000b-\u001f]/;

/** The characters that turn the direction of text. With them a memo or a name reads as another one than it is. */
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
 * JSON pointers, below `pointer`, to the strings and members that hold refused text: the first `most` of them. What turns
 * the direction of text is allowed at and below `opaque`, which nobody but its sender reads. A pointer is put together
 * where something is found, not for each value (D-511).
 */
export function refusedText(value: unknown, pointer: string, most: number, opaque?: string): string[] {
  const found: string[] = [];
  const names: string[] = [];
  const here = (): string => [pointer, ...names.map(escaped)].join('/');
  const search = (value: unknown, isOpaque: boolean): void => {
    const refuses = (text: string): boolean => isRefused(text) || (!isOpaque && DIRECTION.test(text));
    if (typeof value === 'string') {
      if (refuses(value)) found.push(here());
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (found.length >= most) return;
      if (refuses(key)) {
        found.push(here());
        continue;
      }
      names.push(key);
      search(member, isOpaque || (names.length === 1 && `${pointer}/${escaped(key)}` === opaque));
      names.pop();
    }
  };
  search(value, pointer === opaque);
  return found;
}
