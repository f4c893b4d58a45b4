/** One edit of a source: the text has to stand there exactly once. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** @throws where a text does not stand there exactly once, because the source has changed since. */
export function patched(source: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { file, from, to }) => {
    const [before, after, ...more] = text.split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file} does not hold this once:\n${from}`);
    return `${before}${to}${after}`;
  }, source);
}
