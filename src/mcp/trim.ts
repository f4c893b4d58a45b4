/** About 2,500 tokens. */
export const MOST_CHARACTERS = 10_000;

/**
 * Text from an offset, at most `MOST_CHARACTERS` of it. What follows is told with the offset to ask for, so that a long answer
 * never fills the context of an agent by surprise.
 */
export function trimmed(text: string, offset = 0): string {
  const end = offset + MOST_CHARACTERS;
  const part = text.slice(offset, end);
  if (offset >= text.length && offset > 0) return `Nothing follows: the text has ${text.length} characters.`;
  if (end >= text.length) return part;
  return `${part}\n… ${text.length - end} of ${text.length} characters follow. Ask again with offset ${end}.`;
}
