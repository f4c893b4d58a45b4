/** What one look at a deployment found. */
export interface Finding {
  /** What was looked at. */
  readonly check: string;
  /** `problem`: the service does not work so. `warning`: a part of it does not, or will not for long. */
  readonly state: 'ok' | 'warning' | 'problem';
  /** What is there, in one line, without secrets. */
  readonly found: string;
  /** What to do about it; null where nothing is to be done. */
  readonly todo: string | null;
}

export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found, todo: null });

export const warning = (check: string, found: string, todo: string): Finding => ({
  check,
  state: 'warning',
  found,
  todo,
});

export const problem = (check: string, found: string, todo: string): Finding => ({
  check,
  state: 'problem',
  found,
  todo,
});

/** What somebody else's code threw, in one line. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error)).split(
    '\n',
  )[0] ?? '';
