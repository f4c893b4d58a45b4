/** The result of one check of a deployment. */
export interface Finding {
  /** The checked part. */
  readonly check: string;
  /** `problem`: the service does not work so. `warning`: a part of it does not, or will not for long. */
  readonly state: 'ok' | 'warning' | 'problem';
  /** The state of the part in one line, without secrets. */
  readonly found: string;
  /** The remedy; null if nothing has to be done. */
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

/** Returns an error of another library in one line. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error)).split(
    '\n',
  )[0] ?? '';
