/** The first characters of a text, at most so many, and no half of a surrogate pair at their end. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most > 0 && most < text.length && isHighSurrogate(text.charCodeAt(most - 1)) ? most - 1 : most);

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
