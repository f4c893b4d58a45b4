import { hash } from 'node:crypto';

/**
 * Results of an earlier run that this one may use again. A key says all that a result depends on, but for the generator
 * itself: another generator starts with no cache. `--check` uses none either, so it finds whatever was cached wrongly.
 *
 * Each part earns its place. With one domain changed, the server's half takes 1.4 s of CPU time and everything 2.1 s;
 * without the outputs 2.6 and 4.9 s, without the checks 2.4 and 3.2 s, without the parsed files 1.6 and 2.4 s.
 */
export interface Cache {
  /** The text of an output that was made with this key, if its file is as it was written. */
  output(path: string, key: string): string | undefined;
  /** Tells whether these checks, with this key, found no fault. */
  checked(what: string, key: string): boolean;
  /** A file's parsed content, by the text that it was parsed from. */
  parsed(text: string): unknown;
}

export const noCache: Cache = { output: () => undefined, checked: () => false, parsed: () => undefined };

/** The key of a result that depends on these values and on nothing else; the order of keys counts. */
export const keyOf = (...values: readonly unknown[]): string => hash('sha256', JSON.stringify(values)).slice(0, 32);
