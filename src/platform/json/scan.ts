const BACKSLASH = 0x5c;

/** Where the text that begins at `start` ends: the place of its closing quote, or -1. */
export function endOfString(text: string, start: number, escapes: boolean): number {
  let end = text.indexOf('"', start + 1);
  while (escapes && end !== -1) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
    end = text.indexOf('"', end + 1);
  }
  return end;
}
