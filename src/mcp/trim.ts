/** About 2,500 tokens. */
export const MOST_CHARACTERS = 10_000;

/**
 * Text from an offset, at most `MOST_CHARACTERS` of it. What follows is told with the offset to ask for, so that a long answer
 * never fills the context of an agent by surprise.
 */
export function trimmed(text: string, offset = 0): string {
  if (offset >= text.length && offset > 0) return `Nothing follows: the text has ${text.length} characters.`;
  const end = cutAt(text, offset + MOST_CHARACTERS);
  const part = text.slice(cutAt(text, offset), end);
  if (end >= text.length) return part;
  return `${part}\n… ${text.length - end} of ${text.length} characters follow. Ask again with offset ${end}.`;
}

/** An emoji or a letter with its accents can be several characters long; longer ones than this are nobody's letters. */
const LONGEST_LETTER = 64;
const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The place itself, or the beginning of what a reader sees as one letter and the place would cut. */
function cutAt(text: string, place: number): number {
  if (place <= 0 || place >= text.length) return place;
  const start = Math.max(0, place - LONGEST_LETTER);
  const around = text.slice(start, place + LONGEST_LETTER);
  const letter = LETTERS.segment(around).containing(place - start);
  // Where the letter begins before the window, at least no character is cut.
  if (letter !== undefined && (letter.index > 0 || start === 0)) return start + letter.index;
  return isLowSurrogate(text.charCodeAt(place)) ? place - 1 : place;
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
