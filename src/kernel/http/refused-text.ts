// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point (D-063)
const CONTROL = /[\u0000-\u0008\u000b-\u001f]/;

/** Text that no field takes (D-063): C0 controls other than newline and tab, and halves of surrogate pairs. */
const isRefused = (text: string): boolean => CONTROL.test(text) || !text.isWellFormed();

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** JSON pointers, below `pointer`, to the strings and members that hold refused text. */
export function refusedText(value: unknown, pointer: string): string[] {
  if (typeof value === 'string') return isRefused(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    isRefused(key) ? [pointer] : refusedText(member, `${pointer}/${escaped(key)}`),
  );
}
